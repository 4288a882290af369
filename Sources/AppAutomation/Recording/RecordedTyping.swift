import Foundation
import UIKitHosting

/// The typing into a field, until another action.
struct RecordedTyping {
  let node: NodeID
  let field: RecordedElement?
  private let isSecure: Bool
  private let old: String
  /// The text, if the app changes nothing of what is typed.
  private var new: String
  /// The pressed keys: deletions, and the characters after them.
  private var strokes: [(deleting: Int, text: String)] = [(0, "")]
  /// Whether the app has put another text in place of what was typed.
  private var isRewritten = false

  @MainActor
  init(into node: NodeID, _ screen: RecordedScreen) {
    self.node = node
    field = screen.element(node)
    isSecure = screen.tree[node]?.field?.isSecure ?? false
    old = screen.text(of: node)
    new = old
  }

  /// Applies an edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - text: The text of the field before.
  mutating func apply(_ edit: TextEdit, to text: String) {
    if text != new { isRewritten = true }
    var units = Array(text.utf16)
    let range = edit.range.clamped(to: 0..<units.count)
    let deleted = String(decoding: units[range], as: UTF16.self).count
    units.replaceSubrange(range, with: edit.replacement.utf16)
    new = String(decoding: units, as: UTF16.self)
    if deleted > 0 { strokes.append((deleted, "")) }
    strokes[strokes.count - 1].text += edit.replacement
  }

  /// Returns the actions that type the same.
  ///
  /// - Parameter text: The text of the field in the end; nil if it is not known.
  /// - Returns: The keys where the app has rewritten the text, else what the text differs by.
  func actions(endingWith text: String?) -> [RecordedAction] {
    guard !isSecure else { return old == new ? [] : [.typeSecret] }
    if isRewritten || text.map({ $0 != new }) == true {
      return strokes.filter { $0.deleting > 0 || !$0.text.isEmpty }
        .map { .type(deleting: $0.deleting, $0.text) }
    }
    guard old != new else { return [] }
    let kept = old.commonPrefix(with: new)
    return [.type(deleting: old.count - kept.count, String(new.dropFirst(kept.count)))]
  }
}
