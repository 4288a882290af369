import Foundation
import GRDB

/// The migrations of the SQLite file.
///
/// A released migration never changes.
enum SQLiteMigrations {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in try db.execute(sql: version1) }
    migrator.registerMigration("2") { db in try db.execute(sql: version2) }
    migrator.registerMigration("3") { db in try db.execute(sql: version3) }
    migrator.registerMigration("4") { db in try db.execute(sql: version4) }
    return migrator
  }

  /// Creates a file in the format of an older version of the server, for tests.
  /// - Throws: `DatabaseError`.
  static func make(
    _ file: URL,
    upTo version: String,
    _ body: (Database) throws -> Void
  ) throws {
    let queue = try DatabaseQueue(path: file.path)
    try migrator.migrate(queue, upTo: version)
    try queue.write(body)
    try queue.close()
  }

  /// Adds a mark to deleted players, which line-ups still show, and an order to line-ups.
  private static let version4 = """
    ALTER TABLE players ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE line_ups ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
    """

  /// Adds a clock to matches, and the keys of applied changes.
  private static let version3 = """
    ALTER TABLE gathers ADD COLUMN clock_phase TEXT;
    ALTER TABLE gathers ADD COLUMN clock_remaining INTEGER;
    ALTER TABLE gathers ADD COLUMN clock_since INTEGER;
    CREATE TABLE gather_changes (
      gather_id TEXT NOT NULL REFERENCES gathers ON DELETE CASCADE,
      request_key TEXT NOT NULL,
      made_at INTEGER NOT NULL,
      PRIMARY KEY (gather_id, request_key)
    ) STRICT, WITHOUT ROWID;
    """

  /// Adds a version to players, and a number that is unique within the account.
  ///
  /// Clients see the number as the player's id. Existing players keep the id that clients know, and
  /// existing accounts continue after all ids that were ever assigned.
  private static let version2 = """
    ALTER TABLE players ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE players ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
    UPDATE players SET number = id;
    DROP INDEX players_of_user;
    CREATE UNIQUE INDEX players_of_user ON players (user_id, number);
    ALTER TABLE users ADD COLUMN last_player INTEGER NOT NULL DEFAULT 0;
    UPDATE users SET last_player =
      COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'players'), 0);
    """

  /// Creates the tables; ids of players are never reused, not even those of deleted players.
  private static let version1 = """
    CREATE TABLE users (
      id TEXT NOT NULL PRIMARY KEY,
      username TEXT NOT NULL,
      username_key TEXT NOT NULL UNIQUE,
      password TEXT NOT NULL,
      revision INTEGER NOT NULL DEFAULT 0,
      created_at INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE tokens (
      digest TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at INTEGER NOT NULL,
      expires_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX tokens_of_user ON tokens (user_id, created_at);
    CREATE TABLE players (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      name TEXT NOT NULL,
      age INTEGER,
      skill TEXT,
      preferred_position TEXT,
      favourite_team TEXT,
      request_key TEXT,
      UNIQUE (user_id, request_key)
    ) STRICT;
    CREATE INDEX players_of_user ON players (user_id, id);
    CREATE TABLE gathers (
      id TEXT NOT NULL PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
      score TEXT,
      winner_team TEXT,
      version INTEGER NOT NULL DEFAULT 1,
      created_at INTEGER NOT NULL,
      ended_at INTEGER,
      request_key TEXT,
      UNIQUE (user_id, request_key)
    ) STRICT;
    CREATE INDEX gathers_of_user ON gathers (user_id, created_at, id);
    CREATE TABLE line_ups (
      gather_id TEXT NOT NULL REFERENCES gathers ON DELETE CASCADE,
      player_id INTEGER NOT NULL REFERENCES players ON DELETE CASCADE,
      team TEXT NOT NULL CHECK (team IN ('Team A', 'Team B')),
      PRIMARY KEY (gather_id, player_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX line_ups_of_player ON line_ups (player_id);
    CREATE TABLE attempts (
      name TEXT NOT NULL PRIMARY KEY,
      count INTEGER NOT NULL,
      resets_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
