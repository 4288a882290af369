/// A change to a match in progress.
///
/// It adds to the changes of other clients, whereas a ``ScoreRequest`` replaces their score. A
/// request with an `Idempotency-Key` that was sent before has no effect.
public struct GatherChangeRequest: Codable, Sendable, Equatable {
  public var goals: GoalChange?
  public var clock: ClockChange?
  /// A Boolean value that indicates whether the match ends with its current score.
  public var ends: Bool?

  public init(goals: GoalChange? = nil, clock: ClockChange? = nil, ends: Bool? = nil) {
    self.goals = goals
    self.clock = clock
    self.ends = ends
  }
}

/// Goals that are added to a score; negative numbers remove goals.
public struct GoalChange: Codable, Sendable, Hashable {
  /// The limits of the goals that one change adds to a team.
  public static let limits = -Score.limit...Score.limit

  public var teamA: Int
  public var teamB: Int

  public init(teamA: Int = 0, teamB: Int = 0) {
    self.teamA = teamA
    self.teamB = teamB
  }
}

/// A change to the clock of a match.
///
/// It has no dates: clients and the server need not agree on the time of day.
public struct ClockChange: Codable, Sendable, Equatable {
  /// The limits of the age of a change, in milliseconds: up to a week.
  public static let ages = 0...604_800_000

  public var phase: MatchClock.Phase
  /// The milliseconds that were left when the change was made.
  public var remaining: Int
  /// The milliseconds since the change was made.
  ///
  /// A change that is older than the newest one is dropped.
  public var age: Int

  public init(phase: MatchClock.Phase, remaining: Int, age: Int) {
    self.phase = phase
    self.remaining = remaining
    self.age = age
  }
}

/// The countdown clock of a match at the moment of the response.
public struct MatchClock: Codable, Sendable, Hashable {
  public enum Phase: String, Codable, Sendable, CaseIterable {
    case ready, running, paused
  }

  /// The limits of the remaining time, in milliseconds: up to 59 minutes and 59 seconds.
  public static let limits = 0...3_599_000

  public var phase: Phase
  /// The milliseconds that are left.
  public var remaining: Int

  public init(phase: Phase, remaining: Int) {
    self.phase = phase
    self.remaining = remaining
  }
}
