/// A preferred position, in the order of a picker.
public enum Position: String, Sendable, Codable, CaseIterable {
  case goalkeeper, defender, midfielder, winger, striker
}
