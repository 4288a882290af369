internal import Foundation

/// The path of a route, taken apart: `a%20b/c?q=1` is the segments `["a b", "c"]` and the query
/// `["q": "1"]`.
///
/// An empty path is the front door.
public struct RoutePath: Hashable, Sendable {
  /// Decoded; never empty strings.
  public var segments: [String]
  /// Decoded names and values.
  public var query: [String: String]

  public init(_ segments: [String], query: [String: String] = [:]) {
    self.segments = segments
    self.query = query
  }

  /// Reads a path as it stands in an address, with or without a leading slash; a fragment is left
  /// out.
  ///
  /// Text that is not valid percent-encoding stands for itself.
  public init(_ string: String) {
    let withoutFragment = string.prefix { $0 != "#" }
    let parts = withoutFragment.split(
      separator: "?",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    segments = (parts.first ?? "").split(separator: "/").map(decode)
    query = [:]
    for pair in (parts.count > 1 ? parts[1] : "").split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      query[decode(sides[0])] = sides.count > 1 ? decode(sides[1]) : ""
    }
  }
}

extension RoutePath: ExpressibleByArrayLiteral {
  public init(arrayLiteral segments: String...) {
    self.init(segments)
  }
}

extension RoutePath: CustomStringConvertible {
  /// The path as it stands in an address: percent-encoded, no leading slash, query sorted by name.
  public var description: String {
    let path = segments.map(encode).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let pairs = query.sorted { $0.key < $1.key }.map { encode($0.key) + "=" + encode($0.value) }
    return path + "?" + pairs.joined(separator: "&")
  }
}

/// The characters that RFC 3986 lets stand for themselves everywhere.
private let unreserved = CharacterSet(
  charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
)

private func encode(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? text
}

private func decode(_ text: Substring) -> String {
  text.removingPercentEncoding ?? String(text)
}
