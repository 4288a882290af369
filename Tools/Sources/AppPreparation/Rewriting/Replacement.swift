import SwiftSyntax

/// A change of a file's text that the rewriter carries out.
struct Replacement {
  /// The bytes; empty for an insertion.
  let range: Range<Int>
  let text: String
  /// The kind under which the change is noted; nil for a part of another one.
  let kind: ChangeKind?

  init(_ range: Range<Int>, _ text: String, _ kind: ChangeKind? = nil) {
    self.range = range
    self.text = text
    self.kind = kind
  }

  init(_ node: some SyntaxProtocol, _ text: String, _ kind: ChangeKind) {
    self.init(node.trimmedRange, text, kind)
  }
}
