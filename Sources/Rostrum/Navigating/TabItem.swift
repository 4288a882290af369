/// The item of a tab in the tab bar.
public struct TabItem: Hashable, Sendable {
  public var title: String
  /// The name of a symbol.
  public var symbol: String?

  public init(title: String, symbol: String? = nil) {
    self.title = title
    self.symbol = symbol
  }
}
