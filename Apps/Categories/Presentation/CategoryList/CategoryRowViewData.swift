/// The data of a category's row.
public struct CategoryRowViewData: Equatable, Sendable, Identifiable {
  public var id: Int
  public var name: String
  /// The number of users, such as "65 people".
  public var people: String
}
