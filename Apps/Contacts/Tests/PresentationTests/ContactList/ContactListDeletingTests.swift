import AppTesting
import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// C4 to C6: deletion, also of unknown ids, and undo.
@MainActor
struct ContactListDeletingTests {
  private final class Navigation: ContactListNavigation {
    var notices: [String] = []

    func showContact(_ id: String) {}
    func addContact() {}
    func showNotice(title: String, text: String) { notices.append("\(title): \(text)") }
  }

  private let navigation = Navigation()
  private let view = ContactListSpy()
  private let clock = TestClock()
  private let repository = FakeRepository(
    stored: .success([.evan, .zhang]),
    refreshed: .failure(.service(.offline)),
    looked: .success(nil)
  )

  private func attached() async -> ContactListPresenter {
    let presenter = ContactListPresenter(
      repository: repository,
      texts: .english,
      environment: .of("en", clock: clock),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    view.forget()
    return presenter
  }

  /// Swipes Evan's row away; the rows that follow are without him.
  private func deleteEvan(_ presenter: ContactListPresenter) async {
    repository.stored([.zhang])
    presenter.deleteTapped("1")
    await until { view.state?.summary == "Z: 2" && view.state?.undo != nil }
  }

  // MARK: - C4

  @Test func deletesInTheStoreFirstAndThenSendsTheListOnce() async {
    let presenter = await attached()
    let calls = repository.calls.count
    repository.hold()
    repository.stored([.zhang])
    presenter.deleteTapped("1")
    await until { repository.calls.last == "delete 1" }
    #expect(view.states.isEmpty)
    repository.release()
    await until { view.state?.summary == "Z: 2" }
    #expect(Array(repository.calls[calls...]) == ["delete 1", "contacts"])
    #expect(Set(view.states.filter { $0.summary == "Z: 2" }.map(\.revision)).count == 1)
    #expect(navigation.notices.isEmpty)
  }

  @Test func aFailedDeletionKeepsTheRowAndShowsTheReason() async {
    let presenter = await attached()
    repository.changes(.store(.failed("disk")))
    presenter.deleteTapped("1")
    await presenter.drain()
    #expect(view.states.allSatisfy { $0.summary == "E: 1 Z: 2" && $0.undo == nil })
    #expect(
      navigation.notices
        == ["Contact Not Deleted: The contacts saved on this device can’t be opened."]
    )
  }

  @Test func theLastOneLeavesTheEmptyState() async {
    let repository = FakeRepository(
      stored: .success([.evan]),
      refreshed: .success(.of(.evan)),
      looked: .success(nil)
    )
    let presenter = ContactListPresenter(
      repository: repository,
      texts: .english,
      environment: .of("en", clock: clock),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    repository.stored([])
    presenter.deleteTapped("1")
    await until { view.state?.summary == "No Contacts [Try Again]" }
    #expect(view.state?.undo?.text == "Deleted “\u{2068}EvanYang\u{2069}”")
  }

  // MARK: - C5

  @Test func deletingAnUnknownIDShowsANoticeAndRendersAgain() async {
    let presenter = await attached()
    let revision = presenter.state.revision
    repository.changes(.store(.notFound("9")))
    presenter.deleteTapped("9")
    await presenter.drain()
    #expect(
      navigation.notices == ["Contact Not Deleted: This contact was deleted or doesn’t exist."]
    )
    #expect(view.states.map(\.summary) == ["E: 1 Z: 2"])
    #expect(view.state?.revision != revision)
  }

  // MARK: - C6

  @Test func namesTheDeletedContactAndOffersUndo() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    #expect(
      view.state?.undo == .init(text: "Deleted “\u{2068}EvanYang\u{2069}”", button: "Undo")
    )
    #expect(view.commands == ["announce Deleted “\u{2068}EvanYang\u{2069}”"])
  }

  @Test func undoBringsTheRowBack() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    repository.stored([.evan, .zhang])
    presenter.undoTapped()
    #expect(view.state?.undo == nil)
    await presenter.drain()
    #expect(repository.calls.contains("restore 1"))
    #expect(view.state?.summary == "E: 1 Z: 2")
    #expect(view.commands.last == "announce “\u{2068}EvanYang\u{2069}” was restored.")
    presenter.undoTapped()
    await presenter.drain()
    #expect(repository.calls.filter { $0.hasPrefix("restore") }.count == 1)
  }

  @Test func theOfferIsWithdrawnAfterAWhile() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    await clock.waitForSleepers()
    clock.advance(by: Duration.undoOffer - .seconds(1))
    #expect(view.state?.undo != nil)
    clock.advance(by: .seconds(1))
    await presenter.drain()
    #expect(view.state?.undo == nil)
    presenter.undoTapped()
    await presenter.drain()
    #expect(!repository.calls.contains("restore 1"))
  }

  @Test func theNextDeletionTakesTheOffersPlaceAndItsOwnTime() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    repository.stored([])
    presenter.deleteTapped("2")
    await until { view.state?.undo?.text == "Deleted “\u{2068}ZhangSan\u{2069}”" }
    await until { clock.sleeperCount == 1 }
    clock.advance(by: Duration.undoOffer - .seconds(3))
    #expect(view.state?.undo != nil)
    clock.advance(by: .seconds(3))
    await presenter.drain()
    #expect(view.state?.undo == nil)
  }

  @Test func aFailedUndoShowsANoticeAndIsOfferedAgain() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    repository.changes(.store(.failed("disk")))
    presenter.undoTapped()
    await until { view.state?.undo != nil }
    #expect(
      navigation.notices
        == ["Contact Not Restored: The contacts saved on this device can’t be opened."]
    )
  }

  @Test func theOfferStaysWhileAContactIsViewed() async {
    let presenter = await attached()
    await deleteEvan(presenter)
    presenter.detach(view)
    presenter.attach(view)
    #expect(view.state?.undo != nil)
  }

  @Test func aDeletionGoesOnThoughTheScreenGoes() async {
    let presenter = await attached()
    repository.hold()
    presenter.deleteTapped("1")
    await until { repository.calls.last == "delete 1" }
    presenter.destroy()
    repository.release()
    await presenter.drain()
    #expect(view.states.isEmpty)
  }
}
