package import SourceModel

/// Applies the edits of findings to texts.
package enum Fixer {
  /// Returns the text with the edits applied; among overlapping edits, only the first.
  package static func apply(_ edits: [TextEdit], to text: [UInt8]) -> [UInt8] {
    var fixed: [UInt8] = []
    var position = 0
    var seen: Set<TextEdit> = []
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= text.count,
        seen.insert(edit).inserted
      else { continue }
      fixed += text[position..<edit.range.lowerBound]
      fixed += Array(edit.replacement.utf8)
      position = edit.range.upperBound
    }
    return fixed + text[position...]
  }
}
