/// Information for the user that requires no decision.
public struct Notice: Hashable, Sendable {
  public var title: String
  public var text: String
  /// The title of the button.
  public var ok: String

  public init(title: String, text: String, ok: String) {
    self.title = title
    self.text = text
    self.ok = ok
  }
}
