import Foundation
import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct PostgreSQLConnectionTests {
  // MARK: - Statements

  @Test func countsChanges() async throws {
    let database = try await makePlayers()
    try await database.write { db in
      try db.execute("INSERT INTO player SELECT n, 'P' || n, 1 FROM generate_series(1, 5) AS n")
      #expect(db.changes == 5)
      try db.execute("UPDATE player SET name = $1 WHERE id > $2", ["Ana", 3])
      #expect(db.changes == 2)
      try db.execute("DELETE FROM player WHERE id = $1", [17])
      #expect(db.changes == 0)
    }
  }

  @Test func preparesAStatementOnceAndForgetsTheOldest() async throws {
    let database = try await makeDatabase { $0.poolSize = 1 }
    let list = "SELECT statement FROM pg_prepared_statements"
    let first = try await database.read { db in
      for number in 0..<3 { try db.execute("SELECT $1::int8 AS one", [number]) }
      return try db.execute(list).map { try $0.get(0, as: String.self) }
    }
    #expect(first.sorted() == ["SELECT $1::int8 AS one", list])
    let second = try await database.read { db in
      for number in 0..<300 {
        try db.execute("SELECT \(number)")
        try db.execute("SELECT $1::int8 AS one", [number])
      }
      return try db.execute(list).map { try $0.get(0, as: String.self) }
    }
    #expect(second.count == 256)
    #expect(second.contains("SELECT $1::int8 AS one"))
    #expect(!second.contains("SELECT 0"))
  }

  @Test func preparesAnewWhenATableHasChanged() async throws {
    let database = try await makePlayers { $0.poolSize = 1 }
    let sql = "SELECT * FROM player"
    _ = try await database.read { db in try db.execute(sql) }
    try await database.write { db in
      try db.executeScript("ALTER TABLE player ADD COLUMN born date; INSERT INTO player VALUES (1)")
    }
    let rows = try await database.read { db in try db.execute(sql) }
    #expect(rows.map(\.columnNames) == [["id", "name", "team", "born"]])
  }

  @Test func runsAScriptOrNothingOfIt() async throws {
    let database = try await makeDatabase()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { db in
        try db.executeScript("CREATE TABLE a (id int); SELECT 1/0; CREATE TABLE b (id int)")
      }
    }
    #expect(error.statement?.sqlState == "22012")
    let tables = try await database.read { db in
      try db.execute("SELECT relname FROM pg_class WHERE relname IN ('a', 'b')")
    }
    #expect(tables.isEmpty)
  }

  @Test func cancelsAStatementAtItsTimeout() async throws {
    let database = try await makeDatabase { $0.statementTimeout = .milliseconds(300) }
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.read { db in try db.execute("SELECT pg_sleep(60)") }
    }
    #expect(error.statement?.sqlState == "57014")
    try await database.read { db in
      try db.limitStatements(to: .seconds(60))
      try db.execute("SELECT pg_sleep(0.5)")
    }
  }

  @Test func refusesCopyingAndStaysUsable() async throws {
    let database = try await makePlayers {
      $0.poolSize = 1
      $0.transactionAttempts = 1
    }
    await #expect(throws: PostgreSQLError.unavailable("COPY is not supported here")) {
      try await database.write { db in try db.executeScript("COPY player FROM STDIN") }
    }
    let rows = try await database.read { db in try db.execute("SELECT 1") }
    #expect(rows.count == 1)
  }

  // MARK: - Errors

  @Test(
    arguments: [
      ("INSERT INTO player VALUES (1, 'geheim'), (1, 'geheim')", "23505", "player_pkey"),
      ("INSERT INTO player VALUES (1, 'geheim', 9)", "23503", "player_team_fkey"),
      ("INSERT INTO player VALUES (1, '')", "23514", "name_is_not_empty"),
      ("INSERT INTO player VALUES (NULL, 'geheim')", "23502", nil),
      ("SELECT 'a' FROM nowhere", "42P01", nil),
    ] as [(String, String, String?)]
  )
  func namesTheConstraint(sql: String, sqlState: String, constraint: String?) async throws {
    let database = try await makePlayers()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { db in try db.execute(sql) }
    }
    #expect(error.statement?.sqlState == sqlState)
    #expect(error.constraint == constraint)
    #expect(error.isUniqueViolation == (sqlState == "23505"))
    #expect(error.isForeignKeyViolation == (sqlState == "23503"))
    #expect(error.statement?.sql == sql)
  }

  @Test(arguments: [
    ("SELECT $1::int8", "22P02"), ("INSERT INTO player VALUES (1, $1), (1, $1)", "23505"),
    ("SELECT $1::text::date", "22007"), ("DO 'BEGIN RAISE ''no \"x\"''; END'", "08P01"),
  ])
  func showsNoValueInAnError(sql: String, sqlState: String) async throws {
    let database = try await makePlayers()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { db in try db.execute(sql, ["geheim"]) }
    }
    #expect(error.statement?.sqlState == sqlState)
    var dumped = ""
    dump(error, to: &dumped)
    #expect(!dumped.contains("geheim") && !"\(error)".contains("geheim"))
  }

  // MARK: - Savepoints

  @Test func undoesASavepointAlone() async throws {
    let database = try await makePlayers()
    try await database.write { db in
      try db.execute("INSERT INTO player VALUES (1, 'Ana')")
      #expect(undone([(2, "Bo"), (1, "Cy")], db) is PostgreSQLError)
      try db.savepoint {
        #expect(undone([(3, "Di")], db) == nil)
        #expect(undone([(4, "Ed")], db, throwing: NestedError()) is NestedError)
      }
      #expect(undone([(5, "Flo")], db, throwing: NestedError()) is NestedError)
    }
    #expect(try await names(in: database) == ["Ana", "Di"])
  }

  private struct NestedError: Error {}
}

/// Inserts within a savepoint, and returns the error that rolled it back.
private func undone(
  _ players: [(Int, String)],
  _ db: PostgreSQLConnection,
  throwing error: (any Error)? = nil
) -> (any Error)? {
  do {
    try db.savepoint {
      for (id, name) in players {
        try db.execute("INSERT INTO player VALUES ($1, $2)", [id, name])
      }
      if let error { throw error }
    }
    return nil
  } catch {
    return error
  }
}

/// Creates a database with players and teams.
func makePlayers(
  _ adjust: (inout PostgreSQLConfiguration) -> Void = { _ in }
) async throws -> PostgreSQLDatabase {
  let database = try await makeDatabase(adjust)
  try await database.write { db in
    try db.executeScript(
      """
      CREATE TABLE team (id int8 PRIMARY KEY);
      INSERT INTO team VALUES (1);
      CREATE TABLE player (
        id int8 PRIMARY KEY,
        name text CONSTRAINT name_is_not_empty CHECK (name <> ''),
        team int8 REFERENCES team
      );
      """
    )
  }
  return database
}

func names(in database: PostgreSQLDatabase) async throws -> [String] {
  try await database.read { db in
    try db.execute("SELECT name FROM player ORDER BY id").map { try $0.get("name") }
  }
}
