/// A category's row, ready to show.
public struct CategoryRowViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// Such as "65 people".
  public var people: String
}
