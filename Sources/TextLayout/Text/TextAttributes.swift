/// The attributes of a run of text that affect its layout.
///
/// Colours and decorations belong to the host; `VisualRun.run` refers to them.
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font

  /// The points added after every character, as UIKit's attributes `kern` and `tracking`, in
  /// addition to those of the font.
  ///
  /// A sum other than 0 disables the font's ligatures.
  public var tracking: Double

  /// The offset of the run above the baseline, in points.
  public var baselineOffset: Double

  /// A Boolean value that indicates whether the font's own kerning applies.
  public var usesKerning: Bool

  /// The features in addition to those that are on by default.
  public var features: [FontFeature]

  /// The box that each U+FFFC of the run represents.
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

  /// Returns the points added after the characters of an item.
  func spacing(_ kind: Item.Kind) -> Double {
    switch kind {
    case .shaped, .fallback, .ideographic: font.tracking + tracking
    case .attachment, .tab, .control: tracking
    }
  }

  /// Returns whether texts with both attributes are shaped together.
  func shapesAlike(_ other: TextAttributes) -> Bool {
    font == other.font && tracking == other.tracking && usesKerning == other.usesKerning
      && features == other.features
  }
}
