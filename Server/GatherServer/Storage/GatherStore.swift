import Foundation
import GatherAPI

/// The server's data, which only its owner can read and change.
///
/// Every statement on a user's data names that user, so that data of another user is as absent as
/// data that does not exist.
struct GatherStore: Sendable {
  let database: any SQLDatabase

  init(_ database: any SQLDatabase) {
    self.database = database
  }
}

/// A page of a list: a number of items after one that the caller already has.
struct Page<Cursor: Sendable>: Sendable {
  var after: Cursor?
  /// The maximum number of items; nil for all.
  var limit: Int?

  /// The limit plus one, which shows whether more items follow.
  var fetchLimit: SQLValue { .init(limit.map { $0 + 1 } ?? Int(Int32.max)) }
}

/// The outcome of a change.
enum ChangeOutcome: Sendable, Equatable {
  case done
  case absent
  /// The match has ended and can no longer change.
  case ended
  /// Another client has changed the match; its current version.
  case conflict(version: Int)
}

/// The outcome of a creation.
enum CreateOutcome<ID: Sendable & Equatable>: Sendable, Equatable {
  case created(ID)
  /// The account has reached its limit.
  case limitReached
  /// The request names a player that the caller does not have.
  case absent
}

extension SQLConnection {
  /// Increases the revision of a user's data, which invalidates cached lists.
  func touch(_ user: UUID) throws {
    try run("UPDATE users SET revision = revision + 1 WHERE id = ?1", [.init(user)])
  }

  func count(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try rows(sql, values).first?.int(0) ?? 0
  }
}
