/// A field of a player that is edited on a screen of its own.
public enum PlayerField: String, Sendable, Codable, CaseIterable {
  case name, age, position, skill, team

  /// The field as a choice of few values; nil if it is text.
  var choice: PlayerChoiceField.ID? {
    switch self {
    case .position: .position
    case .skill: .skill
    case .name, .age, .team: nil
    }
  }
}
