import Foundation
import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct TestPostgreSQLTests {
  @Test func copiesADatabase() async throws {
    let server = try await TestPostgreSQL.shared
    let original = PostgreSQLDatabase(
      try PostgreSQLConfiguration(url: try await server.makeDatabase("original"))
    )
    try await original.write { db in
      try db.executeScript("CREATE TABLE word AS SELECT 'hello' AS text")
    }
    await original.close()
    let url = try await server.makeDatabase(copying: "original")
    let copy = PostgreSQLDatabase(try PostgreSQLConfiguration(url: url))
    let word: String = try await copy.read { db in try db.execute("SELECT text FROM word")[0].get(0)
    }
    #expect(word == "hello")
  }

  @Test func listensOnLoopbackAndWaitsForTheDiskByOption() async throws {
    let server = try await TestPostgreSQL(.init(listensOnLoopback: true, waitsForDisk: true))
    let url = try #require(server.loopbackURL(database: "postgres"))
    let database = PostgreSQLDatabase(try PostgreSQLConfiguration(url: url))
    let fsync: String = try await database.read { db in try db.execute("SHOW fsync")[0].get(0) }
    #expect(fsync == "on")
    #expect(try await TestPostgreSQL.shared.loopbackURL(database: "postgres") == nil)
    try await server.stop()
  }

  @Test func removesTheFilesOfAKilledServer() async throws {
    let server = try await TestPostgreSQL()
    let configuration = try PostgreSQLConfiguration(url: server.url(database: "postgres"))
    let database = PostgreSQLDatabase(configuration)
    let process: Int = try await database.read { db in
      try db.execute("SELECT pg_backend_pid()")[0].get(0)
    }
    try await server.kill()
    // The process is gone, or a zombie.
    let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    #expect(status?.contains(") Z") != false)
  }
}
