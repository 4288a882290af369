import Foundation

/// Parses a property list in the format of NeXT, which Xcode writes.
///
/// Foundation reads the format too, but without places of errors and a limit of depth.
struct OpenStepParser {
  /// What is wrong, and in which line, from 1.
  struct Failure: Error, Hashable {
    let line: Int
    let expected: String
    let got: String
  }

  private static let maximumDepth = 200

  private let bytes: [UInt8]
  private var position = 0

  /// Returns the value of a text.
  static func value(of bytes: [UInt8]) throws(Failure) -> PropertyListValue {
    var parser = OpenStepParser(bytes: bytes)
    let value = try parser.value(depth: 0)
    try parser.skipSpace()
    guard parser.position == bytes.count else {
      throw parser.failure(expected: "the end of the file")
    }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func value(depth: Int) throws(Failure) -> PropertyListValue {
    try skipSpace()
    guard depth < Self.maximumDepth else {
      throw failure(expected: "at most \(Self.maximumDepth) nested values")
    }
    return switch next {
    case UInt8(ascii: "{"): try dictionary(depth: depth)
    case UInt8(ascii: "("): try array(depth: depth)
    case UInt8(ascii: "<"): try data()
    default: .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(Failure) -> PropertyListValue {
    position += 1
    var entries: [String: PropertyListValue] = [:]
    while true {
      try skipSpace()
      if next == UInt8(ascii: "}") { break }
      let key = try text()
      try skipSpace()
      try take("=")
      let value = try value(depth: depth + 1)
      // Of entries with the same key the first counts, as for Xcode.
      if entries[key] == nil { entries[key] = value }
      try skipSpace()
      try take(";")
    }
    position += 1
    return .dictionary(entries)
  }

  private mutating func array(depth: Int) throws(Failure) -> PropertyListValue {
    position += 1
    var elements: [PropertyListValue] = []
    while true {
      try skipSpace()
      if next == UInt8(ascii: ")") { break }
      elements.append(try value(depth: depth + 1))
      try skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != UInt8(ascii: ")") {
        throw failure(expected: "\",\" or \")\"")
      }
    }
    position += 1
    return .array(elements)
  }

  /// Reads `<0fbd 77>`.
  private mutating func data() throws(Failure) -> PropertyListValue {
    position += 1
    var digits: [UInt8] = []
    while let byte = next, byte != UInt8(ascii: ">") {
      if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
        digits.append(UInt8(digit))
      } else if !Self.isSpace(byte) {
        throw failure(expected: "a hexadecimal digit")
      }
      position += 1
    }
    try take(">")
    guard digits.count.isMultiple(of: 2) else {
      throw failure(expected: "an even number of hexadecimal digits")
    }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    return .data(.init(bytes))
  }

  private mutating func text() throws(Failure) -> String {
    guard let first = next else { throw failure(expected: "a value") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
    let start = position
    while let byte = next, Self.isUnquoted(byte) { position += 1 }
    guard position > start else { throw failure(expected: "a value") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func quoted(by quote: UInt8) throws(Failure) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next, byte != quote {
      position += 1
      if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
    }
    guard next == quote else {
      position = start
      throw failure(expected: "a string that ends")
    }
    position += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads what follows a backslash.
  private mutating func appendEscape(to text: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      var units = [UInt16(truncatingIfNeeded: number(radix: 16, digits: 4))]
      // A character beyond the first plane is two escapes.
      if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\") {
        position += 2
        units.append(UInt16(truncatingIfNeeded: number(radix: 16, digits: 4)))
      }
      text += String(decoding: units, as: UTF16.self).utf8
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      let scalar = Unicode.Scalar(number(radix: 8, digits: 3)) ?? "\u{FFFD}"
      text += String(Character(scalar)).utf8
    default: text.append(byte)
    }
  }

  private mutating func number(radix: Int, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue,
        digit < radix
      else { break }
      number = number * UInt32(radix) + UInt32(digit)
      position += 1
    }
    return number
  }

  private mutating func take(_ character: Character) throws(Failure) {
    guard let byte = next, byte == character.asciiValue else {
      throw failure(expected: "\"\(character)\"")
    }
    position += 1
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() throws(Failure) {
    while let byte = next {
      if Self.isSpace(byte) {
        position += 1
      } else if byte == UInt8(ascii: "/"), follows("//") {
        while let byte = next, byte != 10 { position += 1 }
      } else if byte == UInt8(ascii: "/"), follows("/*") {
        let start = position
        position += 2
        while position < bytes.count, !follows("*/") { position += 1 }
        guard position < bytes.count else {
          position = start
          throw failure(expected: "a comment that ends")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private func follows(_ text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount
    where bytes[position + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }

  private static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 128...:
      true
    default: false
    }
  }

  private func failure(expected: String) -> Failure {
    let line = 1 + bytes[..<min(position, bytes.count)].count { $0 == 10 }
    guard position < bytes.count else {
      return Failure(line: line, expected: expected, got: "the end of the file")
    }
    let rest = bytes[position...].prefix(40).prefix { $0 != 10 }
    return Failure(
      line: line,
      expected: expected,
      got: "\"\(String(decoding: rest, as: UTF8.self))\""
    )
  }
}
