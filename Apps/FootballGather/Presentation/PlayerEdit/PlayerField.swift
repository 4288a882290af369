/// A field of a player that is edited on a screen of its own.
public enum PlayerField: String, Sendable, Codable, CaseIterable {
  case name, age, position, skill, team
}
