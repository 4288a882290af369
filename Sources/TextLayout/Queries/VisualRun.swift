/// Part of a line that is drawn as one, from left to right on the line.
public struct VisualRun: Sendable {
  /// What a run shows.
  public enum Content: UInt8, Hashable, Sendable {
    /// Characters of the run's typeface.
    case text
    /// Han, kana or fullwidth forms of one em each, drawn with a font of the host.
    case ideographs
    /// A word or an emoji that is drawn with a font of the host.
    case fallback
    /// The attribute's box.
    case attachment
    /// White space up to a tab stop.
    case tab
    /// Characters that are not shown.
    case control
    /// A hyphen (U+2010) after a soft hyphen.
    case hyphen
    /// An ellipsis (U+2026) in place of the range.
    case ellipsis
  }

  /// The code units of the text.
  public let range: Range<Int>

  /// What the run shows.
  public let content: Content

  /// The index of the attribute run in `AttributedText.runs`.
  public let run: Int

  /// The attributes of the range.
  public let attributes: TextAttributes

  /// The left edge, in points from that of the container.
  public let x: Double

  /// The advance in points.
  public let width: Double

  /// Whether the characters go from right to left.
  public let isRightToLeft: Bool

  /// Whether the run is white space that hangs at the end of its line.
  public let hangs: Bool

  /// Whether the advance is an estimate (`TextFrame.estimatedWords`).
  public let isEstimated: Bool

  let piece: Piece
}
