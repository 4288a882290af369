import FootballGatherModel
import FootballGatherTesting
import Foundation
import RostrumTesting
import UIKit
import UIKitHosting
import UIKitTesting

extension SceneDriver {
  /// Opens Football Gather without an account, on a phone in this language.
  static func gather(
    _ language: String = "en",
    at path: String? = nil,
    clock: TestClock = TestClock(),
    seed: @escaping @Sendable (GatherRepositories) async throws -> Void = { _ in }
  ) -> SceneDriver {
    OfflineAppDelegate.next = OfflineAppDelegate.Setting(clock: clock) { repositories in
      _ = try await repositories.account.useOffline()
      try await seed(repositories)
    }
    var device = Device.forTests
    device.languages = [language]
    device.locale = Locale(identifier: language == "en" ? "en_GB" : language)
    return SceneDriver(delegateClass: OfflineAppDelegate.self, device: device, path: path)
  }
}

extension GatherRepositories {
  /// Adds four players, two for each team.
  func addPlayers() async throws -> LineUp {
    var added: [Player] = []
    for (name, position) in [
      ("Ana Lima", Position.striker), ("Ben Okri", .defender), ("Chen Jing", .goalkeeper),
      ("Dora Weiss", nil),
    ] as [(String, Position?)] {
      let input = PlayerInput(name: name, position: position)
      added.append(try await players.add(input, key: RequestKey()))
    }
    return LineUp(teamA: [added[0], added[1]], teamB: [added[2], added[3]])
  }

  /// Starts a match with a score.
  func startMatch(_ teamA: Int = 0, _ teamB: Int = 0) async throws {
    let running = try await gathers.start(try await addPlayers())
    let score = Score(teamA: teamA, teamB: teamB)
    _ = try await gathers.setScore(score, of: running.id)
  }

  /// Plays three matches of ten minutes; the last one ends 3–2.
  func playMatches(_ clock: TestClock) async throws {
    let lineUp = try await addPlayers()
    for score in [Score(teamA: 1, teamB: 1), Score(teamA: 0, teamB: 2), Score(teamA: 3, teamB: 2)] {
      let running = try await gathers.start(lineUp)
      _ = try await gathers.setScore(score, of: running.id)
      clock.advance(by: .seconds(600))
      try await gathers.end(running.id)
    }
  }
}
