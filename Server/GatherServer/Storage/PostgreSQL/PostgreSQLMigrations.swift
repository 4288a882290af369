import PostgreSQLClient

/// The migrations of a PostgreSQL database.
///
/// A released migration never changes.
enum PostgreSQLMigrations {
  /// The advisory lock's number, which no other program of this database may use.
  private static let lock: Int64 = 0x6761_7468_6572

  /// Applies missing migrations, each in one transaction, one server at a time.
  /// - Throws: `PostgreSQLError`.
  static func run(on database: PostgreSQLDatabase) async throws {
    for (number, script) in versions.enumerated() {
      try await database.write(isolation: .readCommitted) { db in
        try db.execute("SELECT pg_advisory_xact_lock($1)", [lock])
        try db.executeScript(
          "CREATE TABLE IF NOT EXISTS schema_versions (number BIGINT NOT NULL PRIMARY KEY)"
        )
        let done = try db.execute(
          "SELECT number FROM schema_versions WHERE number = $1",
          [Int64(number + 1)]
        )
        guard done.isEmpty else { return }
        try db.executeScript(script)
        try db.execute("INSERT INTO schema_versions (number) VALUES ($1)", [Int64(number + 1)])
      }
    }
  }

  private static let versions = [version1, version2, version3, version4]

  /// Adds a mark to deleted players, which line-ups still show, and an order to line-ups, as in SQLite.
  private static let version4 = """
    ALTER TABLE players ADD COLUMN is_deleted BIGINT NOT NULL DEFAULT 0;
    ALTER TABLE line_ups ADD COLUMN position BIGINT NOT NULL DEFAULT 0;
    """

  /// Adds a clock to matches, and the keys of applied changes, as in SQLite.
  private static let version3 = """
    ALTER TABLE gathers ADD COLUMN clock_phase TEXT;
    ALTER TABLE gathers ADD COLUMN clock_remaining BIGINT;
    ALTER TABLE gathers ADD COLUMN clock_since BIGINT;
    CREATE TABLE gather_changes (
      gather_id TEXT COLLATE "C" NOT NULL REFERENCES gathers ON DELETE CASCADE,
      request_key TEXT COLLATE "C" NOT NULL,
      made_at BIGINT NOT NULL,
      PRIMARY KEY (gather_id, request_key)
    );
    """

  /// Adds a version to players, and a number that is unique within the account, as in SQLite.
  private static let version2 = """
    ALTER TABLE players ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
    ALTER TABLE players ADD COLUMN number BIGINT NOT NULL DEFAULT 0;
    UPDATE players SET number = id;
    DROP INDEX players_of_user;
    CREATE UNIQUE INDEX players_of_user ON players (user_id, number);
    ALTER TABLE users ADD COLUMN last_player BIGINT NOT NULL DEFAULT 0;
    UPDATE users SET last_player = (SELECT last_value FROM players_id_seq);
    """

  /// Creates the tables; text is compared byte by byte, as in SQLite.
  private static let version1 = """
    CREATE TABLE users (
      id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
      username TEXT NOT NULL,
      username_key TEXT COLLATE "C" NOT NULL UNIQUE,
      password TEXT NOT NULL,
      revision BIGINT NOT NULL DEFAULT 0,
      created_at BIGINT NOT NULL
    );
    CREATE TABLE tokens (
      digest TEXT COLLATE "C" NOT NULL PRIMARY KEY,
      user_id TEXT COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at BIGINT NOT NULL,
      expires_at BIGINT NOT NULL
    );
    CREATE INDEX tokens_of_user ON tokens (user_id, created_at);
    CREATE TABLE players (
      id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      user_id TEXT COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
      name TEXT NOT NULL,
      age BIGINT,
      skill TEXT,
      preferred_position TEXT,
      favourite_team TEXT,
      request_key TEXT COLLATE "C",
      UNIQUE (user_id, request_key)
    );
    CREATE INDEX players_of_user ON players (user_id, id);
    CREATE TABLE gathers (
      id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
      user_id TEXT COLLATE "C" NOT NULL REFERENCES users ON DELETE CASCADE,
      score TEXT,
      winner_team TEXT,
      version BIGINT NOT NULL DEFAULT 1,
      created_at BIGINT NOT NULL,
      ended_at BIGINT,
      request_key TEXT COLLATE "C",
      UNIQUE (user_id, request_key)
    );
    CREATE INDEX gathers_of_user ON gathers (user_id, created_at, id);
    CREATE TABLE line_ups (
      gather_id TEXT COLLATE "C" NOT NULL REFERENCES gathers ON DELETE CASCADE,
      player_id BIGINT NOT NULL REFERENCES players ON DELETE CASCADE,
      team TEXT NOT NULL CHECK (team IN ('Team A', 'Team B')),
      PRIMARY KEY (gather_id, player_id)
    );
    CREATE INDEX line_ups_of_player ON line_ups (player_id);
    CREATE TABLE attempts (
      name TEXT COLLATE "C" NOT NULL PRIMARY KEY,
      count BIGINT NOT NULL,
      resets_at BIGINT NOT NULL
    );
    """
}
