/// A line of a laid out text.
///
/// Lengths are points from the top left corner of the container; ranges are UTF-16 code units of
/// the text.
public struct TextLine: Sendable {
  /// What a truncated line shows: `prefix`, "…", `suffix`.
  public struct Truncation: Hashable, Sendable {
    /// The text before the ellipsis; empty if the start is left out.
    public let prefix: Range<Int>

    /// The text after the ellipsis; empty if the end is left out.
    public let suffix: Range<Int>
  }

  /// The text of the line, with white space at its end, without the line break that ends it.
  ///
  /// A truncated line's range includes what is left out.
  public let range: Range<Int>

  /// The text of the line without the white space that hangs at its end.
  public let visibleRange: Range<Int>

  /// The left edge of the visible text.
  public internal(set) var x: Double

  /// The top of the line.
  public let y: Double

  /// The baseline, from the top of the container.
  public var baseline: Double { y + ascent }

  /// From the top of the line to the baseline.
  public let ascent: Double

  /// From the baseline to the bottom of the line; positive.
  public let descent: Double

  /// Ascent and descent, without the line spacing below.
  public var height: Double { ascent + descent }

  /// The advance of the visible text, with a hyphen or an ellipsis.
  public internal(set) var width: Double

  /// The advance of the white space that hangs at the end.
  public let trailingWidth: Double

  /// Whether the line is written right to left.
  public let isRightToLeft: Bool

  /// Whether a paragraph, or a line break in it, ends the line.
  public let endsParagraph: Bool

  /// Whether a hyphen is shown at the end, in place of a soft one.
  public var endsWithHyphen: Bool { hyphenWidth != nil }

  /// What the line shows if it was truncated.
  public let truncation: Truncation?

  /// The index into the paragraphs of the frame.
  let paragraph: Int
  /// In units of that paragraph.
  let local: Range<Int>
  let visibleEnd: Int
  let hyphenWidth: Double?
  let adjustment: LineAdjustment
  let tabs: [Double]

  /// The points that justification adds to each space, and to each side of ideographs.
  public internal(set) var expansion: Double
}
