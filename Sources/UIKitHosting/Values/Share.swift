/// The content of a share sheet.
public struct ShareValue: Sendable, Equatable {
  public var text: String?
  /// An absolute address.
  public var url: String?

  public init(text: String?, url: String?) {
    self.text = text
    self.url = url
  }
}
