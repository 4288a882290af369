import Foundation

/// Where the server keeps its data: the storage protocol, with one implementation per database.
///
/// The statements of `GatherStore` are the same for all. They use `?1`, `?2` … for their values, and
/// of the types only text and whole numbers: identifiers and digests are text, moments are
/// milliseconds since 1970.
protocol SQLDatabase: Sendable {
  /// Goes up with each write, by the time that it is acknowledged; nil where it is usual that other
  /// processes write, too.
  var version: UInt64? { get }

  /// Runs the body in a transaction that sees one picture of the data.
  ///
  /// The body may run several times.
  /// - Throws: What the body throws; `StorageError` where the database does not answer.
  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// Runs the body in a transaction that is as if no other ran beside it.
  ///
  /// The body may run several times. What it announced is told once it is committed.
  /// - Throws: What the body throws; `StorageError` where the database does not answer, and then
  ///   nothing was written unless the error says otherwise.
  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// Runs the body in a transaction that locks each row that it changes, and sees what others have
  /// committed by then: for rows that many change at once, where nobody is to fail for it.
  ///
  /// - Throws: As `write(_:)`.
  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// What was announced by any process on this database, from now on.
  func changes() -> AsyncStream<StorageChange>

  func close() async
}

/// One connection, within one transaction.
protocol SQLConnection {
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// - Returns: The number of rows that were inserted, changed or removed.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Tells every process, once this transaction is committed, that a gather has changed.
  func announce(_ gather: UUID) throws
}

enum StorageChange: Sendable, Equatable {
  case gather(UUID)
  /// Changes may have been missed.
  case resumed
}

enum StorageError: Error, Equatable {
  /// Nothing was written; it may work again later.
  case unavailable
  /// The connection broke during a commit, which may have taken place.
  case commitUnknown
  /// A column holds what it should not.
  case unreadable(column: Int, expected: String)
}
