import Foundation

/// What becomes of text before it is kept, whoever wrote it: a person or a directory.
package enum CleanText {
  /// Makes every control character (tab, line break, NUL, escape, …) a blank, and takes the blanks
  /// at both ends away.
  package static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? " " : scalar) }
    return String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Whether there is anything to see: blanks, joiners and direction marks alone are nothing.
  package static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .format
    }
  }

  /// Whether there are at most `limit` characters, none of which is a tower of marks.
  package static func fits(_ text: String, limit: Int) -> Bool {
    // The longest emoji in use have some ten scalars.
    text.unicodeScalars.count <= limit * 16 && text.count <= limit
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
