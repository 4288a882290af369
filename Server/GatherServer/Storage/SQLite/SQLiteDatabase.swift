import Foundation
import GRDB
import Synchronization

/// The embedded database: a file with its write-ahead log, or memory.
final class SQLiteDatabase: SQLDatabase {
  private let writer: any DatabaseWriter
  /// The file; nil for a database in memory.
  private let file: URL?
  private let announcements = Broadcast<StorageChange>()
  /// Rejects accesses after closing, on which GRDB would crash.
  private let door = ClosingDoor()
  private let writes = Atomic<UInt64>(0)

  /// Opens or creates a file, and migrates it to the newest version.
  /// - Throws: `DatabaseFileError`; the file is then unchanged.
  init(file: URL) throws {
    self.file = file
    do {
      writer = try Self.open(file)
    } catch {
      throw DatabaseFileError(file: file, cause: error)
    }
  }

  private static func open(_ file: URL) throws -> any DatabaseWriter {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    return try FolderLock.whileLocked(file.deletingLastPathComponent()) {
      let pool = try DatabasePool(path: file.path, configuration: configuration)
      if try pool.read(SQLiteMigrations.migrator.hasBeenSuperseded) {
        throw DatabaseFileError(file: file, reason: .newerVersion)
      }
      // Acknowledged writes survive a crash of the machine. Not earlier: GRDB sets a lower level
      // when it enables the write-ahead log.
      try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      try SQLiteMigrations.migrator.migrate(pool)
      try makePrivate(file)
      return pool
    }
  }

  /// Creates a database in memory that ends with this object.
  /// - Throws: `DatabaseError`.
  init() throws {
    file = nil
    writer = try DatabaseQueue(configuration: Self.configuration)
    try SQLiteMigrations.migrator.migrate(writer)
  }

  var version: UInt64? { writes.load(ordering: .acquiring) }

  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    try await translating {
      try await self.writer.read { db in
        try body(SQLiteConnection(db: db, announcements: self.announcements))
      }
    }
  }

  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    // A write that fails may have been committed all the same.
    defer { writes.add(1, ordering: .acquiringAndReleasing) }
    return try await translating {
      try await self.writer.write { db in
        try body(SQLiteConnection(db: db, announcements: self.announcements))
      }
    }
  }

  /// SQLite has only one writer at a time.
  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    try await write(body)
  }

  func changes() -> AsyncStream<StorageChange> {
    announcements.subscribe()
  }

  func close() async {
    announcements.finish()
    guard await door.close(), let pool = writer as? DatabasePool else { return }
    // The last connection to close is a reader, which would leave everything in the log.
    _ = try? await pool.writeWithoutTransaction { try $0.checkpoint(.truncate) }
    try? pool.close()
  }

  /// Transient errors, which another process or a full disk may cause.
  private static let passing: [ResultCode] = [.SQLITE_BUSY, .SQLITE_FULL, .SQLITE_IOERR]

  private func translating<R>(_ body: () async throws -> R) async throws -> R {
    guard door.enter() else { throw StorageError.unavailable }
    defer { door.leave() }
    do {
      return try await body()
    } catch let error as DatabaseError where Self.passing.contains(error.resultCode) {
      throw StorageError.unavailable
    } catch let error as DatabaseError where error.resultCode.needsOperator {
      guard let file else { throw error }
      throw DatabaseFileError(file: file, cause: error)
    }
  }

  private static var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "gather"
    configuration.foreignKeysEnabled = true
    configuration.busyMode = .timeout(5)
    configuration.maximumReaderCount = 4
    return configuration
  }

  /// Makes the file private; the log and the shared memory beside it inherit its mode.
  private static func makePrivate(_ file: URL) throws {
    for suffix in ["", "-wal", "-shm"]
    where FileManager.default.fileExists(atPath: file.path + suffix) {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o600],
        ofItemAtPath: file.path + suffix
      )
    }
  }
}

private struct SQLiteConnection: SQLConnection {
  let db: Database
  let announcements: Broadcast<StorageChange>

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    let statement = try db.cachedStatement(sql: sql)
    let cursor = try Row.fetchCursor(statement, arguments: StatementArguments(values.map(\.stored)))
    var rows: [SQLRow] = []
    while let row = try cursor.next() {
      rows.append(SQLRow(values: row.databaseValues.map(SQLValue.init)))
    }
    return rows
  }

  func run(_ sql: String, _ values: [SQLValue]) throws -> Int {
    let statement = try db.cachedStatement(sql: sql)
    try statement.execute(arguments: StatementArguments(values.map(\.stored)))
    return db.changesCount
  }

  func announce(_ gather: UUID) throws {
    db.afterNextTransaction { [announcements] _ in announcements.send(.gather(gather)) }
  }
}

extension SQLValue {
  fileprivate var stored: DatabaseValue {
    switch self {
    case .null: .null
    case .int(let value): value.databaseValue
    case .text(let value): value.databaseValue
    }
  }

  fileprivate init(_ value: DatabaseValue) {
    switch value.storage {
    case .int64(let value): self = .int(value)
    case .string(let value): self = .text(value)
    // No column holds these types; a row that does is reported as unreadable.
    case .null, .double, .blob: self = .null
    }
  }
}
