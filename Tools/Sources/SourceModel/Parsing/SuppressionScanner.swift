import SwiftSyntax

/// Finds the comments that concern the lint.
enum SuppressionScanner {
  private static let marker = Array("rostrum:".utf8)

  static func comments(
    in tree: SourceFileSyntax,
    bytes: [UInt8],
    lines: LineTable,
    classes: LineClassifier
  ) -> [SuppressionComment] {
    guard contains(bytes) else { return [] }
    // Returns the lines of code after a line, including those with attributes only.
    func next(_ line: Int) -> ClosedRange<Int> {
      let first = classes.firstCode(below: line)
      var last = first
      while isAttribute(last, bytes, lines) { last = classes.firstCode(below: last) }
      return first...last
    }
    var found: [SuppressionComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      collect(token.leadingTrivia, from: &offset, lines, next, into: &found)
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      collect(token.trailingTrivia, from: &offset, lines, next, into: &found)
    }
    return found
  }

  private static func collect(
    _ trivia: Trivia,
    from offset: inout Int,
    _ lines: LineTable,
    _ next: (Int) -> ClosedRange<Int>,
    into found: inout [SuppressionComment]
  ) {
    for piece in trivia {
      if case .lineComment(let text) = piece {
        let words = text.drop { $0 == "/" }.drop { $0 == " " }
        if words.hasPrefix("rostrum:") {
          let rest = String(words.dropFirst("rostrum:".count))
          let place = lines.place(at: offset)
          found.append(SuppressionComment(text: rest, place: place, next: next(place.line)))
        }
      }
      offset += piece.sourceLength.utf8Length
    }
  }

  private static func isAttribute(_ line: Int, _ bytes: [UInt8], _ lines: LineTable) -> Bool {
    guard line <= lines.newlines else { return false }
    let range = lines.start(ofLine: line)..<lines.start(ofLine: line + 1)
    let text = String(decoding: bytes[range], as: UTF8.self).drop(while: \.isWhitespace)
    let words = text.split(whereSeparator: \.isWhitespace)
    return text.hasPrefix("@") && words.allSatisfy { $0.hasPrefix("@") }
  }

  private static func contains(_ bytes: [UInt8]) -> Bool {
    var start = 0
    while let found = bytes[start...].firstIndex(of: marker[0]) {
      if bytes[found...].starts(with: marker) { return true }
      start = found + 1
    }
    return false
  }
}
