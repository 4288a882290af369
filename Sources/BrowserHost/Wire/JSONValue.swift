/// A JSON value of the shapes that clients send: arrays and objects at most four deep.
enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Returns a whole number from 0 to the limit; nil for any other value.
  func integer(through limit: UInt64) -> UInt64? {
    guard case .number(let value) = self, value >= 0, value <= Double(limit),
      value == value.rounded(.down)
    else { return nil }
    return UInt64(value)
  }

  func double(in range: ClosedRange<Double>) -> Double? {
    guard case .number(let value) = self, range.contains(value) else { return nil }
    return value
  }

  var bool: Bool? {
    guard case .bool(let value) = self else { return nil }
    return value
  }

  /// Returns a string of at most `limit` bytes; nil for any other value.
  func string(bytes limit: Int) -> String? {
    guard case .string(let text) = self, text.utf8.count <= limit else { return nil }
    return text
  }

  /// The value of a name; null if there is none, or if this is no object.
  subscript(_ name: String) -> JSONValue {
    guard case .object(let values) = self else { return .null }
    return values[name] ?? .null
  }

  var array: [JSONValue]? {
    guard case .array(let values) = self else { return nil }
    return values
  }
}
