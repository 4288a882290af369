/// A pattern for paths: `*` matches any characters of a name, `**` matches any folders.
///
/// A pattern without wildcards matches a path and everything beneath it.
package struct PathPattern: Sendable, Hashable {
  let text: String
  private let parts: [Substring]

  package init(_ text: String) {
    self.text = text
    parts = text.split(separator: "/", omittingEmptySubsequences: true)
  }

  /// Returns whether the path, or a folder above it, matches.
  package func matches(_ path: String) -> Bool {
    Self.matches(parts[...], path.split(separator: "/")[...])
  }

  private static func matches(_ parts: ArraySlice<Substring>, _ path: ArraySlice<Substring>) -> Bool
  {
    guard let part = parts.first else { return true }
    if part == "**" {
      return path.indices.contains { matches(parts.dropFirst(), path[$0...]) }
        || matches(parts.dropFirst(), [])
    }
    guard let name = path.first, matches(name: name, part) else { return false }
    return matches(parts.dropFirst(), path.dropFirst())
  }

  private static func matches(name: Substring, _ pattern: Substring) -> Bool {
    guard let first = pattern.first else { return name.isEmpty }
    if first == "*" {
      let rest = pattern.dropFirst()
      return matches(name: name, rest)
        || (!name.isEmpty && matches(name: name.dropFirst(), pattern))
    }
    return name.first == first && matches(name: name.dropFirst(), pattern.dropFirst())
  }
}
