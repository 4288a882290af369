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
  /// The scale is in pixels per point; a scale that is not positive is treated as 1.
  public func ceiled(toScale scale: Double = 1) -> TextSize {
    TextSize(width: Self.ceil(width, scale), height: Self.ceil(height, scale))
  }

  /// Returns a length rounded up, ignoring rounding errors above whole pixels.
  private static func ceil(_ length: Double, _ scale: Double) -> Double {
    let scale = scale > 0 && scale.isFinite ? scale : 1
    return max((length * scale - 1e-4).rounded(.up) / scale, 0)
  }
}
