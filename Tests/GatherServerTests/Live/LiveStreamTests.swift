import AppTesting
import Foundation
import GatherAPI
import HTTPTypes
import Hummingbird
import ServerTesting
import Testing

@testable import GatherServer

/// The events of a live stream while its match changes.
struct LiveStreamTests {
  @Test(arguments: TestDatabase.wanted)
  func sendsTheStateAtOnceAndThenEveryChange(database: TestDatabase) async throws {
    try await database.run { store in
      let server = try TestServer(store.database)
      try await server.runLive { client in
        let ana = try await client.newUser("ana")
        let (zoe, yan) = (try await ana.newPlayer("Zoe"), try await ana.newPlayer("Yan"))
        let gather = try await ana.newGather([LineUpEntry(playerId: zoe, team: .a)])
        let reader = LiveReader(server, ana, gather: gather)
        await until { reader.snapshots.count == 1 }
        #expect(reader.head?.status == .ok)
        #expect(reader.head?.headerFields[.contentType] == "text/event-stream")
        #expect(reader.snapshots.last?.players.map(\.name) == ["Zoe"])
        try await set(Score(teamA: 1, teamB: 0), gather, ana)
        await until { reader.scores.last == Score(teamA: 1, teamB: 0) }
        let path = "/api/gathers/\(gather)/players/\(yan)"
        #expect(try await ana.send(.post, path, json: TeamRequest(team: .b)).status == .ok)
        await until { reader.snapshots.last?.players.map(\.team) == [.a, .b] }
        let player = PlayerRequest(name: "Yannick")
        _ = try await ana.send(.put, "/api/players/\(yan)", json: player)
        await until { reader.snapshots.last?.players.last?.name == "Yannick" }
        let result = GatherResultRequest(score: Score(teamA: 1, teamB: 2))
        _ = try await ana.send(.put, "/api/gathers/\(gather)", json: result)
        await until { reader.snapshots.last?.gather.winnerTeam == .teamB }
        let versions = reader.snapshots.map(\.gather.version)
        #expect(versions == versions.sorted() && Set(versions).count == versions.count)
        reader.hangUp()
      }
    }
  }

  @Test func showsTwoPhonesTheSame() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let phone = try await client.newUser("ana")
      let tablet = try await client.loggedIn(as: "ana")
      let gather = try await phone.newGather()
      let readers = [
        LiveReader(server, phone, gather: gather), LiveReader(server, tablet, gather: gather),
      ]
      for reader in readers { await until { reader.snapshots.count == 1 } }
      for goals in 1...3 {
        try await set(Score(teamA: goals, teamB: 0), gather, goals == 2 ? tablet : phone)
        for reader in readers { await until { reader.snapshots.count == goals + 1 } }
      }
      #expect(readers[0].text == readers[1].text)
    }
  }

  @Test func sendsNoChangesOfOtherMatches() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let (evening, night) = (try await ana.newGather(), try await ana.newGather())
      let reader = LiveReader(server, ana, gather: evening)
      await until { reader.snapshots.count == 1 }
      try await set(Score(teamA: 9, teamB: 9), night, ana)
      try await set(Score(teamA: 1, teamB: 0), evening, ana)
      await until { reader.snapshots.count == 2 }
      #expect(reader.scores == [nil, Score(teamA: 1, teamB: 0)])
    }
  }

  @Test func endsWithTheMatch() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let gather = try await ana.newGather()
      let reader = LiveReader(server, ana, gather: gather)
      await until { reader.snapshots.count == 1 }
      #expect(try await ana.send(.delete, "/api/gathers/\(gather)").status == .noContent)
      await until { reader.hasEnded }
      #expect(reader.text.hasSuffix("event: deleted\ndata: {}\n\n"))
      await until { server.service.live.count == 0 }
    }
  }

  @Test func endsAtTheNextChangeAfterLoggingOut() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let phone = try await client.newUser("ana")
      let tablet = try await client.loggedIn(as: "ana")
      let gather = try await phone.newGather()
      let reader = LiveReader(server, phone, gather: gather)
      await until { reader.snapshots.count == 1 }
      #expect(try await phone.send(.post, "/api/users/logout").status == .noContent)
      try await set(Score(teamA: 1, teamB: 0), gather, tablet)
      await until { reader.hasEnded }
      #expect(reader.scores == [nil])
    }
  }

  @Test func endsAtTheNextHeartbeatWhenTheLoginHasRunOut() async throws {
    let server = try TestServer { $0.heartbeat = .milliseconds(5) }
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let reader = LiveReader(server, ana, gather: try await ana.newGather())
      await until { reader.text.contains(": still here\n\n") }
      #expect(!reader.hasEnded)
      server.clock.pass(30 * 24 * 3600)
      await until { reader.hasEnded }
      #expect(reader.snapshots.count == 1)
    }
  }

  @Test func endsWithTheAccount() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let reader = LiveReader(server, ana, gather: try await ana.newGather())
      await until { reader.snapshots.count == 1 }
      #expect(try await ana.send(.delete, "/api/users").status == .noContent)
      await until { reader.hasEnded }
    }
  }

  @Test func limitsTheStreamsOfAnAccount() async throws {
    let server = try TestServer { $0.streamsPerAccount = 2 }
    try await server.runLive { client in
      let (ana, bob) = (try await client.newUser("ana"), try await client.newUser("bob"))
      let gather = try await ana.newGather()
      let readers = [
        LiveReader(server, ana, gather: gather), LiveReader(server, ana, gather: gather),
      ]
      for reader in readers { await until { reader.snapshots.count == 1 } }
      let response = try await ana.send(.get, "/api/gathers/\(gather)/events")
      #expect(response.status == .tooManyRequests)
      #expect(response.headers[.retryAfter] == "60")
      let bobs = LiveReader(server, bob, gather: try await bob.newGather())
      await until { bobs.snapshots.count == 1 }
      readers[0].hangUp()
      await until { server.service.live.count == 2 }
      let next = LiveReader(server, ana, gather: gather)
      await until { next.snapshots.count == 1 }
    }
  }

  /// A refused stream does not count towards the limit.
  @Test func countsOnlyStreamsThatAreThere() async throws {
    let server = try TestServer { $0.streamsPerAccount = 1 }
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      for _ in 1...3 {
        let response = try await ana.send(.get, "/api/gathers/\(UUID())/events")
        #expect(response.status == .notFound)
      }
      #expect(server.service.live.count == 0)
    }
  }

  @Test func sendsASlowReaderOnlyTheLatestState() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let gather = try await ana.newGather()
      let slow = LiveReader(server, ana, gather: gather)
      slow.pause()
      let fast = LiveReader(server, ana, gather: gather)
      await until { slow.snapshots.count == 1 && fast.snapshots.count == 1 }
      for goals in 1...200 { try await set(Score(teamA: goals, teamB: 0), gather, ana) }
      let last = Score(teamA: 200, teamB: 0)
      await until { fast.scores.last == last }
      slow.resume()
      await until { slow.scores.last == last }
      // The snapshots sent before the reader stopped, at most two that were in transit, and the
      // last one.
      #expect(slow.snapshots.count <= 4)
    }
  }

  @Test func releasesStreamsOfDisconnectedReaders() async throws {
    let server = try TestServer()
    try await server.runLive { client in
      let ana = try await client.newUser("ana")
      let gather = try await ana.newGather()
      let readers = (1...10).map { _ in LiveReader(server, ana, gather: gather) }
      await until { server.service.live.count == 10 }
      for reader in readers { reader.hangUp() }
      await until { server.service.live.count == 0 }
    }
  }

  // MARK: - Support

  private func set(_ score: Score, _ gather: String, _ client: TestClient) async throws {
    let response = try await client.send(
      .patch,
      "/api/gathers/\(gather)",
      json: ScoreRequest(score: score)
    )
    #expect(response.status == .noContent)
  }
}
