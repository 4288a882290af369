import FootballGatherModel
import Rostrum

// The server streams single matches only; lists follow the account's other devices by fetching
// them at intervals. A list that has not changed is not transferred, and changes no screen.
extension GatherServices {
  /// The time between two fetches of the lists.
  static let refreshInterval = Duration.seconds(5)
  /// The longest time between two fetches after failures.
  static let longestRefreshInterval = Duration.seconds(60)

  /// Fetches the lists of the account at intervals while the scene is in the foreground, until the
  /// task is cancelled.
  ///
  /// Screens observe the changes of the repositories. Failures are not reported; each doubles the
  /// interval, until a fetch succeeds.
  /// - Throws: `CancellationError`.
  func keepListsFresh() async throws {
    try await activity.whileInForeground {
      var interval = Self.refreshInterval
      while true {
        try await environment.clock.sleep(for: interval)
        let isFresh = await refreshLists()
        interval =
          isFresh ? Self.refreshInterval : min(interval * 2, Self.longestRefreshInterval)
      }
    }
  }

  /// - Returns: Whether the server has answered, or there is no account to ask it for.
  private func refreshLists() async -> Bool {
    do {
      guard let session = try await account.session(), !session.isOffline else { return true }
      _ = try await players.refresh()
      let former = Self.ended(try await gathers.gathers().value)
      // Statistics change with matches that end or are deleted.
      if Self.ended(try await gathers.refresh().value) != former {
        _ = try await players.refreshStatistics()
      }
      return true
    } catch {
      return false
    }
  }

  private static func ended(_ gathers: [Gather]) -> [Gather.ID] {
    gathers.filter { $0.endedAt != nil }.map(\.id)
  }
}
