import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// In every endpoint, data of another user is as absent as data that does not exist.
@Suite(.serialized)
struct ForeignObjectsTests {
  /// Requested ids: of another user's data, or of nothing.
  private struct Target {
    var user: String
    var player: Int
    var gather: String
  }

  private struct Call {
    var method: HTTPRequest.Method
    var path: String
    var body: String?
    var headers: HTTPFields = [:]
  }

  /// Ana owns the target; Bob, who sends the requests, has his own player and match.
  private struct Stage {
    var stranger: TestClient
    var ana: TestClient
    var bob: TestClient
    var anas: Target
    var nothing: Target
    var bobs: Target
  }

  @Test(arguments: TestDatabase.wanted)
  func areAnsweredLikeMissingOnes(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      let foreign = calls(stage.anas, own: stage.bobs)
      let absent = calls(stage.nothing, own: stage.bobs)
      for (one, other) in zip(foreign, absent) {
        let name: Comment = "\(one.method) \(one.path) \(one.headers)"
        let answer = try await send(one, stage.bob)
        let expected = try await send(other, stage.bob)
        #expect(answer.status == expected.status, name)
        #expect(answer.text == expected.text, name)
        #expect(fields(answer) == fields(expected), name)
        #expect([.notFound, .badRequest, .preconditionFailed].contains(answer.status), name)
      }
    }
  }

  @Test func theCallsCoverEveryEndpointThatTakesAnID() async throws {
    let target = Target(user: "u", player: 1, gather: "g")
    let calls = calls(target, own: target)
    for operation in try OpenAPIDocument().operations where operation.path.contains("{") {
      let path = operation.path.replacing("{user}", with: target.user)
        .replacing("{player}", with: String(target.player))
        .replacing("{gather}", with: target.gather)
      let isCovered = calls.contains { $0.method == operation.method && $0.path == path }
      #expect(isCovered, "\(operation.method) \(operation.path)")
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func areNeitherReadNorChanged(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      let before = try await everything(of: stage.ana, stage.anas)
      for call in calls(stage.anas, own: stage.bobs) {
        let text = try await send(call, stage.bob).text
        for secret in ["Zoe", "Real Club", "3-1", "ana"] { #expect(!text.contains(secret)) }
      }
      #expect(try await everything(of: stage.ana, stage.anas) == before)
      let line = try await stage.bob.get(
        [PlayerResponse].self,
        "/api/gathers/\(stage.bobs.gather)/players"
      )
      #expect(line.isEmpty)
      #expect(try await stage.bob.get([GatherResponse].self, "/api/gathers").count == 1)
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func areUnauthorizedWithoutALoginLikeMissingOnes(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      for target in [stage.anas, stage.nothing] {
        for call in calls(target, own: stage.bobs) {
          let answer = try await send(call, stage.stranger)
          #expect(answer.status == .unauthorized, "\(call.method) \(call.path)")
          let detail = try answer.problem().detail
          #expect(detail == "User not authenticated.")
        }
      }
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func doNotShowInListsAndTheirPages(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      for query in ["", "?limit=1", "?limit=200"] {
        for list in ["players", "gathers"] {
          let text = try await stage.bob.send(.get, "/api/\(list)\(query)").text
          #expect(!text.contains("Zoe") && !text.contains(stage.anas.gather))
        }
      }
      for list in ["gathers?limit=5&", "gathers?"] {
        let foreign = try await stage.bob.send(.get, "/api/\(list)after=\(stage.anas.gather)")
        let absent = try await stage.bob.send(.get, "/api/\(list)after=\(stage.nothing.gather)")
        #expect(foreign.text == absent.text)
        #expect(fields(foreign) == fields(absent))
      }
      for list in ["players?limit=5&", "players?"] {
        let foreign = try await stage.bob.send(.get, "/api/\(list)after=\(stage.anas.player)")
        let absent = try await stage.bob.send(.get, "/api/\(list)after=\(stage.nothing.player)")
        #expect(foreign.text == absent.text)
        #expect(fields(foreign) == fields(absent))
      }
      let statistics = try await stage.bob.get([PlayerStatistics].self, "/api/statistics")
      #expect(statistics.map(\.playerId) == [stage.bobs.player])
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func keysOfRequestsAreEachPersonsOwn(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      let key: HTTPFields = [.idempotencyKey: "evening"]
      for (path, body) in [("players", #"{"name": "Max"}"#), ("gathers", "{}")] {
        let anas = try await stage.ana.send(.post, "/api/\(path)", body, key).newID
        let bobs = try await stage.bob.send(.post, "/api/\(path)", body, key).newID
        #expect(anas != bobs)
        #expect(try await stage.bob.send(.post, "/api/\(path)", body, key).newID == bobs)
        #expect(try await stage.bob.send(.get, "/api/\(path)/\(bobs)").status == .ok)
        #expect(try await stage.bob.send(.get, "/api/\(path)/\(anas)").status == .notFound)
      }
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func areNotShownByEntityTags(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      let tag = try #require(try await stage.ana.send(.get, "/api/players").headers[.eTag])
      for list in ["players", "gathers"] {
        let headers: HTTPFields = [.ifNoneMatch: tag]
        #expect(try await stage.bob.send(.get, "/api/\(list)", nil, headers).status == .ok)
      }
    }
  }

  @Test(arguments: TestDatabase.wanted)
  func surviveTheDeletionOfOtherAccounts(database: TestDatabase) async throws {
    try await run(on: database) { stage in
      let before = try await everything(of: stage.ana, stage.anas)
      #expect(try await stage.bob.send(.delete, "/api/users").status == .noContent)
      #expect(try await everything(of: stage.ana, stage.anas) == before)
      #expect(try await stage.bob.send(.get, "/api/players").status == .unauthorized)
    }
  }

  // MARK: - Support

  /// Returns requests to every endpoint that takes an id, in all relevant variants.
  private func calls(_ target: Target, own: Target) -> [Call] {
    let player = "/api/players/\(target.player)"
    let gather = "/api/gathers/\(target.gather)"
    let zoe = #"{"name": "Mine"}"#
    let result = #"{"score": "1-0", "winnerTeam": "Team A"}"#
    let score = #"{"score": "1-0"}"#
    let change = #"{"goals": {"teamA": 1, "teamB": 0}}"#
    let end = #"{"ends": true}"#
    let team = #"{"team": "Team A"}"#
    let entries = #"{"players": [{"playerId": \#(target.player), "team": "Team A"}]}"#
    let tags = ["\"v1\"", "\"v2\"", "\"v99\"", "*", "nonsense"]
    var calls = [
      Call(method: .get, path: player), Call(method: .put, path: player, body: zoe),
      Call(method: .put, path: player, body: "{}"), Call(method: .put, path: player, body: ""),
      Call(method: .get, path: "\(player)/gathers"),
      Call(method: .get, path: "\(player)/statistics"), Call(method: .delete, path: player),
      Call(method: .get, path: gather), Call(method: .get, path: "\(gather)/events"),
      Call(method: .get, path: "\(gather)/snapshot"),
      Call(method: .post, path: "\(gather)/changes", body: change),
      Call(method: .post, path: "\(gather)/changes", body: end),
      Call(method: .post, path: "\(gather)/changes", body: "{}"),
      Call(method: .get, path: gather.lowercased()), Call(method: .get, path: "\(gather)/players"),
      Call(method: .put, path: gather, body: result), Call(method: .put, path: gather, body: "{}"),
      Call(method: .patch, path: gather, body: score),
      Call(method: .patch, path: gather, body: "{}"), Call(method: .delete, path: gather),
      Call(method: .get, path: "/api/users/\(target.user)"),
      Call(method: .post, path: "/api/gathers", body: entries),
      Call(
        method: .post,
        path: "/api/gathers",
        body: entries,
        headers: [.idempotencyKey: "the first"]
      ),
    ]
    for tag in tags {
      calls.append(Call(method: .get, path: gather, headers: [.ifNoneMatch: tag]))
      calls.append(Call(method: .patch, path: gather, body: score, headers: [.ifMatch: tag]))
    }
    for (match, one) in [
      (target.gather, own.player), (own.gather, target.player), (target.gather, target.player),
    ] {
      let path = "/api/gathers/\(match)/players/\(one)"
      calls.append(Call(method: .post, path: path, body: team))
      calls.append(Call(method: .post, path: path, body: #"{"team": "Team C"}"#))
      calls.append(Call(method: .delete, path: path))
    }
    return calls
  }

  private func run(
    on database: TestDatabase,
    _ body: @escaping @Sendable (Stage) async throws -> Void
  ) async throws {
    try await database.run { store in
      try await TestServer(store.database).run { client in
        try await body(try await self.stage(client))
      }
    }
  }

  private func stage(_ client: TestClient) async throws -> Stage {
    let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
    // Each account numbers its own players: Zoe has a number that Bob has no player of.
    _ = try await ana.newPlayer("First")
    let response = try await ana.send(
      .post,
      "/api/players",
      json: PlayerRequest(name: "Zoe", age: 33, favouriteTeam: "Real Club"),
      [.idempotencyKey: "the first"]
    )
    let zoe = try #require(Int(response.newID))
    let evening = try await ana.newGather([LineUpEntry(playerId: zoe, team: .a)])
    let score = ScoreRequest(score: Score(teamA: 3, teamB: 1))
    _ = try await ana.send(.patch, "/api/gathers/\(evening)", json: score)
    // A number that Bob has no player of either.
    let gone = try await ana.newPlayer("Gone")
    _ = try await ana.send(.delete, "/api/players/\(gone)")
    let user = try #require(try await ana.get([UserResponse].self, "/api/users").first?.id)
    return Stage(
      stranger: client,
      ana: ana,
      bob: bob,
      anas: Target(user: user.uuidString, player: zoe, gather: evening),
      nothing: Target(user: UUID().uuidString, player: gone, gather: UUID().uuidString),
      bobs: Target(
        user: "",
        player: try await bob.newPlayer("Bo"),
        gather: try await bob.newGather()
      )
    )
  }

  private func send(_ call: Call, _ client: TestClient) async throws -> TestResponse {
    try await client.send(call.method, call.path, call.body, call.headers)
  }

  private func fields(_ response: TestResponse) -> [String] {
    response.headers.filter { $0.name != .date }.map { "\($0.name): \($0.value)" }.sorted()
  }

  /// Returns all data that a user can see.
  private func everything(of client: TestClient, _ target: Target) async throws -> [String] {
    var texts: [String] = []
    for path in [
      "users", "players", "gathers", "statistics", "players/\(target.player)",
      "players/\(target.player)/gathers", "gathers/\(target.gather)",
      "gathers/\(target.gather)/players",
    ] {
      let response = try await client.send(.get, "/api/\(path)")
      #expect(response.status == .ok)
      texts.append(response.text + (response.headers[.eTag] ?? ""))
    }
    return texts
  }
}
