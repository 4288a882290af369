import FootballGatherModel
import Foundation

/// The stored data of matches and statistics.
struct GatherReading: Sendable, Equatable {
  var gathers: Stored<[Gather]>
  var running: RunningGather?
  var finished: [FinishedGather]
  var players: [Player]
  var statistics: Stored<[PlayerStatistics]>

  static func take(
    _ gathers: any GatherRepository,
    _ players: any PlayerRepository
  ) async throws(GatherError) -> GatherReading {
    GatherReading(
      gathers: try await gathers.gathers(),
      running: try await gathers.running(),
      finished: try await gathers.finished(),
      players: try await players.players().value,
      statistics: try await players.statistics()
    )
  }

  /// The ids of the matches that are in progress or unsent on this device.
  var localIDs: Set<UUID> {
    Set(finished.map(\.id) + [running?.id].compactMap(\.self))
  }

  /// The server's matches without those of this device, sorted from newest to oldest.
  var others: [Gather] {
    let own = Set((finished.map(\.gatherID) + [running?.gatherID]).compactMap(\.self))
    return gathers.value.filter { !own.contains($0.id) }
  }

  /// Returns the players in the order of their wins, draws, fewest losses and names; those who have
  /// not played come last.
  func ranking(_ names: PlayerNames) -> [(player: Player, statistics: PlayerStatistics)] {
    let known = Dictionary(statistics.value.map { ($0.player, $0) }) { first, _ in first }
    let pairs = players.map { player in
      let none = PlayerStatistics(player: player.id, won: 0, drawn: 0, lost: 0, form: [])
      return (player: player, statistics: known[player.id] ?? none)
    }
    return pairs.sorted { a, b in
      let (one, other) = (a.statistics.rank, b.statistics.rank)
      if one != other { return other.lexicographicallyPrecedes(one) }
      return names.precedes(a.player, b.player)
    }
  }
}

extension PlayerStatistics {
  fileprivate var rank: [Int] { [played > 0 ? 1 : 0, won, drawn, -lost] }
}
