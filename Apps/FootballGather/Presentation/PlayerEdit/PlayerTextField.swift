/// A field of a player that is typed, ready to show.
public struct PlayerTextField: Equatable, Sendable, Identifiable {
  public enum ID: String, Sendable, CaseIterable {
    case firstName, lastName, age, team
  }

  public var id: ID
  public var label: String
  /// Stands where nothing has been typed.
  public var placeholder: String
  public var text: String
  /// What is wrong with the text, and what would be right.
  public var error: String?
}
