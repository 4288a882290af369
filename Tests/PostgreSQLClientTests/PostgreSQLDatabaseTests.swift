import Foundation
import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct PostgreSQLDatabaseTests {
  private let insert = "INSERT INTO player VALUES ($1, $2)"

  // MARK: - Transactions

  @Test func commitsWhenTheBodyReturns() async throws {
    let database = try await makePlayers()
    let count = try await database.write { [insert] db in
      try db.execute(insert, [1, "Ana"])
      try db.execute(insert, [2, "Bo"])
      return db.changes
    }
    #expect(count == 1)
    #expect(try await names(in: database) == ["Ana", "Bo"])
  }

  @Test func undoesAllWhenTheBodyThrows() async throws {
    let database = try await makePlayers()
    await #expect(throws: OwnError.self) {
      try await database.write { [insert] db in
        try db.execute(insert, [1, "Ana"])
        throw OwnError()
      }
    }
    #expect(try await names(in: database) == [])
  }

  @Test func undoesAllWhenTheBodyHidesAnError() async throws {
    let database = try await makePlayers()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { [insert] db in
        try db.execute(insert, [1, "Ana"])
        _ = try? db.execute(insert, [1, "Bo"])
      }
    }
    #expect(error.isUniqueViolation)
    #expect(try await names(in: database) == [])
  }

  @Test func reportsErrorsOfTheCommit() async throws {
    let database = try await makePlayers()
    try await database.write { db in
      try db.executeScript(
        "ALTER TABLE player ALTER CONSTRAINT player_team_fkey DEFERRABLE INITIALLY DEFERRED"
      )
    }
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { db in try db.execute("INSERT INTO player VALUES (1, 'Ana', 9)") }
    }
    #expect(error.constraint == "player_team_fkey")
  }

  @Test func readsOneSnapshotAndWritesNothing() async throws {
    let database = try await makePlayers()
    let (looked, written) = (Gate(), Gate())
    async let counts = database.read { db in
      let sql = "SELECT count(*) FROM player"
      let before: Int = try db.execute(sql)[0].get(0)
      looked.open()
      written.pass()
      return [before, try db.execute(sql)[0].get(0)]
    }
    try await database.write { [insert] db in
      looked.pass()
      try db.execute(insert, [1, "Ana"])
    }
    written.open()
    #expect(try await counts == [0, 0])
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.read { [insert] db in try db.execute(insert, [2, "Bo"]) }
    }
    #expect(error.statement?.sqlState == "25006")
  }

  // MARK: - Retries

  @Test func triesAgainWhenAnotherWriterWasFaster() async throws {
    let database = try await makePlayers()
    try await database.write { [insert] db in try db.execute(insert, [1, "A"]) }
    let (looked, written, tries) = (Gate(), Gate(), Log<Int>())
    async let slow: Void = database.write { db in
      let name: String = try db.execute("SELECT name FROM player")[0].get(0)
      if tries.add(0) == 1 {
        looked.open()
        written.pass()
      }
      try db.execute("UPDATE player SET name = $1", [name + "B"])
    }
    try await database.write { db in
      looked.pass()
      try db.execute("UPDATE player SET name = name || 'C'")
    }
    written.open()
    try await slow
    #expect(tries.count == 2)
    #expect(try await names(in: database) == ["ACB"])
  }

  @Test func preventsWriteSkew() async throws {
    let database = try await makePlayers()
    let gates = [Gate(), Gate()]
    let tries = Log<Int>()
    @Sendable func insertIfEmpty(_ id: Int, _ mine: Gate, _ other: Gate) async throws {
      try await database.write { [insert] db in
        let count: Int = try db.execute("SELECT count(*) FROM player")[0].get(0)
        if tries.add(id) <= 2 {
          mine.open()
          other.pass()
        }
        if count == 0 { try db.execute(insert, [id, "Ana"]) }
      }
    }
    async let one: Void = insertIfEmpty(1, gates[0], gates[1])
    async let two: Void = insertIfEmpty(2, gates[1], gates[0])
    _ = try await (one, two)
    #expect(tries.count > 2)
    #expect(try await names(in: database) == ["Ana"])
  }

  @Test func triesAgainWhenTheBodyWrapsTheConflict() async throws {
    let database = try await makeDatabase()
    let tries = Log<Int>()
    try await database.write { db in
      do {
        if tries.add(0) < 3 { try db.execute(raise("40001")) }
      } catch {
        throw OwnError()
      }
    }
    #expect(tries.count == 3)
  }

  @Test(arguments: [("40001", 4), ("40P01", 4), ("23505", 1)])
  func limitsItsAttempts(sqlState: String, count: Int) async throws {
    let database = try await makeDatabase { $0.transactionAttempts = 4 }
    let tries = Log<Int>()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { db in
        tries.add(0)
        try db.execute(raise(sqlState))
      }
    }
    #expect(error.statement?.sqlState == sqlState)
    #expect(tries.count == count)
  }

  @Test func solvesADeadlock() async throws {
    let database = try await makePlayers()
    try await database.write { [insert] db in
      try db.execute(insert, [1, "A"])
      try db.execute(insert, [2, "B"])
    }
    let gates = [Gate(), Gate()]
    let tries = Log<Int>()
    @Sendable func update(_ first: Int, _ second: Int, _ mine: Gate, _ other: Gate) async throws {
      try await database.write(isolation: .readCommitted) { db in
        try db.executeScript("SET LOCAL deadlock_timeout = '10ms'")
        try db.execute("UPDATE player SET name = name || $2 WHERE id = $1", [first, "x"])
        if tries.add(first) <= 2 {
          mine.open()
          other.pass()
        }
        try db.execute("UPDATE player SET name = name || $2 WHERE id = $1", [second, "x"])
      }
    }
    async let one: Void = update(1, 2, gates[0], gates[1])
    async let two: Void = update(2, 1, gates[1], gates[0])
    _ = try await (one, two)
    #expect(tries.count > 2)
    #expect(try await names(in: database) == ["Axx", "Bxx"])
  }

  // MARK: - Broken connections

  @Test func triesAgainOnAnotherConnection() async throws {
    let database = try await makePlayers()
    let tries = Log<Int>()
    try await database.write { [insert] db in
      try db.execute(insert, [tries.add(0), "Ana"])
      if tries.count < 3 { try db.execute("SELECT pg_terminate_backend(pg_backend_pid())") }
    }
    #expect(tries.count == 3)
    #expect(try await names(in: database) == ["Ana"])
  }

  @Test func replacesConnectionsThatBrokeWhileIdle() async throws {
    let configuration = try await makeConfiguration { $0.transactionAttempts = 2 }
    let database = PostgreSQLDatabase(configuration)
    let gate = Gate()
    async let other: Void = database.read { _ in gate.pass() }
    try await database.read { _ in gate.open() }
    try await other
    _ = try await PostgreSQLDatabase(configuration).read { db in
      try db.execute(
        """
        SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()
        """
      )
    }
    try await database.read { _ in }
  }

  @Test func givesUpAServerThatDoesNotAnswer() async throws {
    let database = try await makeDatabase { $0.answerTimeout = .milliseconds(50) }
    let servers = Log<Int32>()
    _ = try await database.read { db in
      let server: Int = try db.execute("SELECT pg_backend_pid()")[0].get(0)
      if servers.add(Int32(server)) == 1 {
        try db.limitStatements(to: .milliseconds(50))
        kill(Int32(server), SIGSTOP)
      }
      try db.execute("SELECT 1")
    }
    kill(servers.entries[0], SIGCONT)
    #expect(servers.count == 2)
  }

  @Test func reportsAnUnknownCommitAndDoesNotRepeatIt() async throws {
    let database = try await makePlayers()
    try await database.write { db in
      try db.executeScript(
        """
        CREATE FUNCTION die() RETURNS trigger LANGUAGE plpgsql AS
          'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
        CREATE CONSTRAINT TRIGGER die AFTER INSERT ON player DEFERRABLE INITIALLY DEFERRED
          FOR EACH ROW EXECUTE FUNCTION die();
        """
      )
    }
    let tries = Log<Int>()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await database.write { [insert] db in
        tries.add(0)
        try db.execute(insert, [1, "Ana"])
      }
    }
    guard case .commitUnknown = error else { throw error }
    #expect(tries.count == 1)
    #expect(try await names(in: database) == [])
  }

  // MARK: - Support

  private struct OwnError: Error {}
}

/// Returns SQL that fails with the given state.
private func raise(_ sqlState: String) -> String {
  "DO 'BEGIN RAISE ''as the test wants'' USING ERRCODE = ''\(sqlState)''; END'"
}
