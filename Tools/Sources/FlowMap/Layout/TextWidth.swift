import Foundation

/// Estimates the width of a text in a system font, rounding up rather than down.
enum TextWidth {
  /// Estimates a width.
  /// - Parameters:
  ///   - text: One line.
  ///   - size: The font size in points.
  ///   - isBold: Whether the font is semibold.
  /// - Returns: The width in points.
  static func of(_ text: String, size: Double, isBold: Bool = false) -> Double {
    let ems = text.reduce(0.0) { $0 + units(of: $1) }
    return ems * size * (isBold ? 1.06 : 1)
  }

  /// Returns the text, shortened with an ellipsis where it is wider than `width`.
  static func fitting(_ text: String, width: Double, size: Double, isBold: Bool = false) -> String {
    guard of(text, size: size, isBold: isBold) > width else { return text }
    var shortened = text
    while !shortened.isEmpty, of(shortened + "…", size: size, isBold: isBold) > width {
      shortened.removeLast()
    }
    return shortened + "…"
  }

  /// Returns the width of a character in ems.
  private static func units(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    guard scalar.isASCII else { return scalar.value < 0x2E80 ? 0.65 : 1.05 }
    switch character {
    case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!": return 0.29
    case "f", "t", "r", " ", "(", ")", "[", "]", "/", "-", "<", ">": return 0.4
    case "m", "w", "M", "W", "@", "%": return 0.9
    case "A"..."Z": return 0.7
    default: return 0.59
    }
  }
}
