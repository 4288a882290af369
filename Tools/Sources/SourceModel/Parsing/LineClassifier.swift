import SwiftSyntax

/// Classifies lines as code, comments and blank lines.
///
/// A line with a token is code.
struct LineClassifier {
  let counts: LineCounts
  /// The number of lines of code above each line.
  private let codeAbove: [Int32]

  init(tree: SourceFileSyntax, bytes: [UInt8], lines: LineTable) {
    var isCode = [Bool](repeating: false, count: lines.newlines + 1)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let length = token.trimmedLength.utf8Length
      guard length > 0 else { continue }
      let first = lines.line(at: start) - 1
      let last = lines.line(at: start + length - 1) - 1
      for line in first...last { isCode[line] = true }
    }
    var sum: Int32 = 0
    codeAbove =
      isCode.map { isCode in
        defer { sum += isCode ? 1 : 0 }
        return sum
      } + [sum]
    counts = Self.counts(bytes: bytes, lines: lines) { isCode[$0] }
  }

  /// Returns the first line of code below a line, 1-based; the next line where there is none.
  func firstCode(below line: Int) -> Int {
    guard line < codeAbove.count - 1 else { return line + 1 }
    let above = codeAbove[line]
    let next = codeAbove[(line + 1)...].firstIndex { $0 > above }
    return next ?? line + 1
  }

  /// Returns the number of lines of code in a range, 1-based.
  func codeLines(in lines: ClosedRange<Int>) -> Int {
    guard lines.upperBound < codeAbove.count else { return 0 }
    return Int(codeAbove[lines.upperBound] - codeAbove[lines.lowerBound - 1])
  }

  /// Counts the lines of a file that is not Swift: each line that is not blank is code.
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
