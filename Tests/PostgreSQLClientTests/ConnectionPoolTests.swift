import AppTesting
import Foundation
import Logging
import TestPostgreSQL
import Testing

@testable import PostgreSQLClient

@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct ConnectionPoolTests {
  @Test func opensNoMoreThanItMay() async throws {
    let database = try await makeDatabase { $0.poolSize = 3 }
    try await withThrowingTaskGroup { group in
      for _ in 0..<30 {
        group.addTask {
          try await database.read { db in
            let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
            return try db.execute(sql)[0].get(0, as: Int.self)
          }
        }
      }
      for try await count in group { #expect(count <= 3) }
    }
  }

  @Test func servesWaitersInOrder() async throws {
    let (database, gate, holder) = try await makeBusyDatabase(waitLimit: .seconds(30))
    let order = Log<Int>()
    var tasks: [Task<Void, any Error>] = []
    for number in 1...5 {
      tasks.append(Task { try await database.read { _ in _ = order.add(number) } })
      await until { database.pool.waiterCount == number }
    }
    gate.open()
    try await holder.value
    for task in tasks { try await task.value }
    #expect(order.entries == [1, 2, 3, 4, 5])
  }

  @Test func throwsATimeoutWhenNoConnectionBecomesFree() async throws {
    let (database, gate, holder) = try await makeBusyDatabase(waitLimit: .milliseconds(50))
    await #expect(throws: PostgreSQLError.timeout) { try await database.read { _ in } }
    gate.open()
    try await holder.value
    try await database.read { _ in }
    #expect(database.pool.waiterCount == 0)
  }

  @Test func removesCancelledWaiters() async throws {
    let (database, gate, holder) = try await makeBusyDatabase(waitLimit: .seconds(30))
    let waiting = Task {
      try await database.read { _ in _ = Issue.record("expected no connection") }
    }
    await until { database.pool.waiterCount == 1 }
    waiting.cancel()
    await #expect(throws: CancellationError.self) { try await waiting.value }
    let late = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await database.read { _ in _ = Issue.record("expected no connection") }
    }
    await #expect(throws: CancellationError.self) { try await late.value }
    gate.open()
    try await holder.value
    try await database.read { _ in }
  }

  @Test func closesWhenTheLastConnectionComesBack() async throws {
    let (database, gate, holder) = try await makeBusyDatabase(waitLimit: .seconds(30))
    let waiting = Task { try await database.read { _ in } }
    await until { database.pool.waiterCount == 1 }
    let order = Log<String>()
    let closing = Task {
      await database.close()
      order.add("closed")
    }
    await #expect(throws: PostgreSQLError.closed) { try await waiting.value }
    order.add("open")
    gate.open()
    try await holder.value
    await closing.value
    #expect(order.entries == ["open", "closed"])
    await #expect(throws: PostgreSQLError.closed) { try await database.read { _ in } }
    await database.close()
  }

  @Test func closesItsConnectionsWhenTheDatabaseIsReleased() async throws {
    let configuration = try await makeConfiguration()
    let witness = PostgreSQLDatabase(configuration)
    @Sendable func othersCount() async throws -> Int {
      try await witness.read { db in
        try db.execute(
          """
          SELECT count(*) FROM pg_stat_activity
          WHERE datname = current_database() AND pid <> pg_backend_pid()
          """
        )[0].get(0)
      }
    }
    var database: PostgreSQLDatabase? = PostgreSQLDatabase(configuration)
    try await database?.read { _ in }
    #expect(try await othersCount() == 1)
    database = nil
    try await until { try await othersCount() == 0 }
  }

  @Test func spacesAttemptsWhileTheServerIsDown() async throws {
    var configuration = try PostgreSQLConfiguration(url: "postgres://nowhere/gather")
    configuration.waitLimit = .seconds(600)
    configuration.backoff = PostgreSQLBackoff(
      first: .milliseconds(50),
      limit: .milliseconds(100)
    )
    let attempts = Log<ContinuousClock.Instant>()
    let pool = ConnectionPool(configuration, logger: Logger(label: "test")) { _ in
      attempts.add(.now)
      throw PostgreSQLError.unavailable("as the test wants")
    }
    let tasks = (0..<20).map { _ in Task { try await pool.lease() } }
    await until { attempts.entries.count >= 12 }
    for task in tasks { task.cancel() }
    for task in tasks {
      await #expect(throws: CancellationError.self) { try await task.value }
    }
    // The first eight may begin together; later ones are sequential, 25 ms apart or more.
    let spaced = attempts.entries.dropFirst(8)
    #expect(spaced.count >= 3)
    for (one, next) in zip(spaced, spaced.dropFirst()) { #expect(next - one >= .milliseconds(25)) }
  }

  @Test func failsAtOnceWhenTheNextAttemptIsTooLate() async throws {
    var configuration = try PostgreSQLConfiguration(url: "postgres://nowhere/gather")
    // The next attempt comes after at least five minutes.
    configuration.waitLimit = .seconds(60)
    configuration.backoff = PostgreSQLBackoff(first: .seconds(600), limit: .seconds(600))
    let attempts = Log<Int>()
    let pool = ConnectionPool(configuration, logger: Logger(label: "test")) { _ in
      attempts.add(0)
      throw PostgreSQLError.unavailable("as the test wants")
    }
    for _ in 0..<3 {
      await #expect(throws: PostgreSQLError.unavailable("as the test wants")) {
        try await pool.lease()
      }
    }
    #expect(attempts.count == 1)
  }

  /// Returns a database whose only connection is in use until the gate is opened.
  private func makeBusyDatabase(
    waitLimit: Duration
  ) async throws -> (PostgreSQLDatabase, Gate, Task<Void, any Error>) {
    let database = try await makeDatabase {
      $0.poolSize = 1
      $0.waitLimit = waitLimit
    }
    // The first connection is opened within the same limit, which may take several attempts.
    await until { (try? await database.read { _ in }) != nil }
    let (gate, started) = (Gate(), Log<Int>())
    let holder = Task {
      try await database.read { _ in
        started.add(0)
        gate.pass()
      }
    }
    await until { started.count == 1 }
    return (database, gate, holder)
  }
}
