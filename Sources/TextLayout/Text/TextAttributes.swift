/// The attributes of a run of text that influence its layout.
///
/// Colours and lines are the host's; `VisualRun.run` leads back to them.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font

  /// Points added after every character, as the attributes `kern` and `tracking` of UIKit.
  ///
  /// A value other than 0 switches the font's ligatures off.
  public var tracking: Double

  /// Points by which the run stands above the baseline.
  public var baselineOffset: Double

  /// Whether the font's own kerning applies.
  public var usesKerning: Bool

  /// Features beyond those that are on by default.
  public var features: [FontFeature]

  /// The box that each U+FFFC of the run stands for.
  public var attachment: TextAttachment?

  /// Creates attributes; lengths that are not finite become 0.
  public init(
    font: Font,
    tracking: Double = 0,
    baselineOffset: Double = 0,
    usesKerning: Bool = true,
    features: [FontFeature] = [],
    attachment: TextAttachment? = nil
  ) {
    self.font = font
    self.tracking = tracking.orZero
    self.baselineOffset = baselineOffset.orZero
    self.usesKerning = usesKerning
    self.features = features
    self.attachment = attachment
  }

  /// Whether text of both is shaped as one.
  func shapesAlike(_ other: TextAttributes) -> Bool {
    font == other.font && tracking == other.tracking && usesKerning == other.usesKerning
      && features == other.features
  }
}
