/// What a person may hand to another app.
public struct ShareValue: Sendable, Equatable {
  public var text: String?
  /// A whole address.
  public var url: String?

  public init(text: String?, url: String?) {
    self.text = text
    self.url = url
  }
}
