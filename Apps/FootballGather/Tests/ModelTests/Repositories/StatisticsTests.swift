#if os(Linux)
import AppTesting
import FootballGatherTesting
import Foundation
import Testing

@testable import FootballGatherModel

/// The device and the server compute the same statistics.
struct StatisticsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func bothCountTheSameForTheSameMatches(_ seed: UInt64) async throws {
    let counts = try await [
      counted(.account, seed), counted(.offline, seed),
    ]
    #expect(counts[0] == counts[1])
    #expect(counts[0].map(\.played).reduce(0, +) == 8 * 4)
  }

  private func counted(_ use: Use, _ seed: UInt64) async throws -> [PlayerStatistics] {
    var random = SeededRandom(seed: Int(seed))
    let phone = try await use.phone(on: RealServer())
    let players = try await phone.add("Ana", "Bo", "Cleo", "Dan", "Eve", "Fay")
    for _ in 0..<8 {
      phone.server.pass(60)
      let score = Score(teamA: .random(in: 0...2, using: &random), teamB: 1)
      try await phone.play(Array(players.shuffled(using: &random).prefix(4)), score)
    }
    _ = try await phone.start(players)
    _ = try await phone.gathers.send()
    return try await phone.players.refreshStatistics().value
  }

  @Test func onlyTheLastFiveAreForm() {
    let ana = Player(id: 1, name: "Ana")
    let bo = Player(id: 2, name: "Bo")
    let gathers = (0..<7).map { minute in
      Gather(
        id: UUID(),
        score: Score(teamA: minute == 6 ? 0 : 1, teamB: minute == 0 ? 9 : 0),
        createdAt: .distantPast,
        endedAt: Date(timeIntervalSince1970: TimeInterval(minute))
      )
    }
    let lineUp = LineUp(teamA: [ana], teamB: [bo])
    let statistics = PlayerStatistics.all(
      of: [bo, ana],
      in: gathers.shuffled(),
      Dictionary(uniqueKeysWithValues: gathers.map { ($0.id, lineUp) })
    )
    #expect(
      statistics == [
        PlayerStatistics(
          player: 1,
          won: 5,
          drawn: 1,
          lost: 1,
          form: [.drawn, .won, .won, .won, .won]
        ),
        PlayerStatistics(
          player: 2,
          won: 1,
          drawn: 1,
          lost: 5,
          form: [.drawn, .lost, .lost, .lost, .lost]
        ),
      ]
    )
  }

  @Test func aMatchThatGoesOnDoesNotCount() {
    let ana = Player(id: 1, name: "Ana")
    let gather = Gather(id: UUID(), score: Score(teamA: 1), createdAt: .distantPast)
    let statistics = PlayerStatistics.all(
      of: [ana],
      in: [gather],
      [gather.id: LineUp(teamA: [ana])]
    )
    #expect(statistics == [PlayerStatistics(player: 1, won: 0, drawn: 0, lost: 0, form: [])])
  }
}
#endif
