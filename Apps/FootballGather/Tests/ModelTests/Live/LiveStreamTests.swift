import FootballGatherTesting
import Foundation
import RostrumTesting
import Testing

@testable import FootballGatherModel

/// Events of the live stream and their meaning.
struct LiveStreamTests {
  private let id = UUID()

  private func snapshot(_ version: Int) -> String {
    """
    id: \(version)
    event: gather
    data: {"gather": {"id": "\(id)", "userId": "\(UUID())", "version": \(version),
    data:   "createdAt": "2026-11-21T09:00:00Z", "score": "2-1"},
    data:   "players": [{"id": 1, "name": "Ana", "team": "Team A"}, {"id": 2, "name": "Bo"}]}


    """
  }

  private func events(
    _ answers: ScriptedTransport.Answer...,
    enough: Int = .max
  ) async throws -> [GatherAPIClient.LiveEvent] {
    let transport = ScriptedTransport(all: answers)
    let client = GatherAPIClient(
      base: URL(filePath: "/api"),
      transport: transport,
      now: { .distantPast },
      clock: TestClock()
    )
    var events: [GatherAPIClient.LiveEvent] = []
    _ = try await client.follow(id, token: "token") { event in
      events.append(event)
      return events.count < enough
    }
    #expect(transport.requests.first?.fields["Accept"] == "text/event-stream")
    #expect(transport.requests.first?.url.path.hasSuffix("/gathers/\(id)/events") == true)
    return events
  }

  private var live: LiveGather {
    LiveGather(
      gather: Gather(
        id: id,
        score: Score(teamA: 2, teamB: 1),
        version: 3,
        createdAt: Date(timeIntervalSince1970: 1_795_251_600)
      ),
      lineUp: LineUp(teamA: [Player(id: 1, name: "Ana")])
    )
  }

  @Test func statesInSeveralPiecesAreReceived() async throws {
    let text = snapshot(3)
    let cut = text.index(text.startIndex, offsetBy: 60)
    let events = try await self.events(
      .reply(200),
      .reply(200, String(text[..<cut])),
      .reply(200, text[cut...] + ": still here\n\nevent: weather\ndata: rain\n\n"),
      .reply(200, "event: deleted\ndata: {}\n\n")
    )
    #expect(events == [.now(live), .deleted])
  }

  @Test func aReaderThatStopsReceivesNoMoreStates() async throws {
    let events = try await self.events(
      .reply(200),
      .reply(200, snapshot(3) + snapshot(4)),
      enough: 1
    )
    #expect(events == [.now(live)])
  }

  @Test(arguments: [
    (401, GatherServiceError.unauthorised), (404, .gone), (500, .server(status: 500)),
  ])
  func aRefusalIsThrown(_ status: Int, _ error: GatherServiceError) async {
    await #expect(throws: error) { try await self.events(.reply(status)) }
  }

  @Test func aBrokenConnectionThrowsAfterTheReceivedStates() async {
    await #expect(throws: GatherServiceError.offline) {
      try await self.events(.reply(200), .reply(200, snapshot(3)), .failure(.offline))
    }
  }

  @Test(arguments: ["{}", "5", #"{"gather": {}, "players": []}"#])
  func aMalformedStateIsADecodingError(_ data: String) async {
    await #expect {
      try await self.events(.reply(200), .reply(200, "event: gather\ndata: \(data)\n\n"))
    } throws: {
      if case .undecodable = $0 as? GatherServiceError { true } else { false }
    }
  }
}
