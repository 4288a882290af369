import AppTesting
import ContactsModel
import Foundation
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

@MainActor
struct ContactListPresenterTests {
  private final class Navigation: ContactListNavigation {
    var log: [String] = []

    func showContact(_ id: String) { log.append("contact \(id)") }
    func addContact() { log.append("add") }
    func showNotice(title: String, text: String) { log.append(title) }
  }

  private let navigation = Navigation()
  private let view = ContactListSpy()

  private func presenter(_ repository: FakeRepository) -> ContactListPresenter {
    ContactListPresenter(
      repository: repository,
      texts: .english,
      environment: .of("en"),
      navigation: navigation
    )
  }

  private func attached(_ repository: FakeRepository) async -> ContactListPresenter {
    let presenter = presenter(repository)
    presenter.attach(view)
    await presenter.drain()
    return presenter
  }

  // MARK: - Loading

  @Test func onANewDeviceLoadsUntilTheDirectoryAnswers() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of(.zhang, .evan)),
      looked: .success(nil)
    )
    _ = await attached(repository)
    #expect(view.states.map(\.summary) == ["Loading contacts…", "E: 1 Z: 2"])
    #expect(repository.calls == ["contacts", "refresh", "contacts"])
  }

  @Test func showsTheRowsAtHandWhileNewerOnesAreFetched() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan, .zhang)),
      looked: .success(nil)
    )
    _ = await attached(repository)
    #expect(view.states.last?.summary == "E: 1 Z: 2")
    #expect(view.states.contains { $0.summary == "E: 1 (refreshing)" })
  }

  @Test func showsAnEmptyState() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of()),
      .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(view.state?.summary == "No Contacts [Try Again]")
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.state?.summary == "E: 1")
  }

  @Test func rowsThatAreGoneFromTheDirectoryGo() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of()),
      looked: .success(nil)
    )
    _ = await attached(repository)
    #expect(view.state?.summary == "No Contacts [Try Again]")
  }

  @Test func mentionsRecordsThatCouldNotBeUsed() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of(.evan, skipped: 2)),
      looked: .success(nil)
    )
    _ = await attached(repository)
    let banner = view.state?.banner
    #expect(banner?.text == "2 contacts in the directory couldn’t be read.")
    #expect(banner?.button == nil)
  }

  // MARK: - Failures

  @Test func withoutRowsAFailureTakesTheScreenAndCanBeRetried() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .failure(.service(.offline)),
      .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(view.state?.summary == "No Connection [Try Again]")
    presenter.retryTapped()
    #expect(view.state?.summary == "Loading contacts…")
    await presenter.drain()
    #expect(view.state?.summary == "E: 1")
  }

  @Test func withRowsAFailureIsABannerAboveThem() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .failure(.service(.timeout)),
      .success(.of(.evan, .zhang)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(view.state?.summary == "E: 1")
    #expect(view.state?.banner?.text == "The directory took too long to respond.")
    #expect(view.state?.banner?.button == "Try Again")
    presenter.retryTapped()
    #expect(view.state?.banner == nil)
    await presenter.drain()
    #expect(view.state?.summary == "E: 1 Z: 2")
    #expect(view.state?.banner == nil)
  }

  @Test func aFailedStoreIsReadAgainOnRetry() async {
    let repository = FakeRepository(
      stored: .failure(.store(.failed("disk"))),
      .success([]),
      refreshed: .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(view.state?.summary == "Contacts Unavailable [Try Again]")
    presenter.retryTapped()
    await presenter.drain()
    #expect(view.state?.summary == "E: 1")
  }

  @Test func reportsADamagedStoreOnce() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .failure(.service(.offline)),
      looked: .success(nil),
      notice: .damagedFileSetAside(URL(filePath: "/aside"))
    )
    let presenter = await attached(repository)
    presenter.retryTapped()
    await presenter.drain()
    #expect(navigation.log == ["Contacts Damaged"])
  }

  // MARK: - Time

  @Test func anOlderReplyChangesNothing() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.chen)),
      .success(.of(.evan, .zhang)),
      looked: .success(nil)
    )
    repository.hold()
    let presenter = presenter(repository)
    presenter.attach(view)
    await until { repository.calls.count == 2 }
    presenter.retryTapped()
    await until { repository.calls.count == 3 }
    repository.release()
    // The older response is stored before the newer one.
    await TestNavigator().settle()
    repository.release()
    await presenter.drain()
    #expect(view.state?.summary == "E: 1 Z: 2")
    #expect(!view.states.contains { $0.summary.contains("C:") })
  }

  @Test func aReplyWhileDetachedIsShownOnTheNextAttach() async {
    let repository = FakeRepository(
      stored: .success([]),
      refreshed: .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = presenter(repository)
    presenter.attach(view)
    presenter.detach(view)
    await presenter.drain()
    #expect(view.states.count == 1)
    presenter.attach(view)
    #expect(view.state?.summary == "E: 1")
    await presenter.drain()
    #expect(repository.calls == ["contacts", "refresh", "contacts"])
  }

  // MARK: - Rows

  @Test func rowsAreReadyToShow() async {
    let repository = FakeRepository(
      stored: .success([.evan, .chen]),
      refreshed: .failure(.service(.offline)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    #expect(
      presenter.row("1")
        == ContactRowViewData(
          monogram: MonogramViewData(.evan),
          name: "EvanYang",
          position: "IT Developer"
        )
    )
    #expect(
      presenter.row("3")
        == ContactRowViewData(monogram: MonogramViewData(.chen), name: "陈静怡", position: nil)
    )
    #expect(presenter.row("9") == nil)
  }

  @Test func opensTheContactThatWasTappedIfItIsStillThere() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .failure(.service(.offline)),
      looked: .success(nil)
    )
    let presenter = await attached(repository)
    presenter.contactTapped("1")
    presenter.contactTapped("9")
    #expect(navigation.log == ["contact 1"])
  }
}
