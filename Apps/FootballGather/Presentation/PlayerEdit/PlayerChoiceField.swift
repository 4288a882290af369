/// A field of a player that is chosen from a few values, ready to show.
public struct PlayerChoiceField: Equatable, Sendable, Identifiable {
  public enum ID: String, Sendable, CaseIterable {
    case position, skill
  }

  /// A field whose value is chosen from a list.
  public struct Option: Equatable, Sendable, Identifiable {
    /// Empty for none of the others.
    public var id: String
    public var title: String
    public var isChosen: Bool
  }

  public var id: ID
  public var label: String
  public var options: [Option]
}
