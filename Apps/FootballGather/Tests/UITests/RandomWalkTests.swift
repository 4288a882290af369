import FootballGatherTesting
import Foundation
import Testing
import UIKit

/// After any actions, no closed screen is alive, no screen is shown without its presenter, and no
/// constraints conflict.
@MainActor
struct RandomWalkTests {
  /// The number of walks, from `ROSTRUM_WALKS`.
  private static let count =
    ProcessInfo.processInfo.environment["ROSTRUM_WALKS"].flatMap { Int($0) } ?? 30

  @Test func randomWalksReleaseAllScreens() async throws {
    try await check(Self.count) { RandomWalk(seed: $0) }
  }

  /// Runs a tenth as many walks with a server that is down at times.
  @Test func randomWalksOnABrokenConnectionReleaseAllScreens() async throws {
    try await check(Self.count / 10) { seed in
      RandomWalk(seed: seed, transport: TestTransport(try await RealServer()))
    }
  }

  private func check(
    _ count: Int,
    _ make: (Int) async throws -> RandomWalk
  ) async throws {
    var seen: Set<String> = []
    for seed in 0..<count {
      let walk = try await make(seed)
      try await walk.begin(isPlaying: seed.isMultiple(of: 2))
      let problems = try await walk.walk(50)
      let survivors = await walk.end()
      guard problems.isEmpty, survivors.isEmpty else {
        let steps = walk.steps.joined(separator: "\n")
        Issue.record("Walk \(seed): \(problems), alive: \(survivors)\n\(steps)")
        return
      }
      seen.formUnion(walk.seen)
    }
    // This many walks reach every screen, however fast the machine is.
    if count >= 1_000 { #expect(seen.count == 12, "\(seen.sorted())") }
  }
}
