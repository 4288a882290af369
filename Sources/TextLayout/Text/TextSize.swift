/// A size in points.
public struct TextSize: Hashable, Sendable {
  public var width: Double
  public var height: Double

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Returns the size rounded up to whole pixels, as `UILabel.intrinsicContentSize`.
  ///
  /// The scale is in pixels per point; one that is not positive counts as 1.
  public func ceiled(toScale scale: Double = 1) -> TextSize {
    TextSize(width: Self.ceil(width, scale), height: Self.ceil(height, scale))
  }

  /// Rounds up, except for what a rounding error added to whole pixels.
  private static func ceil(_ length: Double, _ scale: Double) -> Double {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    return max((length * scale - 1e-4).rounded(.up) / scale, 0)
  }
}
