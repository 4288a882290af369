/// A box that stands in a text as one character, U+FFFC, as `NSTextAttachment.bounds`.
public struct TextAttachment: Hashable, Sendable {
  /// Points.
  public var width: Double

  /// Points.
  public var height: Double

  /// From the baseline up to the bottom of the box, in points; negative below the baseline.
  public var offset: Double

  /// Creates an attachment; values that are not finite become 0, and so do negative sizes.
  public init(width: Double, height: Double, offset: Double = 0) {
    self.width = max(width.orZero, 0)
    self.height = max(height.orZero, 0)
    self.offset = offset.orZero
  }
}
