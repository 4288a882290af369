/// A field of a player with a choice of few values, ready to show.
public struct PlayerChoiceField: Equatable, Sendable, Identifiable {
  public enum ID: String, Sendable, CaseIterable {
    case position, skill
  }

  /// An option of the field.
  public struct Option: Equatable, Sendable, Identifiable {
    /// The id; empty for the option of no value.
    public var id: String
    public var title: String
    public var isChosen: Bool
  }

  public var id: ID
  public var label: String
  public var options: [Option]
}
