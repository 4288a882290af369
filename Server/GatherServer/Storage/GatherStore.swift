import Foundation
import GatherAPI

/// What the server knows, asked for and changed by its owner only.
///
/// Every statement that touches something of a person names that person: what belongs to somebody
/// else is as absent as what is not there.
struct GatherStore: Sendable {
  let database: any SQLDatabase

  init(_ database: any SQLDatabase) {
    self.database = database
  }
}

/// Part of a list: so many after one that the caller has already.
struct Page<Cursor: Sendable>: Sendable {
  var after: Cursor?
  /// Nil for all.
  var limit: Int?

  /// One more than asked for: so it is seen whether more follow.
  var fetchLimit: SQLValue { .init(limit.map { $0 + 1 } ?? Int(Int32.max)) }
}

/// What became of a change.
enum ChangeOutcome: Sendable, Equatable {
  case done
  case absent
  /// The match has ended; it changes no more.
  case ended
  /// Somebody else has changed it since: its version now.
  case conflict(version: Int)
}

/// What became of something new.
enum CreateOutcome<ID: Sendable & Equatable>: Sendable, Equatable {
  case created(ID)
  /// The account has as many as it may.
  case limitReached
  /// It names a player that the caller does not have.
  case absent
}

extension SQLConnection {
  /// Notes that something of a person has changed, so that copies of their lists are known as old.
  func touch(_ user: UUID) throws {
    try run("UPDATE users SET revision = revision + 1 WHERE id = ?1", [.init(user)])
  }

  func count(_ sql: String, _ values: [SQLValue]) throws -> Int {
    try rows(sql, values).first?.int(0) ?? 0
  }
}
