import FootballGatherModel

/// A team of a match, in the names that screens use.
public enum MatchSide: String, Sendable, CaseIterable {
  case a, b
}

extension MatchSide {
  init(_ team: Team) {
    self = team == .a ? .a : .b
  }

  var team: Team { self == .a ? .a : .b }
}
