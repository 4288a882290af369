/// What is said of a player, one screen each.
public enum PlayerField: String, Sendable, Codable, CaseIterable {
  case name, age, position, skill, team
}
