import Foundation
import GatherAPI

/// A valid account name.
struct Username: Sendable, Equatable {
  /// The chosen name, composed and without surrounding white space.
  let text: String
  /// The key that is equal for all spellings that look the same: an account reserves them all.
  let key: String

  /// - Returns: Nil for an invalid name.
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
  /// A Boolean value that indicates whether the string contains control characters, such as NUL.
  var hasControlCharacters: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .control }
  }
}
