import AppTesting
import PostgreSQLClient
import TestPostgreSQL
import Testing

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct PostgreSQLListenerTests {
  @Test func receivesNotificationsOfCommittedTransactionsOnly() async throws {
    let configuration = try await makeConfiguration()
    let speaker = PostgreSQLDatabase(configuration)
    let listener = PostgreSQLListener(configuration, channels: ["gather", "Odd \"name\""])
    var events = listener.events().makeAsyncIterator()
    #expect(await events.next() == .resumed)
    await #expect(throws: CancellationError.self) {
      try await speaker.write { db in
        try db.notify("gather", "undone")
        throw CancellationError()
      }
    }
    try await speaker.write { db in
      try db.notify("other", "not for us")
      try db.notify("gather", "Zoë 👋")
      try db.notify("Odd \"name\"")
    }
    #expect(await events.next() == .notification(channel: "gather", payload: "Zoë 👋"))
    #expect(await events.next() == .notification(channel: "Odd \"name\"", payload: ""))
  }

  @Test func endsWithTheTaskThatReads() async throws {
    let configuration = try await makeConfiguration()
    let database = PostgreSQLDatabase(configuration)
    let events = Log<PostgreSQLListener.Event>()
    let reading = Task {
      for await event in PostgreSQLListener(configuration, channels: ["gather"]).events() {
        events.add(event)
      }
    }
    await until { events.count == 1 }
    #expect(try await listenerCount(database) == 1)
    reading.cancel()
    await reading.value
    try await until { try await listenerCount(database) == 0 }
  }

  @Test func reportsAReconnection() async throws {
    let configuration = try await makeConfiguration {
      $0.backoff = PostgreSQLBackoff(first: .milliseconds(5), limit: .milliseconds(20))
    }
    let database = PostgreSQLDatabase(configuration)
    let listener = PostgreSQLListener(configuration, channels: ["gather"])
    var events = listener.events().makeAsyncIterator()
    for number in 1...3 {
      #expect(await events.next() == .resumed)
      try await database.write { db in try db.notify("gather", "\(number)") }
      #expect(await events.next() == .notification(channel: "gather", payload: "\(number)"))
      _ = try await database.read { db in
        try db.execute(
          """
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND query LIKE 'LISTEN%'
          """
        )
      }
    }
  }

  private func listenerCount(_ database: PostgreSQLDatabase) async throws -> Int {
    try await database.read { db in
      try db.execute(
        """
        SELECT count(*) FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'
        """
      )[0].get(0)
    }
  }
}
