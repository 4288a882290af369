/// A side of a match, as it is written on the wire.
public enum Team: String, Codable, Sendable, CaseIterable {
  case a = "Team A"
  case b = "Team B"
}

/// Who won a match; `none` is a draw.
public enum Winner: String, Codable, Sendable, CaseIterable {
  case teamA = "Team A"
  case teamB = "Team B"
  case none = "None"
}
