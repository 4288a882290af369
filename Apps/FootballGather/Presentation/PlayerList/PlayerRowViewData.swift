/// A row of the list of players, ready to show.
public struct PlayerRowViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// Age, where it is known, then position and skill; a line each.
  public var lines: [String]
}
