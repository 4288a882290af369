public import Foundation
import GRDB
import ModelKit

/// A store in an SQLite file, with a connection that has a small cache and opens on first use.
public actor SQLiteContactStore: ContactStore {
  private let file: URL
  private let log: @Sendable (String) -> Void
  private var connection: DatabaseQueue?
  private var notice: ContactStoreNotice?

  /// - Parameters:
  ///   - file: The database file; it and its folder are created if necessary.
  ///   - log: Receives a line with file names when a damaged file was set aside.
  public init(file: URL, log: @escaping @Sendable (String) -> Void = { _ in }) {
    self.file = file
    self.log = log
  }

  /// Closes the file until its next use.
  public func close() {
    connection = nil
  }

  public func contacts() async throws(ContactStoreError) -> [Contact] {
    try await read { try ContactRow.fetchAll($0).map(\.contact) }
  }

  public func contact(id: Contact.ID) async throws(ContactStoreError) -> Contact? {
    try await read { try ContactRow.fetchOne($0, key: id)?.contact }
  }

  public func version() async throws(ContactStoreError) -> String? {
    try await read { try String.fetchOne($0, sql: "SELECT version FROM merge") }
  }

  public func merge(
    _ contacts: [Contact],
    version: String?
  ) async throws(ContactStoreError) {
    try await write { db in
      let kept = try Set(
        String.fetchAll(db, sql: "SELECT id FROM deletion UNION SELECT id FROM contact WHERE isOwn")
      )
      try db.execute(sql: "DELETE FROM contact WHERE NOT isOwn")
      for contact in contacts where !kept.contains(contact.id) {
        try ContactRow(contact, isOwn: false).insert(db)
      }
      try db.execute(sql: "INSERT OR REPLACE INTO merge VALUES (0, ?)", arguments: [version])
    }
  }

  public func insert(_ contact: Contact) async throws(ContactStoreError) {
    let isNew = try await write { db in
      guard try !ContactRow.exists(db, key: contact.id) else { return false }
      try ContactRow(contact, isOwn: true).insert(db)
      return true
    }
    if !isNew { throw .exists(contact.id) }
  }

  public func update(_ contact: Contact) async throws(ContactStoreError) {
    let wasThere = try await write { db in
      guard try ContactRow.exists(db, key: contact.id) else { return false }
      try ContactRow(contact, isOwn: true).update(db)
      return true
    }
    if !wasThere { throw .notFound(contact.id) }
  }

  @discardableResult
  public func delete(id: Contact.ID) async throws(ContactStoreError) -> ContactDeletion {
    let row = try await write { db -> ContactRow? in
      guard let row = try ContactRow.fetchOne(db, key: id) else { return nil }
      try row.delete(db)
      try db.execute(sql: "INSERT OR IGNORE INTO deletion VALUES (?)", arguments: [id])
      return row
    }
    guard let row else { throw .notFound(id) }
    return ContactDeletion(contact: row.contact, isOwn: row.isOwn)
  }

  public func restore(_ deletion: ContactDeletion) async throws(ContactStoreError) {
    try await write { db in
      try db.execute(
        sql: "DELETE FROM deletion WHERE id = ?",
        arguments: [deletion.contact.id]
      )
      guard db.changesCount > 0 else { return }
      try ContactRow(deletion.contact, isOwn: deletion.isOwn).insert(db)
      if !deletion.isOwn { try db.execute(sql: "UPDATE merge SET version = NULL") }
    }
  }

  public func takeNotice() -> ContactStoreNotice? {
    defer { notice = nil }
    return notice
  }
}

// MARK: - Access

extension SQLiteContactStore {
  private func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ContactStoreError) -> Value {
    do {
      return try await open().read(body)
    } catch {
      throw .failed("\(error)")
    }
  }

  /// Writes in one transaction, which is rolled back if `body` throws.
  private func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws(ContactStoreError) -> Value {
    do {
      return try await open().write(body)
    } catch {
      throw .failed("\(error)")
    }
  }

  private func open() throws -> DatabaseQueue {
    if let connection { return connection }
    let opened = try openOrBeginAnew()
    connection = opened
    return opened
  }

  private func openOrBeginAnew() throws -> DatabaseQueue {
    do {
      return try ContactDatabase.open(file)
    } catch let error as DatabaseError where error.isDamage {
      // SQLite has rolled back the journal before it read the file.
      let aside = try DamagedFile.setAside(file)
      log(DamagedFile.line(file, setAsideAs: aside))
      notice = .damagedFileSetAside(aside)
      return try ContactDatabase.open(file)
    }
  }
}

extension DatabaseError {
  /// A Boolean value that indicates whether the file itself is damaged, so that retrying does not
  /// help.
  fileprivate var isDamage: Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB].contains(resultCode)
  }
}
