/// What a web view shows.
///
/// A display shows it apart from the scene: no script in it runs, and it sees nothing of the page
/// that it is in.
public struct WebValue: Sendable, Equatable {
  /// A whole document, or a part of one; nil for nothing.
  public var html: String?
  /// What addresses in it are relative to.
  public var baseURL: String?
  /// Goes up with each load; a display that has shown the document tells it with the size.
  public var revision: UInt32
  /// Whether it scrolls by itself, rather than being as high as its content.
  public var isScrollEnabled: Bool

  public init(
    html: String? = nil,
    baseURL: String? = nil,
    revision: UInt32 = 0,
    isScrollEnabled: Bool = true
  ) {
    self.html = html
    self.baseURL = baseURL
    self.revision = revision
    self.isScrollEnabled = isScrollEnabled
  }
}
