import SwiftSyntax

/// Tells lines of code, comments and blank lines apart.
enum LineClassifier {
  /// Counts the lines of a parsed file: a line on which a token stands is code.
  static func counts(of tree: SourceFileSyntax, bytes: [UInt8], lines: LineTable) -> LineCounts {
    var isCode = [Bool](repeating: false, count: lines.newlines + 1)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let length = token.trimmedLength.utf8Length
      guard length > 0 else { continue }
      let first = lines.line(at: start) - 1
      let last = lines.line(at: start + length - 1) - 1
      for line in first...last { isCode[line] = true }
    }
    return counts(bytes: bytes, lines: lines) { isCode[$0] }
  }

  /// Counts the lines of a file that is no Swift: each that is not blank is code.
  static func counts(ofText bytes: [UInt8], lines: LineTable) -> LineCounts {
    counts(bytes: bytes, lines: lines) { _ in true }
  }

  private static func counts(
    bytes: [UInt8],
    lines: LineTable,
    isCode: (Int) -> Bool
  ) -> LineCounts {
    var counts = LineCounts()
    counts.total = lines.newlines
    for line in 0..<lines.newlines {
      let range = lines.start(ofLine: line + 1)..<lines.start(ofLine: line + 2)
      let isBlank = bytes[range].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
      if isBlank {
        counts.blank += 1
      } else if isCode(line) {
        counts.code += 1
      } else {
        counts.comment += 1
      }
    }
    return counts
  }
}
