import Foundation

/// An account with its password hash.
struct Account: Sendable, Equatable {
  var id: UUID
  var username: String
  /// The password hash in the format of `PasswordHash`.
  var password: String
}

extension Account: CustomStringConvertible {
  /// Omits the password hash.
  var description: String { "Account(id: \(id), username: \(username))" }
}

/// A valid login.
struct Session: Sendable, Equatable {
  var user: UUID
  var username: String
  /// The revision, which increases with every change of the user's data.
  var revision: Int
  var expiresAt: Date
}

extension GatherStore {
  /// - Returns: Nil where the name is taken, in upper or lower case.
  func createAccount(name: Username, password: String, now: Date) async throws -> UUID? {
    let id = UUID()
    return try await database.write { db in
      let count = try db.run(
        """
        INSERT INTO users (id, username, username_key, password, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (username_key) DO NOTHING
        """,
        [.init(id), .init(name.text), .init(name.key), .init(password), .init(now)]
      )
      return count == 1 ? id : nil
    }
  }

  func account(named name: Username) async throws -> Account? {
    try await database.read { db in
      try db.rows(
        "SELECT id, username, password FROM users WHERE username_key = ?1",
        [.init(name.key)]
      ).first.map { row in
        Account(id: try row.uuid(0), username: try row.text(1), password: try row.text(2))
      }
    }
  }

  /// Replaces a hash with a stronger one, unless the password was changed meanwhile.
  func replacePassword(of user: UUID, _ old: String, by new: String) async throws {
    try await database.write { db in
      _ = try db.run(
        "UPDATE users SET password = ?1 WHERE id = ?2 AND password = ?3",
        [.init(new), .init(user), .init(old)]
      )
    }
  }

  /// Removes an account with all of its data.
  func deleteAccount(_ user: UUID) async throws {
    try await database.write { db in
      let gathers = try db.rows("SELECT id FROM gathers WHERE user_id = ?1", [.init(user)])
      try db.run("DELETE FROM users WHERE id = ?1", [.init(user)])
      for row in gathers { try db.announce(row.uuid(0)) }
    }
  }

  // MARK: - Tokens

  /// Stores a token's digest; removes the oldest tokens of the user beyond `limit`.
  func createToken(
    digest: String,
    for user: UUID,
    now: Date,
    expiresAt: Date,
    limit: Int
  ) async throws {
    try await database.writeInTurn { db in
      // Locks the account, so that each of several concurrent logins counts the previous one.
      try db.run("UPDATE users SET revision = revision WHERE id = ?1", [.init(user)])
      try db.run("DELETE FROM tokens WHERE expires_at <= ?1", [.init(now)])
      try db.run(
        """
        INSERT INTO tokens (digest, user_id, created_at, expires_at) VALUES (?1, ?2, ?3, ?4)
        """,
        [.init(digest), .init(user), .init(now), .init(expiresAt)]
      )
      try db.run(
        """
        DELETE FROM tokens WHERE user_id = ?1 AND digest NOT IN (
          SELECT digest FROM tokens WHERE user_id = ?1
          ORDER BY created_at DESC, digest LIMIT ?2
        )
        """,
        [.init(user), .init(limit)]
      )
    }
  }

  /// Returns the session of a token's digest, unless it has expired.
  func session(digest: String, now: Date) async throws -> Session? {
    try await database.read { db in
      try db.rows(
        """
        SELECT users.id, users.username, users.revision, tokens.expires_at
        FROM tokens JOIN users ON users.id = tokens.user_id
        WHERE tokens.digest = ?1 AND tokens.expires_at > ?2
        """,
        [.init(digest), .init(now)]
      ).first.map { row in
        Session(
          user: try row.uuid(0),
          username: try row.text(1),
          revision: try row.int(2),
          expiresAt: try row.date(3)
        )
      }
    }
  }

  func deleteToken(digest: String) async throws {
    try await database.write { db in
      _ = try db.run("DELETE FROM tokens WHERE digest = ?1", [.init(digest)])
    }
  }

  /// Ends all sessions of a user.
  func deleteTokens(of user: UUID) async throws {
    try await database.write { db in
      _ = try db.run("DELETE FROM tokens WHERE user_id = ?1", [.init(user)])
    }
  }

  // MARK: - Attempts

  /// Counts one more attempt under each name, for all or none.
  ///
  /// A count lasts for a period from its first attempt, and each name has its own limit.
  /// - Returns: The time to try again, if a name has reached its limit; otherwise nil.
  func countAttempts(
    _ names: [(name: String, limit: Int)],
    period: TimeInterval,
    now: Date
  ) async throws -> Date? {
    do {
      try await database.writeInTurn { db in
        // A count that ends later than two periods from now began on a clock that was ahead, and
        // would last until then. Not one period, because the clocks of several servers differ a
        // little.
        try db.run(
          "DELETE FROM attempts WHERE resets_at <= ?1 OR resets_at > ?2",
          [.init(now), .init(now.addingTimeInterval(2 * period))]
        )
        // The same order in every transaction prevents deadlocks.
        for (name, limit) in names.sorted(by: { $0.name < $1.name }) {
          let row = try db.rows(
            """
            INSERT INTO attempts (name, count, resets_at) VALUES (?1, 1, ?2)
            ON CONFLICT (name) DO UPDATE SET count = attempts.count + 1
            RETURNING count, resets_at
            """,
            [.init(name), .init(now.addingTimeInterval(period))]
          ).first
          if let row, try row.int(0) > limit { throw TooMany(end: try row.date(1)) }
        }
      }
      return nil
    } catch let error as TooMany {
      return error.end
    }
  }

  /// Rolls back the counting.
  private struct TooMany: Error {
    var end: Date
  }

  /// Takes one attempt back after it succeeded.
  func forgiveAttempt(_ name: String) async throws {
    try await database.writeInTurn { db in
      _ = try db.run(
        "UPDATE attempts SET count = count - 1 WHERE name = ?1 AND count > 0",
        [.init(name)]
      )
    }
  }

  /// Removes all attempts under a name.
  func forgetAttempts(_ name: String) async throws {
    try await database.writeInTurn { db in
      _ = try db.run("DELETE FROM attempts WHERE name = ?1", [.init(name)])
    }
  }
}
