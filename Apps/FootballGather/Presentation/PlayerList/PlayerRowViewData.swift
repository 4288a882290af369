/// A row of the list of players, ready to show.
public struct PlayerRowViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// The known values of age, position and skill, a line for each.
  public var lines: [String]
  public var accessibilityLabel: String
}
