import Foundation
import GatherAPI
import HTTPTypes
import NIOCore
import ServerTesting
import Testing

@testable import GatherServer

/// Requests that the original server did not support.
struct BeyondTheOriginalTests {
  @Test func aChangeOfAnOutdatedVersionIsRefused() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let path = "/api/players/\(try await ana.newPlayer("Bea"))"
      let first = try await ana.send(.get, path)
      let tag = try #require(first.headers[.eTag])
      #expect(tag == "\"v1\"")
      #expect(try await ana.send(.get, path, nil, [.ifNoneMatch: tag]).status == .notModified)

      let aged = PlayerRequest(name: "Bea", age: 30)
      let changed = try await ana.send(.put, path, json: aged, [.ifMatch: tag])
      #expect(changed.status == .noContent)
      #expect(changed.headers[.eTag] == "\"v2\"")

      let renamed = PlayerRequest(name: "Beatrice")
      let late = try await ana.send(.put, path, json: renamed, [.ifMatch: tag])
      #expect(late.status == .preconditionFailed)
      #expect(late.headers[.eTag] == "\"v2\"")
      #expect(try late.problem().status == 412)
      let deleted = try await ana.send(.delete, path, nil, [.ifMatch: tag])
      #expect(deleted.status == .preconditionFailed)
      #expect(try await ana.get(PlayerResponse.self, path).age == 30)

      // Sent again, as after a lost response, and by clients that do not know versions.
      #expect(try await ana.send(.put, path, json: aged, [.ifMatch: tag]).status == .noContent)
      #expect(try await ana.send(.put, path, json: renamed).status == .noContent)
      #expect(try await ana.send(.delete, path, nil, [.ifMatch: "*"]).status == .noContent)
    }
  }

  @Test func aListThatHasNotChangedIsNotSentAgain() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      _ = try await client.newPlayer("Bea")
      let first = try await client.send(.get, "/api/players")
      let tag = try #require(first.headers[.eTag])
      let second = try await client.send(.get, "/api/players", nil, [.ifNoneMatch: tag])
      #expect(second.status == .notModified && second.body.readableBytes == 0)
      #expect(second.headers[.eTag] == tag)
      _ = try await client.newPlayer("Cleo")
      let third = try await client.send(
        .get,
        "/api/players",
        nil,
        [.ifNoneMatch: "W/\(tag), \"x\""]
      )
      #expect(third.status == .ok)
      #expect(try third.value([PlayerResponse].self).map(\.name) == ["Bea", "Cleo"])
    }
  }

  @Test func tagsDifferBetweenAccounts() async throws {
    try await TestServer().run { client in
      let ana = try await client.newUser("ana")
      let bob = try await client.newUser("bob")
      let tag = try #require(try await ana.send(.get, "/api/players").headers[.eTag])
      let response = try await bob.send(.get, "/api/players", nil, [.ifNoneMatch: tag])
      #expect(response.status == .ok)
    }
  }

  @Test func aListIsReadPageByPage() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      for index in 0..<5 { _ = try await client.newPlayer("\(index)") }
      var path: String? = "/api/players?limit=2"
      var names: [String] = []
      var pages = 0
      while let next = path {
        let response = try await client.send(.get, next)
        names += try response.value([PlayerResponse].self).map(\.name)
        pages += 1
        path = response.headers[.link].map {
          String($0.drop { $0 != "<" }.dropFirst().prefix { $0 != ">" })
        }
      }
      #expect(names == ["0", "1", "2", "3", "4"] && pages == 3)
    }
  }

  @Test(arguments: ["limit=0", "limit=201", "limit=x", "after=x", "limit=-1"])
  func anInvalidPageIsABadRequest(query: String) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      for list in ["players", "gathers"] {
        let response = try await client.send(.get, "/api/\(list)?\(query)")
        #expect(response.status == .badRequest)
        #expect(try response.problem().fields != nil)
      }
    }
  }

  @Test func theSecondOfTwoScoreChangesIsAPreconditionFailure() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let path = "/api/gathers/\(try await client.newGather())"
      let tag = try #require(try await client.send(.get, path).headers[.eTag])
      let first = ScoreRequest(score: Score(teamA: 1, teamB: 0))
      let second = ScoreRequest(score: Score(teamA: 0, teamB: 1))
      #expect(
        try await client.send(.patch, path, json: first, [.ifMatch: tag]).status == .noContent
      )
      let refused = try await client.send(.patch, path, json: second, [.ifMatch: tag])
      #expect(refused.status == .preconditionFailed)
      let now = try #require(refused.headers[.eTag])
      #expect(now == (try await client.send(.get, path).headers[.eTag]))
      #expect(
        try await client.send(.patch, path, json: second, [.ifMatch: now]).status == .noContent
      )
      #expect(try await client.get(GatherResponse.self, path).score == second.score)
      #expect(try await client.send(.get, path, nil, [.ifNoneMatch: now]).status == .ok)
    }
  }

  @Test func aMatchSentTwiceIsOneMatch() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let player = try await client.newPlayer("Bea")
      let request = GatherCreateRequest(players: [LineUpEntry(playerId: player, team: .a)])
      let key: HTTPFields = [.idempotencyKey: UUID().uuidString]
      let first = try await client.send(.post, "/api/gathers", json: request, key)
      let second = try await client.send(.post, "/api/gathers", json: request, key)
      #expect(first.status == .created && second.status == .created)
      #expect(first.headers[.location] == second.headers[.location])
      #expect(try await client.get([GatherResponse].self, "/api/gathers").count == 1)
    }
  }

  @Test func playersOfAMatchComeWithTheirTeam() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let players = [try await client.newPlayer("Bea"), try await client.newPlayer("Cleo")]
      let gather = try await client.newGather([
        LineUpEntry(playerId: players[0], team: .a), LineUpEntry(playerId: players[1], team: .b),
      ])
      let path = "/api/gathers/\(gather)/players"
      #expect(try await client.get([PlayerResponse].self, path).map(\.team) == [.a, .b])
      #expect(try await client.send(.delete, "\(path)/\(players[0])").status == .noContent)
      #expect(try await client.get([PlayerResponse].self, path).map(\.name) == ["Cleo"])
    }
  }

  @Test func statisticsAreAvailableForAllPlayersAndForOne() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let player = try await client.newPlayer("Bea")
      let gather = try await client.newGather([LineUpEntry(playerId: player, team: .b)])
      let result = GatherResultRequest(score: Score(teamA: 0, teamB: 2))
      let ended = try await client.send(.put, "/api/gathers/\(gather)", json: result)
      #expect(ended.status == .noContent)
      let expected = PlayerStatistics(playerId: player, outcomes: [.won])
      #expect(try await client.get([PlayerStatistics].self, "/api/statistics") == [expected])
      let path = "/api/players/\(player)/statistics"
      #expect(try await client.get(PlayerStatistics.self, path) == expected)
    }
  }

  @Test func everyAnswerHasSecurityHeaders() async throws {
    try await TestServer().run { client in
      for path in ["/api/players", "/api/nowhere", "/api/openapi.json"] {
        let response = try await client.send(.get, path)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.contentSecurityPolicy]?.contains("default-src 'none'") == true)
        #expect(response.headers[.cacheControl] != nil)
      }
    }
  }

  @Test func aBodyThatIsTooLongIsRefused() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let long = "{\"name\":\"" + String(repeating: "x", count: 17_000) + "\"}"
      #expect(try await client.send(.post, "/api/players", long).status.code == 413)
      let form = try await client.send(
        .post,
        "/api/players",
        "name=x",
        [.contentType: "text/plain"]
      )
      #expect(form.status == .unsupportedMediaType)
    }
  }
}
