/// The content of a web view.
///
/// A display isolates it from the scene: it runs no scripts, and has no access to the page around
/// it.
public struct WebValue: Sendable, Equatable {
  /// A whole document, or a fragment; nil for nothing.
  public var html: String?
  /// The base address of relative links.
  public var baseURL: String?
  /// The revision, incremented with each load; a display reports it with the size of the document.
  public var revision: UInt32
  /// A Boolean value that indicates whether it scrolls by itself, instead of being as high as its
  /// content.
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
