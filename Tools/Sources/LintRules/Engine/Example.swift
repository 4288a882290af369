/// The sources of an example.
///
/// A line `// File: Name.swift` begins a file of that name; without one, all is `Example.swift`.
package struct Example: Sendable, ExpressibleByStringLiteral {
  private static let marker = "// File: "

  package let text: String

  package init(stringLiteral text: String) {
    self.text = text
  }

  /// The texts by path.
  package var sources: [String: String] {
    var sources: [String: String] = [:]
    var path = "Example.swift"
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(Self.marker) {
        path = String(line.dropFirst(Self.marker.count))
      } else {
        sources[path, default: ""] += line + "\n"
      }
    }
    return sources.filter { !$0.value.allSatisfy(\.isWhitespace) }
  }
}
