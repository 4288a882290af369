/// A box that a text contains as a character, U+FFFC, as `NSTextAttachment.bounds`.
public struct TextAttachment: Hashable, Sendable {
  /// The width in points.
  public var width: Double

  /// The height in points.
  public var height: Double

  /// The distance from the baseline up to the bottom of the box, in points; negative below the
  /// baseline.
  public var offset: Double

  /// Creates an attachment; values that are not finite become 0, and so do negative sizes.
  public init(width: Double, height: Double, offset: Double = 0) {
    self.width = max(width.orZero, 0)
    self.height = max(height.orZero, 0)
    self.offset = offset.orZero
  }
}
