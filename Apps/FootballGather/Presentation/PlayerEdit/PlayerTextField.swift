/// A text field of a player, ready to show.
public struct PlayerTextField: Equatable, Sendable, Identifiable {
  public enum ID: String, Sendable, CaseIterable {
    case firstName, lastName, age, team
  }

  public var id: ID
  public var label: String
  /// The placeholder of an empty field.
  public var placeholder: String
  public var text: String
  /// The error of the text, with its correction.
  public var error: String?
}
