import AppTesting
import Foundation
import RostrumTesting
import Testing
import UIKit
import UIKitTesting

/// After random actions, no closed screen is alive, and no constraints conflict.
@MainActor
struct RandomWalkTests {
  /// The number of walks: `ROSTRUM_WALKS`, or 5.
  private static let count =
    ProcessInfo.processInfo.environment["ROSTRUM_WALKS"].flatMap { Int($0) } ?? 5

  @Test func randomWalksReleaseAllScreens() async throws {
    for seed in 0..<Self.count {
      try await withStoryReader { reader in
        let walk = RandomWalk(seed: seed, reader: reader)
        do {
          try await checkLeaks { track in
            reader.screens.track = track
            try await walk.walk(40)
            #expect(reader.driver.layoutConflicts.isEmpty, "Walk \(seed)")
            reader.screens.track = nil
            await walk.end()
            // Yielding is cheaper than searching for survivors.
            await until {
              for _ in 0..<50 { await Task.yield() }
              return track.survivors.isEmpty
            }
          }
        } catch {
          Issue.record("Walk \(seed): \(error)\n\(walk.steps.joined(separator: "\n"))")
        }
      }
    }
  }
}
