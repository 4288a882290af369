import Foundation

/// The storage protocol, with one implementation per database.
///
/// The statements of `GatherStore` are the same for all. They use `?1`, `?2` … for their values,
/// and only text and integers as types: identifiers and digests are text, times are milliseconds
/// since 1970.
protocol SQLDatabase: Sendable {
  /// A number that increases with each write before it is acknowledged; nil where other processes
  /// regularly write, too.
  var version: UInt64? { get }

  /// Runs the body in a transaction with one snapshot of the data.
  ///
  /// The body may run several times.
  /// - Throws: The error of the body; `StorageError` where the database does not respond.
  func read<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// Runs the body in a serializable transaction.
  ///
  /// The body may run several times. Its announcements are sent after the commit.
  /// - Throws: The error of the body; `StorageError` where the database does not respond, and then
  ///   nothing was written unless the error states otherwise.
  func write<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// Runs the body in a transaction that locks each row that it changes, and sees what others have
  /// committed by then: for rows that many change at the same time, where none may fail for it.
  ///
  /// - Throws: The errors of `write(_:)`.
  func writeInTurn<R: Sendable>(
    _ body: @escaping @Sendable (any SQLConnection) throws -> R
  ) async throws -> R

  /// Returns the announcements of all processes on this database, from now on.
  func changes() -> AsyncStream<StorageChange>

  func close() async
}

/// A connection within a transaction.
protocol SQLConnection {
  func rows(_ sql: String, _ values: [SQLValue]) throws -> [SQLRow]

  /// - Returns: The number of rows that were inserted, changed or removed.
  @discardableResult
  func run(_ sql: String, _ values: [SQLValue]) throws -> Int

  /// Notifies every process, once this transaction is committed, that a match has changed.
  func announce(_ gather: UUID) throws
}

enum StorageChange: Sendable, Equatable {
  case gather(UUID)
  /// Changes may have been missed.
  case resumed
}

enum StorageError: Error, Equatable {
  /// Nothing was written; a later attempt may succeed.
  case unavailable
  /// The connection broke during a commit, which may have taken place.
  case commitUnknown
  /// A column holds an unexpected value.
  case unreadable(column: Int, expected: String)
}
