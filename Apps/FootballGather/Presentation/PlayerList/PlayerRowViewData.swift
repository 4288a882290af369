/// A row of the list of players, ready to show.
public struct PlayerRowViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// Age, position and skill, where they are known; a line each.
  public var lines: [String]
}
