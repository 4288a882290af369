/// Parses a JSON value from untrusted bytes.
///
/// It is strict: no name twice in an object, and bounded depth and count.
/// - Complexity: O(bytes).
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0
  private static let maximumDepth = 4
  private static let maximumCount = 256

  /// Returns the value; nil if the bytes are not exactly one value.
  static func value(of bytes: [UInt8]) -> JSONValue? {
    var parser = JSONParser(bytes: bytes)
    parser.skipSpace()
    guard let value = parser.value(depth: 0) else { return nil }
    parser.skipSpace()
    return parser.position == bytes.count ? value : nil
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var current: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> JSONValue? {
    switch current {
    case UInt8(ascii: "["): array(depth: depth)
    case UInt8(ascii: "{"): object(depth: depth)
    case UInt8(ascii: "\""): string().map(JSONValue.string)
    case UInt8(ascii: "t"): word("true", .bool(true))
    case UInt8(ascii: "f"): word("false", .bool(false))
    case UInt8(ascii: "n"): word("null", .null)
    default: number()
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSONValue) -> JSONValue? {
    for index in 0..<text.utf8CodeUnitCount where !take(text.utf8Start[index]) { return nil }
    return value
  }

  // MARK: - Arrays and objects

  private mutating func array(depth: Int) -> JSONValue? {
    var values: [JSONValue] = []
    let isValid = list("[", "]", depth: depth) { parser in
      guard let value = parser.value(depth: depth + 1) else { return false }
      values.append(value)
      return true
    }
    return isValid ? .array(values) : nil
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var values: [String: JSONValue] = [:]
    let isValid = list("{", "}", depth: depth) { parser in
      guard let name = parser.string(), values[name] == nil else { return false }
      parser.skipSpace()
      guard parser.take(UInt8(ascii: ":")) else { return false }
      parser.skipSpace()
      guard let value = parser.value(depth: depth + 1) else { return false }
      values[name] = value
      return true
    }
    return isValid ? .object(values) : nil
  }

  /// Parses elements between two brackets, separated by commas.
  ///
  /// - Parameters:
  ///   - start: The opening bracket.
  ///   - end: The closing bracket.
  ///   - depth: The number of lists around this one.
  ///   - element: Parses an element; returns false if it is malformed.
  /// - Returns: Whether the list is well-formed, within the limits of depth and count.
  private mutating func list(
    _ start: Unicode.Scalar,
    _ end: Unicode.Scalar,
    depth: Int,
    _ element: (inout JSONParser) -> Bool
  ) -> Bool {
    guard depth < Self.maximumDepth, take(UInt8(ascii: start)) else { return false }
    skipSpace()
    if take(UInt8(ascii: end)) { return true }
    for _ in 0..<Self.maximumCount {
      skipSpace()
      guard element(&self) else { return false }
      skipSpace()
      if take(UInt8(ascii: end)) { return true }
      guard take(UInt8(ascii: ",")) else { return false }
    }
    return false
  }

  // MARK: - Numbers

  private mutating func number() -> JSONValue? {
    let start = position
    _ = take(UInt8(ascii: "-"))
    guard integerPart(), fraction(), exponent() else { return nil }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.utf8.count <= 32, let value = Double(text), value.isFinite else { return nil }
    return .number(value)
  }

  private mutating func integerPart() -> Bool {
    if take(UInt8(ascii: "0")) { return true }
    return digits()
  }

  private mutating func fraction() -> Bool {
    take(UInt8(ascii: ".")) ? digits() : true
  }

  private mutating func exponent() -> Bool {
    guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
    if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
    return digits()
  }

  /// Reads at least one digit.
  private mutating func digits() -> Bool {
    let start = position
    while let byte = current, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      position += 1
    }
    return position > start
  }

  // MARK: - Strings

  private mutating func string() -> String? {
    guard take(UInt8(ascii: "\"")) else { return nil }
    var text: [UInt8] = []
    while let byte = current {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
      case UInt8(ascii: "\\"): guard escape(into: &text) else { return nil }
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape(into text: inout [UInt8]) -> Bool {
    guard let byte = current else { return false }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"): return unicode(into: &text)
    default: return false
    }
    return true
  }

  /// Reads a scalar of one or two escapes; refuses half a surrogate pair.
  private mutating func unicode(into text: inout [UInt8]) -> Bool {
    guard let first = hexadecimal() else { return false }
    guard (0xD800..<0xE000).contains(first) else { return append(first, to: &text) }
    guard first < 0xDC00, take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")),
      let second = hexadecimal(), (0xDC00..<0xE000).contains(second)
    else { return false }
    return append(0x1_0000 + ((first - 0xD800) << 10) + (second - 0xDC00), to: &text)
  }

  private func append(_ code: UInt32, to text: inout [UInt8]) -> Bool {
    guard let scalar = Unicode.Scalar(code) else { return false }
    text.append(contentsOf: Array(String(Character(scalar)).utf8))
    return true
  }

  private mutating func hexadecimal() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }
}
