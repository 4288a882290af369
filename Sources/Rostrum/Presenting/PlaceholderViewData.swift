/// The view data of a placeholder for empty content or an error, with an optional action.
public struct PlaceholderViewData: Hashable, Sendable {
  /// The name of a symbol.
  public var symbol: String
  public var title: String
  public var text: String
  /// The title of the button; nil for no button.
  public var button: String?

  public init(symbol: String, title: String, text: String, button: String? = nil) {
    self.symbol = symbol
    self.title = title
    self.text = text
    self.button = button
  }
}
