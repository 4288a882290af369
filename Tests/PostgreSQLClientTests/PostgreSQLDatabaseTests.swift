import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct PostgreSQLDatabaseTests {
  @Test func writesAndReads() async throws {
    let url = try await TestPostgreSQL.shared.makeDatabase()
    let database = PostgreSQLDatabase(try PostgreSQLConfiguration(url: url))
    try await database.write { db in
      try db.executeScript("CREATE TABLE note (id int PRIMARY KEY, text text NOT NULL)")
      try db.execute("INSERT INTO note VALUES ($1, $2)", [1, "Hello"])
      #expect(db.changes == 1)
    }
    let text: String = try await database.read { db in
      try db.execute("SELECT text FROM note WHERE id = $1", [1])[0].get("text")
    }
    #expect(text == "Hello")
  }
}
