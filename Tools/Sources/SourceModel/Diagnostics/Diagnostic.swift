/// A message about a place in a file, as compilers print it.
package struct Diagnostic: Sendable, Hashable {
  /// The severity of a message.
  package enum Severity: String, Sendable, Codable {
    case error
    case warning
  }

  /// The path as the user named it.
  package let path: String
  /// The place; nil for the whole file.
  package let place: Place?
  package let severity: Severity
  package let message: String
  /// The rule that found it; nil for messages of the tool itself.
  package let rule: String?
  /// Mechanical changes of the file that resolve the message.
  package let edits: [TextEdit]

  package init(
    path: String,
    place: Place?,
    severity: Severity,
    message: String,
    rule: String? = nil,
    edits: [TextEdit] = []
  ) {
    self.path = path
    self.place = place
    self.severity = severity
    self.message = message
    self.rule = rule
    self.edits = edits
  }

  /// The message as compilers print it: `file:line:column: warning: message [rule]`.
  package var line: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let suffix = rule.map { " [\($0)]" } ?? ""
    return "\(path)\(position): \(severity.rawValue): \(message)\(suffix)"
  }
}

/// A replacement of bytes of a file.
package struct TextEdit: Sendable, Hashable {
  /// The range of offsets in bytes.
  package let range: Range<Int>
  package let replacement: String

  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension SkippedFile {
  /// The message that names the file.
  package var diagnostic: Diagnostic {
    let message =
      switch reason {
      case .unreadable: "The file cannot be read; skipped."
      case .notUTF8: "The file is not UTF-8; skipped."
      case .syntaxError(let text): "\(text); the file does not parse and is skipped."
      }
    return Diagnostic(path: displayPath, place: place, severity: .error, message: message)
  }
}
