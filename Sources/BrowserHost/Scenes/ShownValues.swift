import UIKitHosting

/// The values of one kind that a scene's nodes show.
///
/// A commit does not name all descendants of a removed node, so the oldest values are dropped at the
/// limit.
struct ShownValues<Value> {
  /// The maximum number of values, more than a screen shows.
  static var limit: Int { 16 }

  private var values: [(node: NodeID, value: Value)] = []

  mutating func show(_ value: Value?, in node: NodeID) {
    values.removeAll { $0.node == node }
    guard let value else { return }
    values.append((node, value))
    if values.count > Self.limit { values.removeFirst() }
  }
}

/// The documents of a scene's web views, for their frames to fetch.
typealias ShownWebPages = ShownValues<WebValue>

extension ShownWebPages {
  /// The document of a view; nil if the view now shows another one.
  subscript(node: NodeID, revision: UInt32) -> WebValue? {
    values.first { $0.node == node && $0.value.revision == revision }?.value
  }

  /// Shows a page, or none if it has no document.
  mutating func show(_ page: WebValue, in node: NodeID) {
    let shown = page.html == nil ? nil : page
    show(shown, in: node)
  }
}

/// The transfers of files that a scene's nodes offer.
///
/// The scene drops the reports of those that are gone.
typealias ShownFileTransfers = ShownValues<FileTransferValue>

extension ShownFileTransfers {
  /// The transfer with a token, and its node; nil if no node offers it.
  subscript(token: String) -> (node: NodeID, value: FileTransferValue)? {
    values.first { $0.value.token == token }
  }
}
