import SwiftSyntax

/// Finds the comments that concern the lint.
enum SuppressionScanner {
  private static let marker = Array("rostrum:".utf8)

  static func comments(
    in tree: SourceFileSyntax,
    bytes: [UInt8],
    lines: LineTable
  ) -> [SuppressionComment] {
    guard contains(bytes) else { return [] }
    var found: [SuppressionComment] = []
    for token in tree.tokens(viewMode: .sourceAccurate) {
      var offset = token.position.utf8Offset
      collect(token.leadingTrivia, from: &offset, lines, into: &found)
      offset = token.endPositionBeforeTrailingTrivia.utf8Offset
      collect(token.trailingTrivia, from: &offset, lines, into: &found)
    }
    return found
  }

  private static func collect(
    _ trivia: Trivia,
    from offset: inout Int,
    _ lines: LineTable,
    into found: inout [SuppressionComment]
  ) {
    for piece in trivia {
      if case .lineComment(let text) = piece {
        let words = text.drop { $0 == "/" }.drop { $0 == " " }
        if words.hasPrefix("rostrum:") {
          let rest = String(words.dropFirst("rostrum:".count))
          found.append(SuppressionComment(text: rest, place: lines.place(at: offset)))
        }
      }
      offset += piece.sourceLength.utf8Length
    }
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
