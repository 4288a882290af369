/// A line of a laid out text.
///
/// Lengths are points from the top left corner of the container; ranges are UTF-16 code units of
/// the text.
public struct TextLine: Sendable {
  /// The content of a truncated line: `prefix`, "…", `suffix`.
  public struct Truncation: Hashable, Sendable {
    /// The text before the ellipsis; empty if the start is truncated.
    public let prefix: Range<Int>

    /// The text after the ellipsis; empty if the end is truncated.
    public let suffix: Range<Int>
  }

  /// The range of the line's text, including trailing white space, without the final line break.
  ///
  /// The range of a truncated line includes the omitted text.
  public let range: Range<Int>

  /// The range of the line's text without trailing white space.
  public let visibleRange: Range<Int>

  /// The left edge of the visible text.
  public internal(set) var x: Double

  /// The top of the line.
  public let y: Double

  /// The baseline, from the top of the container.
  public var baseline: Double { y + ascent }

  /// The distance from the top of the line to the baseline.
  public let ascent: Double

  /// The distance from the baseline to the bottom of the line; positive.
  public let descent: Double

  /// The sum of ascent and descent, without the line spacing below.
  public var height: Double { ascent + descent }

  /// The advance of the visible text, including a hyphen or an ellipsis.
  public internal(set) var width: Double

  /// The advance of the trailing white space.
  public let trailingWidth: Double

  /// A Boolean value that indicates whether the line is written right to left.
  public let isRightToLeft: Bool

  /// A Boolean value that indicates whether a paragraph, or a line break in it, ends the line.
  public let endsParagraph: Bool

  /// A Boolean value that indicates whether the line ends with a visible hyphen, in place of a soft
  /// one.
  public var endsWithHyphen: Bool { hyphenWidth != nil }

  /// The content of a truncated line; nil if the line was not truncated.
  public let truncation: Truncation?

  /// The index into the paragraphs of the frame.
  let paragraph: Int
  /// The range in units of that paragraph.
  let local: Range<Int>
  let visibleEnd: Int
  let hyphenWidth: Double?
  let adjustment: LineAdjustment
  let tabs: [Double]

  /// The points that justification adds to each space, and to each side of ideographs.
  public internal(set) var expansion: Double
}
