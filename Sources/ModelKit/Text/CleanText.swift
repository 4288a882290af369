import Foundation

/// The normalization of text before it is stored, from users and directories alike.
package enum CleanText {
  /// Replaces every control character (tab, line break, NUL, escape, …) with a space, and trims
  /// spaces at both ends.
  package static func clean(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(isControl(scalar) ? " " : scalar) }
    return String(scalars).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Cleans every line of a text, and joins them by line feeds, without empty lines at both ends.
  package static func cleanLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { clean(String($0)) }
      .joined(separator: "\n")
      .trimmingCharacters(in: .newlines)
  }

  /// Returns whether the text is visible: spaces, joiners and direction marks alone are not.
  package static func isVisible(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      !$0.properties.isWhitespace && !$0.properties.isDefaultIgnorableCodePoint
        && $0.properties.generalCategory != .format
    }
  }

  /// Returns whether there are at most `limit` characters without excessive combining marks.
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
