import UIKitHosting

/// The documents of a scene's web views, for their frames to fetch.
///
/// A commit does not name all that goes with what it removes, so the oldest go when there are many.
struct ShownWebPages {
  /// How many a screen shows at most, and then some.
  static let limit = 16

  private var pages: [(node: NodeID, page: WebValue)] = []

  /// What a view shows; nil where it shows something else by now.
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
