import FootballGatherTesting
import Foundation
import Testing
import UIKit

/// Whatever a person does: nothing that was left is alive, nothing is shown without its presenter,
/// and every constraint is understood.
@MainActor
struct RandomWalkTests {
  /// As many walks as `ROSTRUM_WALKS` says.
  private static let count =
    ProcessInfo.processInfo.environment["ROSTRUM_WALKS"].flatMap { Int($0) } ?? 30

  @Test func everyWalkLeavesNothingBehind() async throws {
    try await check(Self.count) { RandomWalk(seed: $0) }
  }

  /// A tenth as many, with a server that comes and goes.
  @Test func everyWalkOnALineThatBreaksLeavesNothingBehind() async throws {
    try await check(Self.count / 10) { seed in
      RandomWalk(seed: seed, line: TestTransport(try await RealServer()))
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
    // So many walks come to every screen, however fast the machine is.
    if count >= 1_000 { #expect(seen.count == 12, "\(seen.sorted())") }
  }
}
