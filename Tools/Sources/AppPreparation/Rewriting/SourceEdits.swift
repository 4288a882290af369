import SourceModel

/// Replacements of ranges of a file's bytes.
///
/// A replacement that covers others wins over them.
struct SourceEdits {
  private struct Edit {
    let range: Range<Int>
    let text: String
    /// The order of insertions at the same offset.
    let number: Int

    /// At one offset insertions go first, then the longest range, which wins over those inside of it.
    var order: (Int, Int, Int, Int) {
      (range.lowerBound, range.isEmpty ? 0 : 1, -range.count, number)
    }
  }

  private let bytes: [UInt8]
  private var edits: [Edit] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Replaces a range.
  ///
  /// Line breaks that the replacement lacks follow it, so that lines keep their numbers.
  mutating func replace(_ range: Range<Int>, with text: String) {
    let missing = lineBreaks(in: range) - text.utf8.count { $0 == UInt8(ascii: "\n") }
    let padding = String(repeating: "\n", count: max(0, missing))
    edits.append(Edit(range: range, text: text + padding, number: edits.count))
  }

  mutating func remove(_ range: Range<Int>) {
    replace(range, with: "")
  }

  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, number: edits.count))
  }

  /// Returns the original text of a range.
  func original(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Returns a range with the edits inside of it carried out.
  ///
  /// - Complexity: O(e · log(e) + n) for e edits and n bytes.
  func text(in range: Range<Int>) -> String {
    let inside = edits.filter {
      range.lowerBound <= $0.range.lowerBound && $0.range.upperBound <= range.upperBound
    }
    .sorted { $0.order < $1.order }
    var result: [UInt8] = []
    result.reserveCapacity(range.count + range.count / 8)
    var offset = range.lowerBound
    for edit in inside where edit.range.lowerBound >= offset {
      result += bytes[offset..<edit.range.lowerBound]
      result += edit.text.utf8
      offset = edit.range.upperBound
    }
    result += bytes[offset..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  private func lineBreaks(in range: Range<Int>) -> Int {
    bytes[range].count { $0 == UInt8(ascii: "\n") }
  }
}
