import Foundation
import GatherAPI
import HTTPTypes
import ServerTesting
import Testing

@testable import GatherServer

/// The match's clock and changes to it, as clients receive them.
struct GatherChangesEndpointTests {
  @Test func anAnswerHasTheCurrentMatch() async throws {
    let server = try TestServer()
    try await server.run { client in
      let ana = try await client.newUser("ana")
      let id = try await ana.newGather()
      let change = GatherChangeRequest(
        goals: GoalChange(teamA: 1),
        clock: ClockChange(phase: .running, remaining: 600_000, age: 0)
      )
      let path = "/api/gathers/\(id)"
      let changed = try await ana.send(.post, "\(path)/changes", json: change)
      #expect(changed.status == .ok)
      server.clock.pass(42.5)
      let snapshot = try await ana.get(GatherSnapshot.self, "\(path)/snapshot")
      #expect(snapshot.clock == MatchClock(phase: .running, remaining: 557_500))
      #expect(snapshot.gather.score == Score(teamA: 1, teamB: 0))
    }
  }

  @Test func clockChangesLeaveTheFormOfAMatchUnchanged() async throws {
    let server = try TestServer()
    try await server.run { client in
      let ana = try await client.newUser("ana")
      let id = try await ana.newGather()
      let before = try await ana.send(.get, "/api/gathers/\(id)")
      let clock = ClockChange(phase: .paused, remaining: 1, age: 0)
      let request = GatherChangeRequest(clock: clock)
      _ = try await ana.send(.post, "/api/gathers/\(id)/changes", json: request)
      let after = try await ana.send(.get, "/api/gathers/\(id)")
      #expect(before.body == after.body)
    }
  }

  @Test(arguments: [
    #"{"goals":{"teamA":1000,"teamB":0}}"#, #"{"goals":{"teamA":1}}"#,
    #"{"clock":{"phase":"ended","remaining":1,"age":0}}"#,
    #"{"clock":{"phase":"ready","remaining":-1,"age":0}}"#,
    #"{"clock":{"phase":"ready","remaining":1,"age":-1}}"#,
  ])
  func changesOutsideTheLimitsAreRefused(_ body: String) async throws {
    let server = try TestServer()
    try await server.run { client in
      let ana = try await client.newUser("ana")
      let path = "/api/gathers/\(try await ana.newGather())/changes"
      #expect(try await ana.send(.post, path, body).status == .badRequest)
    }
  }
}
