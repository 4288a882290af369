/// Something that a person should know, with nothing to decide.
public struct Notice: Hashable, Sendable {
  public var title: String
  public var text: String
  /// What the button says.
  public var ok: String

  public init(title: String, text: String, ok: String) {
    self.title = title
    self.text = text
    self.ok = ok
  }
}
