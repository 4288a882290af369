import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing

@testable import GatherServer

/// A variant of a request for an operation of the document; together they produce all of its
/// statuses.
enum DescribedAttempt: CaseIterable, Sendable {
  case good, anonymous, wrongID, absentID, wrongQuery
  case garbage, otherContent, longContent, strangerInLineUp
  case known, stale, ended, taken, throttled, unavailable

  /// Sends the request to a separate server with an account that has a player in a match.
  func send(_ operation: DescribedOperation, example: String?) async throws -> TestResponse {
    let database = FragileDatabase(try SQLiteDatabase())
    let server = try TestServer(database) { configuration in
      configuration.heartbeat = .milliseconds(1)
      guard self == .throttled else { return }
      configuration.registrationsPerAddress = 1
      configuration.attemptsPerAddress = 1
      configuration.streamsPerAccount = 0
    }
    return try await server.run { client in
      let stage = try await Stage(client, server)
      try await prepare(stage)
      database.isDown = self == .unavailable
      // A stream does not end by itself; any other response ends the wait for one.
      async let _ = stage.endStream()
      return try await stage.client.client.execute(
        uri: uri(operation, stage),
        method: operation.method,
        headers: fields(operation, stage),
        body: content(example).map { ByteBuffer(string: $0) }
      )
    }
  }

  private func prepare(_ stage: Stage) async throws {
    switch self {
    case .ended:
      let result = GatherResultRequest(score: Score(teamA: 0, teamB: 0))
      _ = try await stage.client.send(.put, "/api/gathers/\(stage.gather)", json: result)
    case .taken: try await stage.fill()
    case .throttled: _ = try await stage.client.logIn("ana", "a wrong password")
    default: break
    }
  }

  private func uri(_ operation: DescribedOperation, _ stage: Stage) -> String {
    let ids =
      switch self {
      case .wrongID: ["user": "x", "player": "x", "gather": "x"]
      case .absentID: ["user": "\(UUID())", "player": "99999", "gather": "\(UUID())"]
      default: ["user": stage.user, "player": String(stage.player), "gather": stage.gather]
      }
    let path = ids.reduce(operation.path) { $0.replacing("{\($1.key)}", with: $1.value) }
    return self == .wrongQuery ? path + "?limit=x&everywhere=x" : path
  }

  private func fields(_ operation: DescribedOperation, _ stage: Stage) -> HTTPFields {
    var fields: HTTPFields = [.contentType: "application/json"]
    if self == .otherContent { fields[.contentType] = "text/plain" }
    if self == .known { fields[.ifNoneMatch] = "*" }
    if self == .stale { fields[.ifMatch] = "\"v99\"" }
    guard self != .anonymous else { return fields }
    switch operation.security {
    case ["bearer"]: fields[.authorization] = "Bearer \(stage.client.token ?? "")"
    case ["basic"]:
      let credentials = Data("ana:a good password".utf8).base64EncodedString()
      fields[.authorization] = "Basic \(credentials)"
    default: break
    }
    return fields
  }

  private func content(_ example: String?) -> String? {
    switch self {
    case .garbage: "{"
    case .longContent: String(repeating: " ", count: 20_000) + (example ?? "")
    case .strangerInLineUp: #"{"players": [{"playerId": 99999, "team": "Team A"}]}"#
    default: example
    }
  }
}

/// The initial data of the server.
private struct Stage {
  let server: TestServer
  let client: TestClient
  let user: String
  let player: Int
  let gather: String

  init(_ client: TestClient, _ server: TestServer) async throws {
    self.server = server
    self.client = try await client.newUser("ana")
    user = try await self.client.get([UserResponse].self, "/api/users")[0].id.uuidString
    player = try await self.client.newPlayer("Bo")
    gather = try await self.client.newGather([LineUpEntry(playerId: player, team: .b)])
  }

  /// Creates the maximum number of players and matches, and takes the name of the example.
  func fill() async throws {
    let user = user
    try await server.service.store.database.write { db in
      try db.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO players (user_id, name, number) SELECT ?1, 'Bo', 1000000 + i FROM n
        """,
        [.init(user), .init(GatherLimits.players)]
      )
      try db.run(
        """
        WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
        INSERT INTO gathers (id, user_id, created_at)
          SELECT printf('00000000-0000-4000-8000-%012d', i), ?1, 0 FROM n
        """,
        [.init(user), .init(GatherLimits.gathers)]
      )
    }
    _ = try await client.newUser("demo-user")
  }

  /// Removes the match once a stream follows it.
  func endStream() async throws {
    while server.service.live.count == 0 {
      if Task.isCancelled { return }
      await Task.yield()
    }
    _ = try await client.send(.delete, "/api/gathers/\(gather)")
  }
}
