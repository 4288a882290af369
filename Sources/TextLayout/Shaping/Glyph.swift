/// A glyph and its place.
public struct Glyph: Hashable, Sendable {
  /// The number of the glyph in the font file.
  public let id: UInt32

  /// The first code unit of the glyph's characters, as index into the text.
  public let index: Int

  /// From the left edge of the run, in points.
  public let x: Double

  /// Above the run's baseline, in points.
  public let y: Double

  /// The distance to the next glyph, in points.
  public let advance: Double
}
