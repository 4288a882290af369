/// A part of a line that is drawn as a unit, from left to right on the line.
public struct VisualRun: Sendable {
  /// The kinds of content.
  public enum Content: UInt8, Hashable, Sendable {
    /// Characters of the run's typeface.
    case text
    /// Han, kana or fullwidth forms of one em each, drawn with a font of the host.
    case ideographs
    /// A word or an emoji that is drawn with a font of the host.
    case fallback
    /// The attachment of the attributes.
    case attachment
    /// White space up to a tab stop.
    case tab
    /// Characters that are invisible.
    case control
    /// A hyphen (U+2010) after a soft hyphen.
    case hyphen
    /// An ellipsis (U+2026) in place of the range.
    case ellipsis
  }

  /// The range in code units of the text.
  public let range: Range<Int>

  /// The kind of content.
  public let content: Content

  /// The index of the attribute run in `AttributedText.runs`.
  public let run: Int

  /// The attributes of the range.
  public let attributes: TextAttributes

  /// The distance from the container's left edge, in points.
  public let x: Double

  /// The advance in points.
  public let width: Double

  /// A Boolean value that indicates whether the characters run from right to left.
  public let isRightToLeft: Bool

  /// A Boolean value that indicates whether the run is hanging white space at the end of its line.
  public let hangs: Bool

  /// A Boolean value that indicates whether the advance is an estimate
  /// (`TextFrame.estimatedWords`).
  public let isEstimated: Bool

  let piece: Piece
}
