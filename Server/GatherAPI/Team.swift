/// A side of a match, as it is written on the wire.
public enum Team: String, WireChoice {
  case a = "Team A"
  case b = "Team B"
}

/// Who won a match; `none` is a draw.
public enum Winner: String, WireChoice {
  case teamA = "Team A"
  case teamB = "Team B"
  case none = "None"
}
