import Foundation
import GatherAPI

/// The clock of a match at its last change.
struct StoredClock: Sendable, Equatable {
  var phase: MatchClock.Phase
  /// The milliseconds that were left at `since`.
  var remaining: Int
  var since: Date

  init(phase: MatchClock.Phase, remaining: Int, since: Date) {
    self.phase = phase
    self.remaining = remaining
    self.since = since
  }

  init(_ change: ClockChange, now: Date) {
    phase = change.phase
    remaining = change.remaining
    since = now.addingTimeInterval(-Double(change.age) / 1000)
  }

  func shown(at now: Date) -> MatchClock {
    guard phase == .running else { return MatchClock(phase: phase, remaining: remaining) }
    let passed = max(0, Int((now.timeIntervalSince(since) * 1000).rounded()))
    return MatchClock(phase: .running, remaining: max(0, remaining - passed))
  }
}

/// A match, its players and its clock.
struct StoredSnapshot: Sendable, Equatable {
  var gather: GatherResponse
  var players: [PlayerResponse]
  var clock: StoredClock?

  func shown(at now: Date) -> GatherSnapshot {
    GatherSnapshot(gather: gather, players: players, clock: clock?.shown(at: now))
  }
}
