/// A glyph and its position.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in the font file.
  public let id: UInt32

  /// The index in the text of the first code unit of the glyph's characters.
  public let index: Int

  /// The distance from the left edge of the run, in points.
  public let x: Double

  /// The distance above the run's baseline, in points.
  public let y: Double

  /// The distance to the next glyph, in points.
  public let advance: Double
}
