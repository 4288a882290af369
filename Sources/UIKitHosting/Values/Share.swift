/// The content of a share sheet.
public struct ShareValue: Sendable, Equatable {
  /// The subject.
  public var title: String?
  public var text: String?
  /// An absolute address.
  public var url: String?

  public init(title: String? = nil, text: String?, url: String?) {
    self.title = title
    self.text = text
    self.url = url
  }
}
