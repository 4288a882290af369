import AppTesting
import PostgreSQLClient
import TestPostgreSQL
import Testing

/// The behaviour for callers while a server goes down and comes back.
@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct ServerOutageTests {
  @Test func keepsEveryAcknowledgedWriteThroughCrashes() async throws {
    let server = try await TestPostgreSQL()
    let database = try await makeTable(on: server)
    let acknowledged = Log<Int>()
    let writing = Task { await writeUntilCancelled(to: database, acknowledged) }
    for crash in 1...4 {
      let count = acknowledged.count
      await until { acknowledged.count > count + 50 }
      if crash.isMultiple(of: 2) { try await server.stop() } else { try await server.kill() }
      try await server.start()
    }
    let count = acknowledged.count
    await until { acknowledged.count > count + 50 }
    writing.cancel()
    await writing.value
    let kept = Set(
      try await database.read { db in
        try db.execute("SELECT id FROM entry").map { try $0.get(0, as: Int.self) }
      }
    )
    let lost = acknowledged.entries.filter { !kept.contains($0) }
    #expect(lost.isEmpty)
    #expect(Set(acknowledged.entries).count == acknowledged.count)
    try await server.stop()
  }

  @Test func failsInTimeWhileTheServerIsDownAndWorksAfterwards() async throws {
    let server = try await TestPostgreSQL()
    let database = try await makeTable(on: server, waitLimit: .seconds(60))
    var configuration = try configuration(server)
    configuration.waitLimit = .seconds(1)
    let impatient = PostgreSQLDatabase(configuration)
    try await server.kill()
    let error = try await #require(throws: PostgreSQLError.self) {
      try await impatient.read { db in try db.execute("SELECT 1") }
    }
    guard case .unavailable = error else { throw error }
    try await server.start()
    let rows = try await database.read { db in try db.execute("SELECT * FROM entry") }
    #expect(rows.isEmpty)
    try await server.stop()
  }

  @Test func waitsForAServerThatIsRestarted() async throws {
    let server = try await TestPostgreSQL()
    let database = try await makeTable(on: server, waitLimit: .seconds(30))
    let listener = PostgreSQLListener(try configuration(server), channels: ["gather"])
    var events = listener.events().makeAsyncIterator()
    #expect(await events.next() == .resumed)
    try await server.stop()
    async let rows = database.read { db in try db.execute("SELECT * FROM entry") }
    try await server.start()
    #expect(try await rows.isEmpty)
    #expect(await events.next() == .resumed)
    try await database.write { db in try db.notify("gather", "back") }
    #expect(await events.next() == .notification(channel: "gather", payload: "back"))
    try await server.stop()
  }

  // MARK: - Support

  private func configuration(_ server: TestPostgreSQL) throws -> PostgreSQLConfiguration {
    var configuration = try PostgreSQLConfiguration(url: server.url(database: "postgres"))
    configuration.backoff = PostgreSQLBackoff(first: .milliseconds(5), limit: .milliseconds(50))
    return configuration
  }

  private func makeTable(
    on server: TestPostgreSQL,
    waitLimit: Duration = .seconds(2)
  ) async throws -> PostgreSQLDatabase {
    var configuration = try configuration(server)
    configuration.waitLimit = waitLimit
    let database = PostgreSQLDatabase(configuration)
    try await database.write { db in
      try db.executeScript("CREATE TABLE entry (id int8 PRIMARY KEY)")
    }
    return database
  }

  /// Starts four writers with separate numbers; a number is used once, whatever its result.
  private func writeUntilCancelled(to database: PostgreSQLDatabase, _ acknowledged: Log<Int>) async
  {
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          var number = writer
          while !Task.isCancelled {
            let id = number
            number += 4
            do {
              try await database.write { db in try db.execute("INSERT INTO entry VALUES ($1)", [id])
              }
              acknowledged.add(id)
            } catch PostgreSQLError.unavailable, PostgreSQLError.timeout,
              PostgreSQLError.commitUnknown
            {
              continue
            } catch is CancellationError {
              return
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
  }
}
