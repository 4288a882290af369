/// A typeface with a size.
public struct Font: Hashable, Sendable {
  /// The typeface.
  public let typeface: Typeface

  /// The size in points, from 0 to 10,000.
  public let size: Double

  /// Creates a font.
  ///
  /// - Parameters:
  ///   - typeface: The typeface.
  ///   - size: The size in points; NaN becomes 0, other sizes are clamped to 0...10,000.
  public init(_ typeface: Typeface, size: Double) {
    self.typeface = typeface
    self.size = size.isNaN ? 0 : min(max(size, 0), 10_000)
  }

  /// Vertical metrics in points.
  public var metrics: FontMetrics { typeface.metrics(size: size) }

  /// Points per font unit.
  var scale: Double { size / typeface.unitsPerEm }
}
