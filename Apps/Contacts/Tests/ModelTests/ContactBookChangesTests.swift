import ContactsModel
import Testing

/// The user's changes: first the store, then a notification of all observers.
@MainActor
struct ContactBookChangesTests {
  private final class Log {
    var notifications = 0
  }

  private let store: any ContactStore = InMemoryContactStore()
  private let log = Log()

  private func book(_ answers: ScriptedService.Answer = .failure(.offline)) -> ContactBook {
    ContactBook(service: ScriptedService(answers), store: store, makeID: { "new" })
  }

  @Test func addsUnderANewIDAndNotifies() async throws {
    let book = book()
    let observation = book.observe { log.notifications += 1 }
    let added = try await book.add(ContactInput(name: " 陈静怡 ", position: "产品经理"))
    #expect(added == Contact(id: "new", name: "陈静怡", sortKey: "chen jing yi", position: "产品经理"))
    #expect(try await store.contacts() == [added])
    #expect(log.notifications == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func twoOfOneNameAreTwoContacts() async throws {
    try await store.merge([.evan], version: nil)
    _ = try await book().add(ContactInput(name: Contact.evan.name))
    #expect(try await store.contacts().map(\.name) == ["EvanYang", "EvanYang"])
  }

  @Test func updatesUnderTheSameID() async throws {
    let book = book()
    try await store.merge([.evan], version: nil)
    let updated = try await book.update(id: "1", to: ContactInput(name: "Yvan", phone: "110"))
    #expect(updated == Contact(id: "1", name: "Yvan", sortKey: "yvan", phone: "110"))
    #expect(try await store.contacts() == [updated])
  }

  @Test func theDirectorysReadingHoldsAsLongAsTheName() async throws {
    let book = book()
    let zeng = Contact(id: "7", name: "曾国岳", sortKey: "zeng guoyue")
    try await store.merge([zeng], version: nil)
    let moved = try await book.update(id: "7", to: ContactInput(name: "曾国岳", position: "DBA"))
    #expect(moved.sortKey == "zeng guoyue")
    let renamed = try await book.update(id: "7", to: ContactInput(name: "曾国强"))
    #expect(renamed.sortKey == "zeng guo qiang")
  }

  @Test func rejectsInvalidInput() async throws {
    let book = book()
    try await store.merge([.evan], version: nil)
    let observation = book.observe { log.notifications += 1 }
    let problems: [ContactInput.Field: ContactInput.Problem] = [
      .name: .missing, .email: .malformed,
    ]
    let input = ContactInput(name: " ", email: "x")
    await #expect(throws: ContactsError.input(problems)) { try await book.add(input) }
    await #expect(throws: ContactsError.input(problems)) {
      try await book.update(id: "1", to: input)
    }
    #expect(try await store.contacts() == [.evan])
    #expect(log.notifications == 0)
    withExtendedLifetime(observation) {}
  }

  @Test func deletesAndBringsBack() async throws {
    let book = book()
    try await store.merge([.evan, .zhang], version: nil)
    let observation = book.observe { log.notifications += 1 }
    let deletion = try await book.delete(id: "1")
    #expect(try await store.contacts() == [.zhang])
    try await book.restore(deletion)
    #expect(try await Set(store.contacts()) == [.evan, .zhang])
    #expect(log.notifications == 2)
    withExtendedLifetime(observation) {}
  }

  @Test func changingAnUnknownContactThrows() async {
    let book = book()
    let error = ContactsError.store(.notFound("9"))
    await #expect(throws: error) { try await book.delete(id: "9") }
    await #expect(throws: error) { try await book.update(id: "9", to: ContactInput(name: "n")) }
  }

  @Test func notifiesAfterAMergeOnlyIfTheDirectoryHasChanged() async throws {
    let book = ContactBook(
      service: ScriptedService(.success(.records([.evan], version: "a")), .success(.notModified)),
      store: store
    )
    let observation = book.observe { log.notifications += 1 }
    _ = try await book.refresh()
    _ = try await book.refresh()
    #expect(log.notifications == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func releasedObserversAreNotNotified() async throws {
    let book = book()
    var observation: ContactObservation? = book.observe { log.notifications += 1 }
    let other = book.observe { log.notifications += 10 }
    #expect(observation != nil)
    observation = nil
    _ = try await book.add(ContactInput(name: "n"))
    #expect(log.notifications == 10)
    withExtendedLifetime(other) {}
  }

  @Test func aRefreshKeepsLocalChanges() async throws {
    let book = book(.success(.records([.evan, .zhang], version: "b")))
    try await store.merge([.evan, .zhang], version: "a")
    let edited = try await book.update(id: "1", to: ContactInput(name: "EvanYang", phone: "110"))
    let added = try await book.add(ContactInput(name: "n"))
    _ = try await book.delete(id: "2")
    let update = try await book.refresh()
    #expect(Set(update.contacts) == [edited, added])
  }
}
