/// What a screen shows in place of its content: nothing there yet, or what went wrong.
public struct PlaceholderViewData: Equatable, Sendable {
  /// The name of a symbol.
  public var symbol: String
  public var title: String
  public var text: String
  /// The way out; nil where there is none.
  public var button: String?
}
