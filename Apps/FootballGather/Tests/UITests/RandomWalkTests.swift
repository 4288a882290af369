import FootballGatherModel
import Foundation
import Testing
import UIKit

/// Whatever a person does: nothing that was left is alive, nothing is shown without its presenter,
/// and every constraint is understood.
@MainActor
struct RandomWalkTests {
  /// As many walks as `ROSTRUM_WALKS` says.
  private static let count =
    ProcessInfo.processInfo.environment["ROSTRUM_WALKS"].flatMap { Int($0) } ?? 100

  @Test func everyWalkLeavesNothingBehind() async throws {
    var seen: Set<String> = []
    for seed in 0..<Self.count {
      let walk = RandomWalk(seed: seed, transport: NoTransport())
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
    if Self.count >= 1_000 { #expect(seen.count == 12, "\(seen.sorted())") }
  }
}

/// There is no server.
private struct NoTransport: GatherTransport {
  func send(_ request: GatherRequest) async throws(GatherServiceError) -> GatherReply {
    throw .offline
  }

  func open(_ request: GatherRequest) -> AsyncThrowingStream<GatherStreamPart, any Error> {
    AsyncThrowingStream { $0.finish(throwing: GatherServiceError.offline) }
  }
}
