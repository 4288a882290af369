import Foundation

/// How a number is written.
public struct OSLogFloatFormatting: Sendable {
  private let format: String

  /// Six digits after the point.
  public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }
  /// Hexadecimal digits with an exponent.
  public static var hex: OSLogFloatFormatting { OSLogFloatFormatting(format: "%a") }
  /// A digit before the point, and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

  /// A number of digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())f")
  }

  /// An exponent, and a number of digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(format: "%.\(precision())e")
  }

  func formatted(_ number: Double) -> String {
    String(format: format, number)
  }
}
