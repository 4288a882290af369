import Foundation

/// The goals of one device, which are added to those of the others.
struct GoalAddition: Sendable, Equatable, Codable {
  /// The idempotency key of the change: it counts once however often it is sent.
  let key: UUID
  private var teamA = 0
  private var teamB = 0
  /// A Boolean value that indicates whether a request contains these goals, so that they must not
  /// change.
  var wasRequested = false

  private enum CodingKeys: String, CodingKey {
    case key, teamA, teamB
    // The name in stored matches.
    case wasRequested = "wasAsked"
  }

  init(key: UUID) {
    self.key = key
  }

  subscript(team: Team) -> Int {
    get { team == .a ? teamA : teamB }
    set { if team == .a { teamA = newValue } else { teamB = newValue } }
  }

  var isEmpty: Bool { teamA == 0 && teamB == 0 }
}

/// The changes that one request makes to a match.
struct MatchChange: Sendable, Equatable {
  struct Timer: Sendable, Equatable {
    var timer: MatchTimer
    var changedAt: Date
    /// The date of the request, by the same clock as `changedAt`.
    var now: Date
  }

  var goals: GoalAddition?
  var timer: Timer?
  /// The idempotency key of the end of the match; nil for a match that goes on.
  var endKey: UUID?

  /// The idempotency key of the change; nil if it may be applied twice.
  var key: UUID? { goals?.key ?? endKey }
}

extension Score {
  func adding(_ goals: GoalAddition) -> Score {
    var sum = self
    for team in [Team.a, .b] { sum[team] += goals[team] }
    return sum
  }
}
