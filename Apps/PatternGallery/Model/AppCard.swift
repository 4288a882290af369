/// The card of an app.
public struct AppCard: Equatable, Identifiable, Sendable {
  public var id: String
  public var name: String
  /// The name of a system symbol; views show a placeholder where it is nil or unknown.
  public var symbol: String?

  public init(id: String, name: String, symbol: String?) {
    self.id = id
    self.name = name
    self.symbol = symbol
  }
}
