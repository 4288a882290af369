import ContactsModel
import Testing

/// The contract of `ContactStore`, for every implementation.
struct ContactStoreTests {
  enum Kind: CaseIterable {
    case memory
    case sqlite
  }

  private let folder = TemporaryFolder()

  private func store(_ kind: Kind) -> any ContactStore {
    switch kind {
    case .memory: InMemoryContactStore()
    case .sqlite: SQLiteContactStore(file: folder.file("contacts.sqlite"))
    }
  }

  @Test(arguments: Kind.allCases)
  func beginsEmpty(_ kind: Kind) async throws {
    let store = store(kind)
    #expect(try await store.contacts().isEmpty)
    #expect(try await store.version() == nil)
    #expect(try await store.contact(id: "1") == nil)
    #expect(await store.takeNotice() == nil)
  }

  @Test(arguments: Kind.allCases)
  func givesBackEveryField(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan, .zhang], version: "a")
    #expect(try await Set(store.contacts()) == [.evan, .zhang])
    #expect(try await store.contact(id: "1") == .evan)
    #expect(try await store.version() == "a")
  }

  @Test(arguments: Kind.allCases)
  func mergingReplacesRatherThanAppends(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan, .zhang], version: "a")
    var renamed = Contact.evan
    renamed.name = "Evan Yang"
    try await store.merge([renamed, .li], version: nil)
    #expect(try await Set(store.contacts()) == [renamed, .li])
    #expect(try await store.version() == nil)
  }

  @Test(arguments: Kind.allCases)
  func deletesByIDAndKeepsTheOthers(_ kind: Kind) async throws {
    let store = store(kind)
    var twin = Contact.evan
    twin = Contact(id: "9", name: twin.name, sortKey: twin.sortKey)
    try await store.merge([.evan, twin], version: "a")
    try await store.delete(id: "1")
    #expect(try await store.contacts() == [twin])
  }

  @Test(arguments: Kind.allCases)
  func deletedContactsStayAwayWhenMergedAgain(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan, .zhang], version: "a")
    try await store.delete(id: "1")
    try await store.merge([.evan, .zhang, .li], version: "b")
    #expect(try await Set(store.contacts()) == [.zhang, .li])
  }

  @Test(arguments: Kind.allCases)
  func deletingAnUnknownContactThrowsAndChangesNothing(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    await #expect(throws: ContactStoreError.notFound("7")) { try await store.delete(id: "7") }
    try await store.merge([.evan, Contact(id: "7", name: "New", sortKey: "new")], version: "b")
    #expect(try await store.contacts().count == 2)
  }

  // MARK: - A person's own changes

  @Test(arguments: Kind.allCases)
  func locallyAddedContactsSurviveAMerge(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    try await store.insert(.li)
    try await store.merge([.zhang], version: "b")
    #expect(try await Set(store.contacts()) == [.zhang, .li])
  }

  @Test(arguments: Kind.allCases)
  func anIDIsGivenOnce(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    await #expect(throws: ContactStoreError.exists("1")) {
      try await store.insert(Contact(id: "1", name: "Other", sortKey: "other"))
    }
    #expect(try await store.contacts() == [.evan])
  }

  @Test(arguments: Kind.allCases)
  func localEditsSurviveAMerge(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan, .zhang], version: "a")
    var edited = Contact.evan
    edited.position = "Architect"
    try await store.update(edited)
    #expect(try await store.contact(id: "1") == edited)
    try await store.merge([.evan, .li], version: "b")
    #expect(try await Set(store.contacts()) == [edited, .li])
    try await store.merge([], version: "c")
    #expect(try await store.contacts() == [edited])
  }

  @Test(arguments: Kind.allCases)
  func editingAnUnknownContactThrowsAndChangesNothing(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    await #expect(throws: ContactStoreError.notFound("2")) { try await store.update(.zhang) }
    #expect(try await store.contacts() == [.evan])
  }

  @Test(arguments: Kind.allCases)
  func undoingADeletionBringsTheContactBackAsItWas(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan, .zhang], version: "a")
    let deletion = try await store.delete(id: "1")
    #expect(deletion.contact == .evan)
    try await store.restore(deletion)
    #expect(try await Set(store.contacts()) == [.evan, .zhang])
    try await store.merge([.zhang], version: "b")
    #expect(try await store.contacts() == [.zhang])
  }

  /// The merge skipped the contact because of its tombstone, so the directory must be fetched
  /// again.
  @Test(arguments: Kind.allCases)
  func undoingWorksThoughTheDirectoryWasMergedMeanwhile(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    let deletion = try await store.delete(id: "1")
    var renamed = Contact.evan
    renamed.name = "Evan Yang"
    try await store.merge([renamed], version: "b")
    try await store.restore(deletion)
    #expect(try await store.contacts() == [.evan])
    #expect(try await store.version() == nil)
    try await store.merge([renamed], version: "b")
    #expect(try await store.contacts() == [renamed])
  }

  @Test(arguments: Kind.allCases)
  func aRestoredContactKeepsItsLocalChanges(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    var edited = Contact.evan
    edited.phone = "110"
    try await store.update(edited)
    try await store.insert(.li)
    let deletions = [try await store.delete(id: "1"), try await store.delete(id: "3")]
    #expect(try await store.contacts().isEmpty)
    try await store.merge([.evan], version: "b")
    for deletion in deletions { try await store.restore(deletion) }
    #expect(try await store.version() == "b")
    try await store.merge([.evan], version: "c")
    #expect(try await Set(store.contacts()) == [edited, .li])
  }

  @Test(arguments: Kind.allCases)
  func undoingTwiceUndoesOnce(_ kind: Kind) async throws {
    let store = store(kind)
    try await store.merge([.evan], version: "a")
    let deletion = try await store.delete(id: "1")
    try await store.restore(deletion)
    var edited = Contact.evan
    edited.position = "Architect"
    try await store.update(edited)
    try await store.restore(deletion)
    #expect(try await store.contacts() == [edited])
  }
}
