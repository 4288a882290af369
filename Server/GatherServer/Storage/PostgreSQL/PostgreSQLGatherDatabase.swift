import Foundation
import Logging
import PostgreSQLClient
import Synchronization

/// A PostgreSQL database, which several servers can share.
final class PostgreSQLGatherDatabase: SQLDatabase {
  private static let channel = "gather"

  private let database: PostgreSQLDatabase
  private let listener: PostgreSQLListener

  /// Migrates the database to the newest version; servers that start together take turns.
  /// - Throws: `PostgreSQLError`.
  init(_ configuration: PostgreSQLConfiguration, logger: Logger) async throws {
    database = PostgreSQLDatabase(configuration, logger: logger)
    listener = PostgreSQLListener(configuration, channels: [Self.channel], logger: logger)
    try await PostgreSQLMigrations.run(on: database)
  }

  var version: UInt64? { nil }

  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    try await Self.translating {
      try await self.database.read { try body(Connection($0, Self.channel)) }
    }
  }

  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    try await Self.translating {
      try await self.database.write { try body(Connection($0, Self.channel)) }
    }
  }

  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R {
    try await Self.translating {
      try await self.database.write(isolation: .readCommitted) {
        try body(Connection($0, Self.channel))
      }
    }
  }

  func changes() -> AsyncStream<StorageChange> {
    let (stream, continuation) = AsyncStream<StorageChange>.makeStream()
    let events = listener.events()
    let task = Task {
      for await event in events {
        switch event {
        case .resumed: continuation.yield(.resumed)
        case .notification(_, let payload):
          if let id = UUID(uuidString: payload) { continuation.yield(.gather(id)) }
        }
      }
      continuation.finish()
    }
    continuation.onTermination = { _ in task.cancel() }
    return stream
  }

  func close() async {
    await database.close()
  }

  /// SQLSTATEs of transient errors: repeated conflicts, a statement timeout, or a server shutdown.
  private static let passing = ["40001", "40P01", "57014", "57P01", "57P02", "57P03"]

  private static func translating<R>(_ body: () async throws -> R) async throws -> R {
    do {
      return try await body()
    } catch let error as PostgreSQLError {
      switch error {
      case .unavailable, .timeout, .closed: throw StorageError.unavailable
      case .commitUnknown: throw StorageError.commitUnknown
      case .statement(let statement) where passing.contains(statement.sqlState):
        throw StorageError.unavailable
      default: throw error
      }
    }
  }
}

/// Translates the placeholders `?1` of SQLite to the `$1` of PostgreSQL.
private struct Connection: SQLConnection {
  private let connection: PostgreSQLConnection
  private let channel: String

  init(_ connection: PostgreSQLConnection, _ channel: String) {
    self.connection = connection
    self.channel = channel
  }

  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow] {
    try connection.execute(Spelling.postgreSQL(sql), values.map(\.stored)).map { row in
      SQLRow(values: try row.values.map(SQLValue.init))
    }
  }

  func run(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try connection.execute(Spelling.postgreSQL(sql), values.map(\.stored))
    return connection.changes
  }

  func announce(_ gather: UUID) throws {
    try connection.notify(channel, gather.uuidString)
  }
}

/// A cache of the statements in PostgreSQL's syntax, bounded by the number of statements in the
/// sources.
private enum Spelling {
  private static let known = Mutex<[String: String]>([:])

  static func postgreSQL(_ sql: String) -> String {
    known.withLock { known in
      if let spelt = known[sql] { return spelt }
      let spelt = sql.replacing("?", with: "$")
      known[sql] = spelt
      return spelt
    }
  }
}

extension SQLValue {
  fileprivate var stored: any PostgreSQLConvertible {
    switch self {
    case .null: PostgreSQLValue.null
    case .int(let value): value
    case .text(let value): value
    }
  }

  fileprivate init(_ value: PostgreSQLValue) throws {
    switch value {
    case .null: self = .null
    case .int64(let value): self = .int(value)
    case .text(let value): self = .text(value)
    default: throw StorageError.unreadable(column: 0, expected: "text or a number")
    }
  }
}
