/// A typeface with a size.
public struct Font: Hashable, Sendable {
  /// The typeface.
  public let typeface: Typeface

  /// The size in points, from 0 to 10,000.
  public let size: Double

  /// The points that the font adds after each character, except in paragraphs with ideographs.
  public let tracking: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - typeface: The typeface.
  ///   - size: The size in points; NaN becomes 0, other sizes are clamped to 0...10,000.
  ///   - tracking: The points that the font adds after each character; 0 if it is not finite.
  public init(_ typeface: Typeface, size: Double, tracking: Double = 0) {
    self.typeface = typeface
    self.size = size.isNaN ? 0 : min(max(size, 0), 10_000)
    self.tracking = tracking.orZero
  }

  /// The font without tracking.
  var untracked: Font { Font(typeface, size: size) }

  /// Returns the tracking with which Inter's texts have the widths of Apple's system font.
  ///
  /// The style sheets of pages have the same rule, as `--system-tracking`.
  public static func systemTracking(size: Double) -> Double {
    size < 20 ? min(max(0.92 - 0.08 * size, -0.4), 0.24) : 0
  }

  /// Vertical metrics in points.
  public var metrics: FontMetrics { typeface.metrics(size: size) }

  /// Points per font unit.
  var scale: Double { size / typeface.unitsPerEm }
}
