/// The skill of a player, in the order of a picker.
public enum Skill: String, Sendable, Codable, CaseIterable {
  case beginner, amateur, professional
}
