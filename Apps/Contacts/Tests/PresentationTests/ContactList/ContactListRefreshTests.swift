import AppTesting
import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// Pull to refresh (C2, C3), and changes from elsewhere (C8).
@MainActor
struct ContactListRefreshTests {
  private final class Navigation: ContactListNavigation {
    func showContact(_ id: String) {}
    func addContact() {}
    func showNotice(title: String, text: String) {}
  }

  private let navigation = Navigation()
  private let view = ContactListSpy()

  private func attached(_ repository: FakeRepository) async -> ContactListPresenter {
    let presenter = ContactListPresenter(
      repository: repository,
      texts: .english,
      environment: .of("en"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    view.forget()
    return presenter
  }

  /// The number of times that a pulled refresh ended.
  private var ends: Int {
    zip(view.states, view.states.dropFirst()).count { $0.isPulled && !$1.isPulled }
  }

  @Test func pullingEndsOnceWithTheNewRows() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan)),
      .success(.of(.evan, .zhang)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    presenter.pulledToRefresh()
    #expect(view.state?.isPulled == true)
    await presenter.drain()
    #expect(ends == 1)
    #expect(view.state?.summary == "E: 1 Z: 2")
    #expect(view.states.filter { !$0.isPulled }.allSatisfy { $0.summary == "E: 1 Z: 2" })
  }

  @Test(arguments: [
    ContactsError.service(.offline), .service(.timeout), .service(.status(500)),
    .service(.decoding("…")), .service(.empty), .store(.failed("disk")),
  ])
  func pullingEndsOnceWithAMessageIfItFails(_ error: ContactsError) async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan)),
      .failure(error),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    presenter.pulledToRefresh()
    await presenter.drain()
    #expect(ends == 1)
    #expect(view.state?.summary == "E: 1")
    #expect(view.state?.banner?.text == ContactsTexts.english.sentence(for: error))
    #expect(view.state?.banner?.button == "Try Again")
  }

  @Test func pullingEndsThoughTheRowsCannotBeRead() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    repository.storedFails(.store(.failed("disk")))
    repository.hold()
    presenter.pulledToRefresh()
    await until { repository.calls.last == "refresh" }
    repository.notifyOfChange()
    await until { view.state?.banner != nil }
    #expect(ends == 1)
    #expect(view.state?.summary.hasPrefix("E: 1") == true)
    repository.release()
    await presenter.drain()
    #expect(ends == 1)
  }

  @Test func aChangeFromElsewhereIsShownOnce() async {
    let repository = FakeRepository(
      stored: .success([.evan, .zhang]),
      refreshed: .failure(.service(.offline)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    var renamed = Contact.evan
    renamed.name = "Zoe"
    renamed.sortKey = "zoe"
    repository.stored([renamed, .zhang])
    repository.notifyOfChange()
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.states.map(\.summary) == ["Z: 2,1"])
    repository.notifyOfChange()
    await presenter.drain()
    #expect(view.states.count == 1)
  }

  @Test func observesNothingAfterItsEnd() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .failure(.service(.offline)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(repository.observerCount == 1)
    presenter.destroy()
    #expect(repository.observerCount == 0)
  }
}
