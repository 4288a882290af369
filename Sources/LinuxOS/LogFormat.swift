import Foundation

/// Formats of `os_log`: those of `printf`, with the privacy of each value in braces.
enum LogFormat {
  static func filled(_ format: String, with values: [Any?]) -> String {
    var rest = format[...]
    var values = values[...]
    var result = ""
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest = rest.dropFirst()
        continue
      }
      result += value(&rest, &values)
    }
    return result + rest
  }

  /// Reads one conversion, and returns its value.
  private static func value(_ rest: inout Substring, _ values: inout ArraySlice<Any?>) -> String {
    var options = ""
    if rest.first == "{", let end = rest.firstIndex(of: "}") {
      options = String(rest[rest.index(after: rest.startIndex)..<end])
      rest = rest[rest.index(after: end)...]
    }
    let modifiers = rest.prefix { "-+ #0123456789.".contains($0) }
    rest = rest.dropFirst(modifiers.count)
    rest = rest.drop { "hlqztjL".contains($0) }
    guard let conversion = rest.popFirst() else { return "" }
    guard let value = values.popFirst() else { return "<decode: missing data>" }
    let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let isText = "@sS".contains(conversion)
    let privacy: OSLogPrivacy =
      words.contains("public")
      ? .public
      : words.contains("private") || words.contains("sensitive") || isText ? .private : .public
    return privacy.shown(
      { text(value, conversion, String(modifiers)) },
      isPrivateByDefault: isText
    )
  }

  private static func text(_ value: Any?, _ conversion: Character, _ modifiers: String) -> String {
    guard let value else { return "(null)" }
    switch conversion {
    case "d", "i", "u", "x", "X", "o", "c", "D", "U":
      guard
        let number = (value as? any BinaryInteger).map({ Int64(truncatingIfNeeded: $0) })
          ?? (value as? NSNumber)?.int64Value
      else { return "\(value)" }
      if conversion == "c" { return String(UnicodeScalar(UInt8(truncatingIfNeeded: number))) }
      return String(format: "%\(modifiers)ll\(conversion.lowercased())", number)
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard
        let number = (value as? any BinaryFloatingPoint).map({ Double($0) })
          ?? (value as? NSNumber)?.doubleValue
      else { return "\(value)" }
      return String(format: "%\(modifiers)\(conversion)", number)
    default: return "\(value)"
    }
  }
}
