import ContactsModel
import Foundation
import GRDB
import Testing

struct SQLiteContactStoreTests {
  private let folder = TemporaryFolder()
  private var file: URL { folder.file("contacts.sqlite") }

  @Test func opensItsFileOnFirstUseOnly() async throws {
    let store = SQLiteContactStore(file: file)
    #expect(!FileManager.default.fileExists(atPath: file.path))
    _ = try await store.contacts()
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func keepsRowsVersionAndDeletionsAcrossLaunches() async throws {
    let before = SQLiteContactStore(file: file)
    try await before.merge([.evan, .zhang, .li], version: "a")
    try await before.delete(id: "2")
    await before.close()

    let after = SQLiteContactStore(file: file)
    #expect(try await Set(after.contacts()) == [.evan, .li])
    #expect(try await after.version() == "a")
    try await after.merge([.evan, .zhang, .li], version: "b")
    #expect(try await Set(after.contacts()) == [.evan, .li])
  }

  @Test func opensAgainAfterClosing() async throws {
    let store = SQLiteContactStore(file: file)
    try await store.merge([.evan], version: nil)
    await store.close()
    #expect(try await store.contacts() == [.evan])
  }

  @Test func setsAFileAsideThatIsNoDatabase() async throws {
    let bytes = Data(repeating: 0x41, count: 8192)
    _ = try folder.write(bytes, to: "contacts.sqlite")
    let store = SQLiteContactStore(file: file)
    #expect(try await store.contacts().isEmpty)

    let aside = file.appendingPathExtension("damaged-1")
    #expect(await store.takeNotice() == .damagedFileSetAside(aside))
    #expect(await store.takeNotice() == nil)
    #expect(try Data(contentsOf: aside) == bytes)
    try await store.merge([.evan], version: nil)
    #expect(try await store.contacts() == [.evan])
  }

  @Test func setsADatabaseAsideWhosePagesAreDamaged() async throws {
    try await SQLiteContactStore(file: file).merge([.evan, .zhang], version: "a")
    var bytes = try Data(contentsOf: file)
    // All pages but the first, which contains the header and the schema.
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xFF, count: bytes.count - 4096))
    try bytes.write(to: file)

    let store = SQLiteContactStore(file: file)
    #expect(try await store.contacts().isEmpty)
    #expect(await store.takeNotice() != nil)
  }

  @Test func logsTheNamesOfADamagedFileOnce() async throws {
    _ = try folder.write(Data("Ana +1 555".utf8), to: "contacts.sqlite")
    let log = LogLines()
    let store = SQLiteContactStore(file: file, log: log.append)
    for _ in 1...2 { #expect(try await store.contacts().isEmpty) }
    let line = try #require(log.all.first)
    #expect(log.all.count == 1)
    #expect(line.contains(file.path))
    #expect(line.contains(file.appendingPathExtension("damaged-1").path))
    #expect(!line.contains("Ana"))
  }

  @Test func neverOverwritesFilesSetAsideBefore() async throws {
    for round in 1...2 {
      _ = try folder.write(Data(repeating: UInt8(round), count: 4096), to: "contacts.sqlite")
      _ = try await SQLiteContactStore(file: file).contacts()
    }
    let second = try Data(contentsOf: file.appendingPathExtension("damaged-2"))
    #expect(second.first == 2)
    #expect(try Data(contentsOf: file.appendingPathExtension("damaged-1")).first == 1)
  }

  @Test func throwsIfTheFileCannotBeCreated() async throws {
    let blocked = try folder.write(Data(), to: "no-folder")
    let store = SQLiteContactStore(file: blocked.appendingPathComponent("contacts.sqlite"))
    await #expect {
      try await store.contacts()
    } throws: {
      if case .failed? = $0 as? ContactStoreError { true } else { false }
    }
  }

  @Test func anInterruptedMergeLeavesTheRowsAsTheyWere() async throws {
    let store = SQLiteContactStore(file: file)
    try await store.merge([.evan, .zhang], version: "a")
    await #expect(throws: ContactStoreError.self) {
      try await store.merge([.li, .li], version: "b")
    }
    #expect(try await Set(store.contacts()) == [.evan, .zhang])
    #expect(try await store.version() == "a")
  }

  @Test func keepsOwnChangesAcrossLaunches() async throws {
    let before = SQLiteContactStore(file: file)
    try await before.merge([.evan], version: "a")
    var edited = Contact.evan
    edited.position = "Architect"
    try await before.update(edited)
    try await before.insert(.li)
    await before.close()

    let after = SQLiteContactStore(file: file)
    try await after.merge([.evan, .zhang], version: "b")
    #expect(try await Set(after.contacts()) == [edited, .zhang, .li])
  }

  /// A file of version 1: two contacts, one deletion, the directory's version "a".
  @Test func readsAFileOfTheVersionBeforeOwnChanges() async throws {
    let old = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/contacts-version-1.sql")
    let statements = try String(contentsOf: old, encoding: .utf8)
    _ = try folder.write(Data(), to: "contacts.sqlite")
    let before = try DatabaseQueue(path: file.path)
    try await before.writeWithoutTransaction { try $0.execute(sql: statements) }
    try before.close()

    let store = SQLiteContactStore(file: file)
    #expect(try await Set(store.contacts()) == [.evan, .li])
    #expect(try await store.version() == "a")
    #expect(await store.takeNotice() == nil)
    var edited = Contact.evan
    edited.name = "Evan Yang"
    try await store.update(edited)
    try await store.merge([.evan, .zhang], version: "b")
    #expect(try await store.contacts() == [edited])
  }

  @Test func keepsNothingOfADeletedContactButItsID() async throws {
    let store = SQLiteContactStore(file: file)
    try await store.merge([.evan, .zhang], version: "a")
    try await store.delete(id: "1")
    await store.close()
    let bytes = try Data(contentsOf: file)
    #expect(bytes.range(of: Data("Develop the IT Process".utf8)) == nil)
    #expect(bytes.range(of: Data("Develop for the iOS".utf8)) != nil)
  }
}
