import Foundation

/// An account with what proves its password.
struct Account: Sendable, Equatable {
  var id: UUID
  var username: String
  /// As `PasswordHash` writes it.
  var password: String
}

extension Account: CustomStringConvertible {
  /// Without the password's hash.
  var description: String { "Account(id: \(id), username: \(username))" }
}

/// A login that is still good.
struct Session: Sendable, Equatable {
  var user: UUID
  var username: String
  /// Rises with every change of what the person has.
  var revision: Int
  var expiresAt: Date
}

extension GatherStore {
  /// - Returns: Nil where somebody has that name, in whatever case.
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

  /// Puts a stronger hash in place of one, unless the password was changed meanwhile.
  func replacePassword(of user: UUID, _ old: String, by new: String) async throws {
    try await database.write { db in
      _ = try db.run(
        "UPDATE users SET password = ?1 WHERE id = ?2 AND password = ?3",
        [.init(new), .init(user), .init(old)]
      )
    }
  }

  /// Removes an account with all that it has.
  func deleteAccount(_ user: UUID) async throws {
    try await database.write { db in
      let gathers = try db.rows("SELECT id FROM gathers WHERE user_id = ?1", [.init(user)])
      try db.run("DELETE FROM users WHERE id = ?1", [.init(user)])
      for row in gathers { try db.announce(row.uuid(0)) }
    }
  }

  // MARK: - Tokens

  /// Keeps a token's digest; the oldest of a person's go when there are more than `limit`.
  func createToken(
    digest: String,
    for user: UUID,
    now: Date,
    expiresAt: Date,
    limit: Int
  ) async throws {
    try await database.writeInTurn { db in
      // Locks the account: of logins at once each counts the one before.
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

  /// The login behind a token's digest, where it has not run out.
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

  /// Ends all logins of a person.
  func deleteTokens(of user: UUID) async throws {
    try await database.write { db in
      _ = try db.run("DELETE FROM tokens WHERE user_id = ?1", [.init(user)])
    }
  }

  // MARK: - Attempts

  /// Counts one more attempt under each name, all or none.
  ///
  /// A count lasts for a period from its first attempt, and each name has its own limit.
  /// - Returns: When to come back, where one of them has had too many; nil if all may go on.
  func countAttempts(
    _ names: [(name: String, limit: Int)],
    period: TimeInterval,
    now: Date
  ) async throws -> Date? {
    do {
      try await database.writeInTurn { db in
        // A count that ends later than two periods from now began on a clock that was ahead, and
        // would last until that time comes. Not one period: clocks of several servers differ a little.
        try db.run(
          "DELETE FROM attempts WHERE resets_at <= ?1 OR resets_at > ?2",
          [.init(now), .init(now.addingTimeInterval(2 * period))]
        )
        // Everybody in the same order: nobody waits for who waits for them.
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

  /// Undoes the counting.
  private struct TooMany: Error {
    var end: Date
  }

  /// Takes one attempt back: it was a good one.
  func forgiveAttempt(_ name: String) async throws {
    try await database.writeInTurn { db in
      _ = try db.run(
        "UPDATE attempts SET count = count - 1 WHERE name = ?1 AND count > 0",
        [.init(name)]
      )
    }
  }

  /// Forgets all attempts under a name.
  func forgetAttempts(_ name: String) async throws {
    try await database.writeInTurn { db in
      _ = try db.run("DELETE FROM attempts WHERE name = ?1", [.init(name)])
    }
  }
}
