import Foundation
import GatherAPI

/// A name that an account may have.
struct Username: Sendable, Equatable {
  /// As it was chosen, composed and without white space around it.
  let text: String
  /// The same for all spellings that people take for one: whoever has it has them all.
  let key: String

  /// - Returns: Nil for a name that no account may have.
  init?(_ text: String) {
    let text = text.precomposedStringWithCanonicalMapping
      .trimmingCharacters(in: .whitespacesAndNewlines)
    // A colon ends the name in HTTP's basic authentication.
    guard GatherLimits.username.contains(text.count), text.utf8.count <= 256,
      !text.contains(":"), !text.hasControlCharacters
    else { return nil }
    self.text = text
    key = text.precomposedStringWithCompatibilityMapping.lowercased()
  }
}

extension String {
  /// Whether there is anything in it that is no character to look at, NUL for one.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
