import FootballGatherTesting
import Foundation
import RostrumTesting
import Testing

import struct GatherAPI.LoginResponse

@testable import FootballGatherModel

struct GatherAPIClientTests {
  private let now = Date(timeIntervalSince1970: 1_800_000_000)
  private let token = "secret-token"

  private func client(
    _ transport: ScriptedTransport,
    clock: any Clock<Duration> = TestClock(),
    pauses: [Duration] = []
  ) -> GatherAPIClient {
    GatherAPIClient(
      base: URL(filePath: "/api"),
      transport: transport,
      now: { [now] in now },
      clock: clock,
      pauses: pauses
    )
  }

  // MARK: - What an answer means

  @Test(arguments: [
    (400, GatherServiceError.invalid([:])), (401, .unauthorised), (404, .gone), (409, .conflict),
    (410, .gone), (412, .changed(version: nil)), (413, .server(status: 413)),
    (422, .invalid([:])), (500, .server(status: 500)), (204, .server(status: 204)),
    (302, .server(status: 302)), (304, .server(status: 304)),
  ])
  func statusesAreMappedToErrors(_ status: Int, _ error: GatherServiceError) async {
    let transport = ScriptedTransport(.reply(status, "<html>"))
    await #expect(throws: error) {
      try await client(transport).players(ifNot: nil, token: token)
    }
    #expect(transport.requests.count == 1)
  }

  @Test func fieldsThatAreNotTakenAreNamed() async {
    let body = """
      {"type": "about:blank", "title": "Bad Request", "status": 400, "detail": "No.",
       "fields": {"age": "Expected a number."}, "error": true, "reason": "No."}
      """
    await #expect(throws: GatherServiceError.invalid(["age": "Expected a number."])) {
      try await client(ScriptedTransport(.reply(400, body))).deletePlayer(1, token: token)
    }
  }

  @Test(arguments: [("30", 30.0), ("soon", 60), (nil, 60)] as [(String?, TimeInterval)])
  func throttlingThrowsTheRetryDate(_ field: String?, _ seconds: TimeInterval) async {
    let fields = field.map { ["retry-after": $0] } ?? [:]
    let until = now.addingTimeInterval(seconds)
    await #expect(throws: GatherServiceError.throttled(until: until)) {
      try await client(ScriptedTransport(.reply(429, "", fields)))
        .logIn(Credentials(username: "ana", password: "x"))
    }
  }

  @Test func aChangeIsNamedSoThatItCountsOnce() async {
    let transport = ScriptedTransport(.reply(409, ""))
    let goals = GoalAddition(key: UUID())
    await #expect(throws: GatherServiceError.conflict) {
      try await client(transport).change(
        UUID(),
        by: MatchChange(goals: goals),
        token: token
      )
    }
    #expect(transport.requests.first?.fields["Idempotency-Key"] == goals.key.uuidString)
  }

  // MARK: - Answers that are none

  @Test(arguments: [
    "", "{}", "null", "[{}]", #"[{"id": "1", "name": "Ana"}]"#, #"[{"id": 1}]"#,
    #"[{"id": 1, "name": "Ana", "skill": "wizard"}]"#, "[", "\u{0}", #"{"error": true}"#,
  ])
  func aMalformedListIsADecodingError(_ body: String) async {
    await #expect {
      try await client(ScriptedTransport(.reply(200, body))).players(ifNot: nil, token: token)
    } throws: {
      guard case .undecodable(let text) = $0 as? GatherServiceError else { return false }
      return text.contains("\(body.utf8.count) bytes")
    }
  }

  @Test(arguments: [
    #"{"token": 5}"#, "[]", #"{"userID": "7"}"#,
    #"{"token": "t", "userID": "\#(UUID())", "expiresAt": "tomorrow"}"#,
  ])
  func aLoginWithoutATokenIsNone(_ body: String) async {
    await #expect {
      try await client(ScriptedTransport(.reply(200, body)))
        .logIn(Credentials(username: "ana", password: "secret-password"))
    } throws: {
      guard case .undecodable(let text) = $0 as? GatherServiceError else { return false }
      return !text.contains("secret")
    }
  }

  @Test(arguments: [nil, "", "/", "/api/players/", "/api/players/x", "/api/players/9e9"])
  func anAddressWithoutAnIdIsNone(_ location: String?) async {
    let fields = location.map { ["Location": $0] } ?? [:]
    await #expect {
      try await client(ScriptedTransport(.reply(201, "", fields)))
        .createPlayer(Player(id: 0, name: "Ana").wire, key: UUID(), token: token)
    } throws: {
      if case .undecodable = $0 as? GatherServiceError { true } else { false }
    }
  }

  @Test(arguments: [
    "/api/players/4", "/api/players/4/", "/api/players/4?a=/9", "https://x.test/api/players/4",
  ])
  func theIdIsTheLastPartOfTheAddress(_ location: String) async throws {
    let id = try await client(ScriptedTransport(.reply(201, "", ["LOCATION": location])))
      .createPlayer(Player(id: 0, name: "Ana").wire, key: UUID(), token: token)
    #expect(id == 4)
  }

  @Test func unknownMembersAreIgnored() async throws {
    let body = #"[{"id": 1, "name": "Ana", "userId": 9, "shoe": {"size": 38}}]"#
    let fetched = try await client(ScriptedTransport(.reply(200, body, ["etag": "\"a\""])))
      .players(ifNot: "\"b\"", token: token)
    guard case .value(let players, let tag) = fetched else {
      Issue.record("expected players")
      return
    }
    #expect(players == [Player(id: 1, name: "Ana")])
    #expect(tag == "\"a\"")
  }

  @Test func anUnchangedListIsNotSentAgain() async throws {
    let transport = ScriptedTransport(.reply(304))
    let fetched = try await client(transport).gathers(ifNot: "\"b\"", token: token)
    #expect(transport.requests.first?.fields["If-None-Match"] == "\"b\"")
    guard case .notModified = fetched else {
      Issue.record("expected the list that is known")
      return
    }
  }

  // MARK: - A second time

  @Test(arguments: [
    GatherServiceError.offline, .timeout, .server(status: 502), .server(status: 503),
    .server(status: 504),
  ])
  func transientErrorsAreRetriedAfterAPause(_ error: GatherServiceError) async throws {
    let transport = ScriptedTransport(.failure(error), .failure(error), .reply(200, "[]"))
    let clock = TestClock()
    let client = client(transport, clock: clock, pauses: [.seconds(1), .seconds(2)])
    async let statistics = client.statistics(token: token)
    await clock.waitForSleepers()
    #expect(transport.requests.count == 1)
    clock.advance(by: .seconds(1))
    await clock.waitForSleepers()
    #expect(transport.requests.count == 2)
    clock.advance(by: .seconds(2))
    #expect(try await statistics.isEmpty)
  }

  @Test(arguments: [GatherServiceError.unauthorised, .conflict, .server(status: 500), .cancelled])
  func permanentErrorsAreNotRetried(_ error: GatherServiceError) async {
    let transport = ScriptedTransport(.failure(error))
    await #expect(throws: error) {
      try await client(transport, pauses: [.seconds(1)]).statistics(token: token)
    }
    #expect(transport.requests.count == 1)
  }

  @Test func requestsThatAreNotIdempotentAreSentOnce() async {
    let attempts: [(GatherAPIClient) async throws -> Void] = [
      { try await $0.register(Credentials(username: "ana", password: "a good password")) },
      { _ = try await $0.logIn(Credentials(username: "ana", password: "x")) },
      { try await $0.deletePlayer(1, token: "t") },
      { try await $0.deleteGather(UUID(), token: "t") },
      { try await $0.deleteAccount(token: "t") },
    ]
    for attempt in attempts {
      let transport = ScriptedTransport(.failure(.timeout))
      await #expect(throws: GatherServiceError.timeout) {
        try await attempt(client(transport, pauses: [.seconds(1)]))
      }
      #expect(transport.requests.count == 1)
    }
  }

  @Test func requestsWithAKeyAreRetriedWithTheSameKey() async throws {
    let key = UUID()
    let place = ["Location": "/api/gathers/\(UUID())"]
    let transport = ScriptedTransport(.failure(.timeout), .reply(201, "", place))
    let clock = TestClock()
    let client = client(transport, clock: clock, pauses: [.seconds(1)])
    async let made = client.createGather(LineUp(), key: key.uuidString, token: token)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    _ = try await made
    #expect(
      transport.requests.map { $0.fields["Idempotency-Key"] } == [key.uuidString, key.uuidString]
    )
  }

  @Test func cancellationEndsAPauseAtOnce() async {
    let clock = TestClock()
    let client = client(ScriptedTransport(.failure(.offline)), clock: clock, pauses: [.seconds(9)])
    let task = Task { try await client.statistics(token: token) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: GatherServiceError.cancelled) { try await task.value }
  }

  // MARK: - Secrets

  @Test func noSecretIsInADescription() async throws {
    let transport = ScriptedTransport(
      .reply(200, #"{"token": "secret-token", "userID": "\#(UUID())"}"#)
    )
    let login = try await client(transport)
      .logIn(Credentials(username: "ana", password: "secret-password"))
    let session = Session(user: UUID(), username: "ana", expiresAt: nil, token: login.token)
    let request = try #require(transport.requests.first)
    let reply = GatherReply(status: 200, fields: ["X": "secret"], body: Data("secret".utf8))
    for value in [request, reply, session, login] as [Any] {
      var dumped = ""
      dump(value, to: &dumped)
      for text in ["\(value)", String(reflecting: value), dumped] {
        #expect(!text.contains("secret") && !text.contains("Basic"), "\(type(of: value))")
      }
    }
  }
}
