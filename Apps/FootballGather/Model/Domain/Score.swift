/// The goals of both teams.
public struct Score: Sendable, Hashable, Codable {
  /// The range that a user may set for one team.
  public static let goals = 0...100

  public private(set) var teamA: Int
  public private(set) var teamB: Int

  /// Creates a score; negative numbers become zero.
  public init(teamA: Int = 0, teamB: Int = 0) {
    self.teamA = max(0, teamA)
    self.teamB = max(0, teamB)
  }

  /// The goals of one team.
  ///
  /// Setting clamps the value to `goals`.
  public subscript(team: Team) -> Int {
    get { team == .a ? teamA : teamB }
    set {
      let value = min(max(newValue, Self.goals.lowerBound), Self.goals.upperBound)
      switch team {
      case .a: teamA = value
      case .b: teamB = value
      }
    }
  }

  /// The team with more goals; nil for a draw.
  public var winner: Team? {
    if teamA == teamB { return nil }
    return teamA > teamB ? .a : .b
  }
}
