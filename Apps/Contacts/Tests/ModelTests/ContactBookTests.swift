import ContactsModel
import Testing

struct ContactBookTests {
  private let store: any ContactStore = InMemoryContactStore()

  private func book(_ answers: ScriptedService) -> ContactBook {
    ContactBook(service: answers, store: store)
  }

  @Test func refreshingFillsTheStoreAndCountsBadRecords() async throws {
    let service = ScriptedService(
      .success(.records([.evan, ContactRecord(["id": "4"]), .zhang], version: "a"))
    )
    let book = book(service)
    #expect(try await book.contacts().isEmpty)
    let update = try await book.refresh()
    #expect(Set(update.contacts) == [.evan, .zhang])
    #expect(update.skipped == 1)
    #expect(try await Set(book.contacts()) == [.evan, .zhang])
    #expect(try await store.version() == "a")
  }

  @Test func sendsTheLastVersionOfTheDirectory() async throws {
    let service = ScriptedService(.success(.records([.evan], version: "a")), .success(.notModified))
    let book = book(service)
    _ = try await book.refresh()
    #expect(try await book.refresh().contacts == [.evan])
    #expect(service.asked == [nil, "a"])
  }

  @Test func aFailedRefreshLeavesTheRowsAsTheyWere() async throws {
    try await store.merge([.evan], version: "a")
    let book = book(ScriptedService(.failure(.offline)))
    await #expect(throws: ContactsError.service(.offline)) { try await book.refresh() }
    #expect(try await book.contacts() == [.evan])
  }

  @Test func refreshesThatMeetShareOneRequest() async throws {
    let service = ScriptedService(.success(.records([.evan], version: nil)))
    let book = book(service)
    service.hold()
    async let first = book.refresh()
    async let second = book.contact(id: "1")
    while service.asked.isEmpty { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    service.release()
    #expect(try await first.contacts == [.evan])
    #expect(try await second == .evan)
    #expect(service.asked.count == 1)
  }

  @Test func findsAContactOnANewDevice() async throws {
    let book = book(ScriptedService(.success(.records([.evan], version: "a"))))
    #expect(try await book.contact(id: "1") == .evan)
  }

  @Test(arguments: ["a", nil])
  func requestsAnUnknownContactOnce(_ version: String?) async throws {
    let service = ScriptedService(.success(.records([.evan], version: version)))
    let book = book(service)
    #expect(try await book.contact(id: "7") == nil)
    #expect(try await book.contact(id: "7") == nil)
    #expect(service.asked.count == 1)
  }

  @Test func aContactThatCannotBeLookedUpIsNotCalledAbsent() async throws {
    let book = book(ScriptedService(.failure(.timeout)))
    await #expect(throws: ContactsError.service(.timeout)) { try await book.contact(id: "1") }
  }

  @Test func deletedContactsDoNotComeBack() async throws {
    let book = book(ScriptedService(.success(.records([.evan, .zhang], version: nil))))
    _ = try await book.refresh()
    try await store.delete(id: "1")
    #expect(try await book.refresh().contacts == [.zhang])
  }
}
