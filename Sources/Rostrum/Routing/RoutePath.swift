/// The components of a route's path: `a%20b/c?q=1` has the segments `["a b", "c"]` and the query
/// `["q": "1"]`.
///
/// An empty path is the root of the app.
public struct RoutePath: Hashable, Sendable {
  /// The decoded segments; none is empty.
  public var segments: [String]
  /// The decoded names and values.
  public var query: [String: String]

  public init(_ segments: [String], query: [String: String] = [:]) {
    self.segments = segments
    self.query = query
  }

  /// Parses a path of a URL, with or without a leading slash; a fragment is ignored.
  ///
  /// Text that is not valid percent-encoding is kept unchanged.
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
  /// The path in URL form: percent-encoded, without a leading slash, and with the query sorted by
  /// name.
  public var description: String {
    let path = segments.map(encode).joined(separator: "/")
    guard !query.isEmpty else { return path }
    let pairs = query.sorted { $0.key < $1.key }.map { encode($0.key) + "=" + encode($0.value) }
    return path + "?" + pairs.joined(separator: "&")
  }
}

/// Returns whether RFC 3986 permits a byte unencoded everywhere.
private func isUnreserved(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
    UInt8(ascii: "_"), UInt8(ascii: "~"):
    true
  default: false
  }
}

// Foundation's percent-encoding loses a byte order mark, so that decoding would return a different
// text.
private func encode(_ text: String) -> String {
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    if isUnreserved(byte) {
      bytes.append(byte)
    } else {
      bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 15)]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func digit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
}

private func decode(_ text: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = text.utf8
  while let byte = rest.popFirst() {
    guard byte == UInt8(ascii: "%") else {
      bytes.append(byte)
      continue
    }
    guard let high = rest.popFirst().flatMap(value), let low = rest.popFirst().flatMap(value)
    else { return String(text) }
    bytes.append(high << 4 | low)
  }
  return String(validating: bytes, as: UTF8.self) ?? String(text)
}

/// Returns the value of a hexadecimal digit.
private func value(_ digit: UInt8) -> UInt8? {
  Character(Unicode.Scalar(digit)).hexDigitValue.map { UInt8($0) }
}
