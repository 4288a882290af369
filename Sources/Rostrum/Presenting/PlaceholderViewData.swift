/// What a screen shows in place of its content: nothing there yet, or what went wrong, and a way on.
public struct PlaceholderViewData: Hashable, Sendable {
  /// The name of a symbol.
  public var symbol: String
  public var title: String
  public var text: String
  /// What the button says; nil where there is nothing to do.
  public var button: String?

  public init(symbol: String, title: String, text: String, button: String? = nil) {
    self.symbol = symbol
    self.title = title
    self.text = text
    self.button = button
  }
}
