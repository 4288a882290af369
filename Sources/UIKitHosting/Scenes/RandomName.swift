/// Names that cannot be guessed.
package enum RandomName {
  /// Returns 128 random bits as 32 hexadecimal digits.
  package static func make() -> String {
    var generator = SystemRandomNumberGenerator()
    return digits(generator.next()) + digits(generator.next())
  }

  /// Returns whether a text has the form of the result of `make()`.
  package static func isValid(_ text: String) -> Bool {
    text.utf8.count == 32 && text.utf8.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
