/// What stands where content would: why there is none, and a way on.
public struct PlaceholderViewData: Equatable, Sendable {
  /// A name of the symbol catalogue.
  public var symbol: String
  public var title: String
  public var text: String
  /// Nil where there is nothing to do.
  public var button: String?
}
