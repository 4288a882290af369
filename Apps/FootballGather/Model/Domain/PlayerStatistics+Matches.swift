import Foundation

extension PlayerStatistics {
  /// The number of latest matches in `form`.
  static let formLength = 5

  /// Counts the outcomes of a player; `outcomes` are sorted from newest to oldest.
  init(player: Player.ID, outcomes: [Outcome]) {
    self.init(
      player: player,
      won: outcomes.count { $0 == .won },
      drawn: outcomes.count { $0 == .drawn },
      lost: outcomes.count { $0 == .lost },
      form: Array(outcomes.prefix(Self.formLength))
    )
  }

  /// Computes the statistics of players, by the rules of the server.
  ///
  /// - Parameters:
  ///   - players: The players to compute statistics for.
  ///   - gathers: All matches; those in progress do not count.
  ///   - lineUps: The line-ups by match.
  /// - Returns: The statistics of each player, sorted by the players' ids.
  package static func all(
    of players: [Player],
    in gathers: [Gather],
    _ lineUps: [Gather.ID: LineUp]
  ) -> [PlayerStatistics] {
    var outcomes: [Player.ID: [Outcome]] = [:]
    for gather in gathers.filter({ $0.endedAt != nil }).sorted(by: isLater) {
      for team in Team.allCases {
        let outcome = outcome(of: team, gather.score ?? Score())
        for player in lineUps[gather.id]?[team] ?? [] {
          outcomes[player.id, default: []].append(outcome)
        }
      }
    }
    return players.map(\.id).sorted()
      .map { PlayerStatistics(player: $0, outcomes: outcomes[$0] ?? []) }
  }

  private static func outcome(of team: Team, _ score: Score) -> Outcome {
    guard let winner = score.winner else { return .drawn }
    return winner == team ? .won : .lost
  }

  private static func isLater(_ one: Gather, _ other: Gather) -> Bool {
    let (end, otherEnd) = (one.endedAt ?? .distantPast, other.endedAt ?? .distantPast)
    return end == otherEnd ? one.id.uuidString < other.id.uuidString : end > otherEnd
  }
}
