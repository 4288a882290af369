/// A side of a match, as it is encoded.
public enum Team: String, WireChoice {
  case a = "Team A"
  case b = "Team B"
}

/// The winner of a match; `none` is a draw.
public enum Winner: String, WireChoice {
  case teamA = "Team A"
  case teamB = "Team B"
  case none = "None"
}
