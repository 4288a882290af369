import AppTesting
import ContactsModel
import Rostrum
import RostrumTesting
import Testing

@testable import ContactsPresentation

/// Scenes of a device share a book, and each shows the changes of the others.
@MainActor
struct SharedBookTests {
  private struct NoService: ContactService {
    func fetch(since version: String?) async throws(ContactServiceError) -> ContactFetch {
      throw .offline
    }
  }

  private final class Navigation: ContactListNavigation, ContactDetailNavigation,
    ContactFormNavigation, ContactFormQuestions
  {
    func showContact(_ id: String) {}
    func addContact() {}
    func editContact(_ id: String) {}
    func showAllContacts() {}
    func showNotice(title: String, text: String) {}
    func leaveForm() {}
    func formSaved(_ id: String) {}
    func formDeleted(_ deletion: ContactDeletion) {}
    func mayDiscard(isNew: Bool) async -> Bool { true }
    func mayDelete() async -> Bool { true }
    func resolveConflict() async -> ContactFormChoice? { nil }
  }

  private let navigation = Navigation()
  private let book = ContactBook(
    service: NoService(),
    store: InMemoryContactStore([.evan, .zhang]),
    makeID: { "new" }
  )

  private func list(_ view: ContactListSpy) async -> ContactListPresenter {
    let presenter = ContactListPresenter(
      repository: book,
      texts: .english,
      environment: .of("en"),
      navigation: navigation
    )
    presenter.attach(view)
    await presenter.drain()
    view.forget()
    return presenter
  }

  @Test func aDeletionAndItsUndoAreSeenByEveryListOnce() async {
    let (mine, theirs) = (ContactListSpy(), ContactListSpy())
    let first = await list(mine)
    let second = await list(theirs)
    first.deleteTapped("1")
    await until { mine.state?.undo != nil && mine.state?.summary == "Z: 2" }
    await second.drain()
    #expect(theirs.states.map(\.summary) == ["Z: 2"])
    #expect(theirs.state?.undo == nil)
    #expect(theirs.commands.isEmpty)
    first.undoTapped()
    await first.drain()
    await second.drain()
    #expect(theirs.states.map(\.summary) == ["Z: 2", "E: 1 Z: 2"])
    // As before (with the undo bar), without Evan, and with him again: nothing was rendered twice.
    #expect(Set(mine.states.compactMap(\.revision)).count == 3)
  }

  @Test func anEditIsSeenInListsAndOnTheContactsScreen() async {
    let (rows, card) = (ContactListSpy(), ContactDetailSpy())
    let list = await list(rows)
    let detail = ContactDetailPresenter(
      id: "1",
      repository: book,
      texts: .english,
      navigation: navigation
    )
    detail.attach(card)
    await detail.drain()
    let form = ContactFormPresenter(
      id: "1",
      repository: book,
      texts: .english,
      navigation: navigation
    )
    let view = ContactFormSpy()
    form.attach(view)
    await form.drain()
    form.textChanged(.name, "Zoe")
    form.doneTapped()
    await form.drain()
    await list.drain()
    await detail.drain()
    #expect(rows.states.map(\.summary) == ["Z: 2,1"])
    #expect(card.state?.title == "Zoe")
  }
}
