/// A side of a match.
public enum Team: String, Sendable, Codable, CaseIterable {
  case a, b
}
