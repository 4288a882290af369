import UIKitHosting

/// The documents of a scene's web views, for their frames to fetch.
///
/// A commit does not name all descendants of a removed node, so the oldest documents are dropped at
/// the limit.
struct ShownWebPages {
  /// The maximum number of documents, more than a screen shows.
  static let limit = 16

  private var pages: [(node: NodeID, page: WebValue)] = []

  /// The document of a view; nil if the view now shows another one.
  subscript(node: NodeID, revision: UInt32) -> WebValue? {
    pages.first { $0.node == node && $0.page.revision == revision }?.page
  }

  mutating func show(_ page: WebValue, in node: NodeID) {
    pages.removeAll { $0.node == node }
    guard page.html != nil else { return }
    pages.append((node, page))
    if pages.count > Self.limit { pages.removeFirst() }
  }
}
