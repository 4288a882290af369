import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import NIOCore
import ServerTesting
import Testing

@testable import GatherServer

/// Malformed and unusual requests.
struct OddRequestTests {
  @Test(arguments: [
    #"{"name":"\ud800"}"#, #"{"name":"a\u0000b"}"#, #"{"name":"x","age":1e400}"#,
    #"{"name":"x","age":99999999999999999999}"#, String(repeating: "[", count: 8_000), "", "null",
  ])
  func contentThatIsNoPlayerIsRefused(_ content: String) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let response = try await client.send(.post, "/api/players", content)
      #expect(response.status == .badRequest)
      #expect(try response.problem().status == 400)
    }
  }

  @Test(arguments: [
    ("{\"name\":\"x\",\"skill\":\"pro\"}", "skill", "beginner, amateur, professional"),
    (
      "{\"name\":\"x\",\"preferredPosition\":\"\"}", "preferredPosition",
      "goalkeeper, defender, midfielder, winger, striker"
    ),
  ])
  func anUnknownChoiceIsAnsweredWithTheAllowedOnes(
    content: String,
    field: String,
    names: String
  ) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let response = try await client.send(.post, "/api/players", content)
      #expect(try response.problem().fields == [field: "Expected one of: \(names)."])
    }
  }

  @Test func aWrongWinnerIsAnsweredWithTheRightOne() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let made = try await client.send(.post, "/api/gathers", "{}")
      let path = try #require(made.headers[.location])
      for (score, winner) in [("2-1", "Team A"), ("1-2", "Team B"), ("1-1", "None")] {
        let wrong = winner == "None" ? "Team A" : "None"
        let content = "{\"score\":\"\(score)\",\"winnerTeam\":\"\(wrong)\"}"
        let response = try await client.send(.put, path, content)
        let told = "Expected \(winner), by the score."
        #expect(try response.problem().fields == ["winnerTeam": told])
      }
    }
  }

  @Test func truncatedContentIsAClientError() async throws {
    struct BadChunk: Error {}
    let parts = AsyncThrowingStream<ByteBuffer, any Error> { continuation in
      continuation.yield(ByteBuffer(string: "{"))
      continuation.finish(throwing: BadChunk())
    }
    let request = Request(
      head: HTTPRequest(
        method: .post,
        scheme: nil,
        authority: nil,
        path: "/api/players",
        headerFields: [.contentType: "application/json"]
      ),
      body: RequestBody(asyncSequence: parts)
    )
    let error = await #expect(throws: Problem.self) {
      try await JSONBody.read(PlayerRequest.self, from: request, upTo: 100)
    }
    #expect(error?.status == .badRequest)
  }

  @Test func anUnusablePasswordCreatesNoAccount() async throws {
    try await TestServer().run { client in
      let flags = String(repeating: "🇷🇴", count: GatherLimits.password.upperBound)
      let response = try await client.send(
        .post,
        "/api/users",
        json: RegistrationRequest(username: "ana", password: flags)
      )
      #expect(response.status == .badRequest)
      #expect(try response.problem().fields?.keys.sorted() == ["password"])
    }
  }

  @Test func aRequestKeyIsASCII() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      for key in ["\u{FFFD}", "ключ", String(repeating: "k", count: 129)] {
        let response = try await client.send(
          .post,
          "/api/gathers",
          "{}",
          [.idempotencyKey: key]
        )
        #expect(response.status == .badRequest)
      }
      #expect(try await client.get([GatherResponse].self, "/api/gathers").isEmpty)
    }
  }

  @Test func aLogoutWithAMalformedFlagEndsNoSession() async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      for value in ["yes", "1", "True", ""] {
        let path = "/api/users/logout?everywhere=\(value)"
        #expect(try await client.send(.post, path).status == .badRequest)
      }
      #expect(try await client.send(.get, "/api/users").status == .ok)
      #expect(
        try await client.send(.post, "/api/users/logout?everywhere=false").status == .noContent
      )
      #expect(try await client.send(.get, "/api/users").status == .unauthorized)
    }
  }

  @Test(arguments: ["\"x\"", "W/\"v1\"", "v1", "\"v\"", "\"v0\""])
  func anUnknownTagIsReportedAfterOtherErrors(_ tag: String) async throws {
    try await TestServer().run { client in
      let client = try await client.newUser("ana")
      let path = "/api/gathers/\(try await client.newGather())"
      let absent = "/api/gathers/\(UUID())"
      let score = ScoreRequest(score: Score(teamA: 1, teamB: 0))
      let refused = try await client.send(.patch, path, json: score, [.ifMatch: tag])
      #expect(refused.status == .preconditionFailed)
      #expect(refused.headers[.eTag] == "\"v1\"")
      #expect(try await client.send(.patch, path, "{", [.ifMatch: tag]).status == .badRequest)
      #expect(
        try await client.send(.patch, absent, json: score, [.ifMatch: tag]).status == .notFound
      )
    }
  }

  @Test func anAnswerToHEADHasNoContent() async throws {
    try await TestServer().run { client in
      for path in ["/api/players", "/api/nowhere"] {
        let response = try await client.send(.head, path)
        #expect(response.status == (path == "/api/players" ? .methodNotAllowed : .notFound))
        #expect(response.body.readableBytes == 0)
        #expect(response.headers[.contentType] == "application/problem+json")
      }
    }
  }
}
