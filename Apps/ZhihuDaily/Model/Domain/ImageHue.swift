/// The dominant colour of a picture.
public struct ImageHue: Sendable, Hashable, Codable {
  /// The red component, from 0 to 255 like the others.
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Parses "0x755264" or "#755264"; returns nil for anything else.
  public init?(_ text: String) {
    let digits: Substring
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      digits = text.dropFirst(2)
    } else if text.hasPrefix("#") {
      digits = text.dropFirst()
    } else {
      return nil
    }
    guard digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    red = UInt8(number >> 16)
    green = UInt8(number >> 8 & 0xFF)
    blue = UInt8(number & 0xFF)
  }
}
