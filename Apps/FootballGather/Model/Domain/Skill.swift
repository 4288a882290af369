/// How well somebody plays, in the order of a picker.
public enum Skill: String, Sendable, Codable, CaseIterable {
  case beginner, amateur, professional
}
