/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let showsPlus: Bool
  private let minDigits: Int
  private let prefix: String
  private let uppercase: Bool

  public static var decimal: OSLogIntegerFormatting { decimal() }
  public static var hex: OSLogIntegerFormatting { hex() }
  public static var octal: OSLogIntegerFormatting { octal() }

  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10,
      showsPlus: explicitPositiveSign,
      minDigits: minDigits,
      prefix: "",
      uppercase: false
    )
  }

  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16,
      showsPlus: explicitPositiveSign,
      minDigits: minDigits,
      prefix: includePrefix ? "0x" : "",
      uppercase: uppercase
    )
  }

  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 1
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8,
      showsPlus: explicitPositiveSign,
      minDigits: minDigits,
      prefix: includePrefix ? "0o" : "",
      uppercase: false
    )
  }

  func formatted<T: FixedWidthInteger>(_ number: T) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: uppercase)
    let zeros = String(repeating: "0", count: max(minDigits - digits.count, 0))
    let sign = number < 0 ? "-" : showsPlus ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
