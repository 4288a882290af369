import AppTesting
import Foundation
import GatherAPI
import HTTPTypes
import Logging
import PostgreSQLClient
import ServerTesting
import TestPostgreSQL
import Testing

@testable import GatherServer

/// Several servers that share a PostgreSQL database behave as one.
@Suite(.enabled(if: TestPostgreSQL.isWanted))
struct SharedDatabaseTests {
  @Test func aNameIsRegisteredOnce() async throws {
    try await run { first, second in
      let statuses = try await all((0..<6).flatMap { _ in [first, second] }) {
        let request = RegistrationRequest(username: "ana", password: "a good password")
        return try await $0.send(.post, "/api/users", json: request).status
      }
      #expect(statuses.count { $0 == .created } == 1)
      #expect(statuses.count { $0 == .conflict } == 11)
    }
  }

  @Test func aSessionIsValidAtAllProcesses() async throws {
    try await run { first, second in
      let ana = try await first.newUser("ana")
      var there = second
      there.token = ana.token
      _ = try await ana.newPlayer("Zoe")
      #expect(try await there.get([PlayerResponse].self, "/api/players").map(\.name) == ["Zoe"])
      _ = try await there.newPlayer("Yan")
      #expect(try await ana.get([PlayerResponse].self, "/api/players").count == 2)
      #expect(try await there.send(.post, "/api/users/logout").status == .noContent)
      #expect(try await ana.send(.get, "/api/players").status == .unauthorized)
    }
  }

  @Test func guessesAreCountedTogether() async throws {
    try await run(guesses: 4) { first, second in
      _ = try await first.newUser("ana")
      for client in [first, second, first, second] {
        #expect(try await client.logIn("ana", "a bad password").status == .unauthorized)
      }
      for client in [first, second] {
        #expect(try await client.logIn("ana", "a good password").status == .tooManyRequests)
      }
    }
  }

  @Test func guessesAtOnceAreCountedToo() async throws {
    try await run(guesses: 4) { first, second in
      _ = try await first.newUser("ana")
      let statuses = try await all((0..<8).flatMap { _ in [first, second] }) {
        try await $0.logIn("ana", "a bad password").status
      }
      #expect(statuses.count { $0 == .unauthorized } <= 4)
      #expect(Set(statuses).isSubset(of: [.unauthorized, .tooManyRequests, .serviceUnavailable]))
    }
  }

  @Test func manyLoginsAtOnceSucceed() async throws {
    try await run { first, second in
      for number in 0..<8 { _ = try await first.newUser("user\(number)") }
      let logins = try await all(Array(0..<24)) { number in
        let client = number.isMultiple(of: 2) ? first : second
        return try await client.logIn("user\(number % 8)", "a good password").status
      }
      #expect(logins.allSatisfy { $0 == .ok }, "\(logins.map(\.code))")
    }
  }

  @Test func aRequestThatIsSentTwiceMakesOneMatch() async throws {
    try await run { first, second in
      let ana = try await first.newUser("ana")
      var there = second
      there.token = ana.token
      let ids = try await all([ana, there, ana, there]) {
        try await $0.send(.post, "/api/gathers", "{}", [.idempotencyKey: "evening"]).newID
      }
      #expect(Set(ids).count == 1)
      #expect(try await ana.get([GatherResponse].self, "/api/gathers").count == 1)
    }
  }

  @Test func aChangeIsSeenByOtherProcesses() async throws {
    let url = try await TestPostgreSQL.shared.makeDatabase()
    let (here, there) = (try await server(url), try await server(url))
    try await here.runLive { first in
      try await there.runLive { second in
        let ana = try await first.newUser("ana")
        var other = second
        other.token = ana.token
        let gather = try await ana.newGather()
        let readers = [
          LiveReader(here, ana, gather: gather), LiveReader(there, other, gather: gather),
        ]
        for reader in readers { await until { reader.snapshots.count == 1 } }
        for (goals, client) in zip(1..., [ana, other, ana]) {
          let score = Score(teamA: goals, teamB: 0)
          let body = ScoreRequest(score: score)
          let path = "/api/gathers/\(gather)"
          #expect(try await client.send(.patch, path, json: body).status == .noContent)
          for reader in readers { await until { reader.scores.last == score } }
        }
        #expect(try await other.send(.delete, "/api/users").status == .noContent)
        for reader in readers { await until { reader.hasEnded } }
      }
    }
  }

  @Test func processesMayStartOnAnEmptyDatabaseAtOnce() async throws {
    let url = try await TestPostgreSQL.shared.makeDatabase()
    let servers = try await all(Array(0..<6)) { _ in try await server(url) }
    for server in servers {
      #expect(await server.service.isReady())
      await server.service.store.database.close()
    }
  }

  @Test func twoProcessesActAsOne() async throws {
    let url = try await TestPostgreSQL.shared.makeDatabase()
    async let starting = GatherProcess(database: url)
    let processes = [try await GatherProcess(database: url), try await starting]
    let clients = processes.map { SocketClient(port: $0.port) }
    #expect(try await clients[0].register("ana") == .created)
    #expect(try await clients[1].register("ana") == .conflict)
    let ana = try await clients[1].loggedIn(as: "ana")
    let made = try await ana.send(.post, "/api/gathers", "{}")
    let path = try #require(made.headers[.location])
    let token = try #require(ana.token)
    let readers = try processes.map {
      try SocketReader(port: $0.port, get: "\(path)/events", token: token)
    }
    for reader in readers { await until { reader.sees("event: gather") } }
    #expect(try await ana.send(.patch, path, #"{"score": "3-2"}"#).status == .noContent)
    for reader in readers { await until { reader.sees(#""score":"3-2""#) } }
    // A server that is asked to stop ends its streams, in good order.
    processes[0].stop()
    await until { readers[0].sees("0\r\n\r\n") && processes[0].exitCode == 0 }
    #expect(try await ana.send(.patch, path, #"{"score": "3-3"}"#).status == .noContent)
    await until { readers[1].sees(#""score":"3-3""#) }
  }

  // MARK: - Support

  private func server(_ url: String, guesses: Int = 10) async throws -> TestServer {
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    var configuration = try PostgreSQLConfiguration(url: url)
    // Long enough for a busy machine.
    configuration.waitLimit = .seconds(60)
    return try TestServer(try await PostgreSQLGatherDatabase(configuration, logger: logger)) {
      $0.attemptsPerAccountAndAddress = guesses
    }
  }

  /// Runs the body with a client of each of two servers.
  private func run(
    guesses: Int = 10,
    _ body: @escaping @Sendable (TestClient, TestClient) async throws -> Void
  ) async throws {
    let url = try await TestPostgreSQL.shared.makeDatabase()
    let here = try await server(url, guesses: guesses)
    let there = try await server(url, guesses: guesses)
    try await here.run { first in try await there.run { second in try await body(first, second) } }
    for server in [here, there] { await server.service.store.database.close() }
  }

  /// Runs the body for all items concurrently.
  private func all<Item: Sendable, R: Sendable>(
    _ items: [Item],
    _ body: @escaping @Sendable (Item) async throws -> R
  ) async throws -> [R] {
    try await withThrowingTaskGroup(of: R.self) { group in
      for item in items { group.addTask { try await body(item) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }
}
