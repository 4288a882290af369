import FootballGatherModel

/// A side of a match, as screens name it.
public enum MatchSide: String, Sendable, CaseIterable {
  case a, b
}

extension MatchSide {
  init(_ team: Team) {
    self = team == .a ? .a : .b
  }

  var team: Team { self == .a ? .a : .b }
}
