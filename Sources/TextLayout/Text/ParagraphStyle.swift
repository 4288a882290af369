/// The style of a paragraph, as `NSParagraphStyle`.
///
/// Lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of lines between the indents.
  public enum Alignment: UInt8, Hashable, Sendable {
    case left
    case center
    case right
    /// Fills the width with all lines except the last one.
    case justified
    /// Left in left-to-right paragraphs, right in others.
    case natural
  }

  /// The base direction of a paragraph.
  public enum Direction: UInt8, Hashable, Sendable {
    /// The direction of the first strong character (rules P2 and P3 of UAX #9), else left to right.
    case natural
    /// The direction of the first strong character, else right to left.
    case naturalElseRightToLeft
    case leftToRight
    case rightToLeft
  }

  /// The line break mode; clipping and truncation apply to the last permitted line.
  public enum LineBreakMode: UInt8, Hashable, Sendable {
    case wordWrap
    case charWrap
    case clip
    case truncateHead
    case truncateTail
    case truncateMiddle
  }

  public var alignment: Alignment = .natural
  public var baseDirection: Direction = .natural
  public var lineBreakMode: LineBreakMode = .wordWrap

  /// A Boolean value that indicates whether a last line of one word, or of one ideograph, gets the
  /// last word of the line before, as with the line break strategy `pushOut` of `NSParagraphStyle`.
  public var avoidsOrphans = false

  /// The space between a line and the next one.
  public var lineSpacing = 0.0

  /// The space below the paragraph, if another follows.
  public var paragraphSpacing = 0.0

  /// The space above the paragraph, if another precedes.
  public var paragraphSpacingBefore = 0.0

  /// The minimum height of a line; the difference is added above the text.
  public var minimumLineHeight = 0.0

  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0

  /// A factor of the height of a line, applied before minimum and maximum; 0 means 1.
  public var lineHeightMultiple = 0.0

  /// The indent of the first line from the leading edge.
  public var firstLineHeadIndent = 0.0

  /// The indent of the other lines from the leading edge.
  public var headIndent = 0.0

  /// The end of lines: measured from the leading edge if positive, else from the trailing edge.
  public var tailIndent = 0.0

  /// Distances of left-aligned tab stops from the leading edge, ascending.
  public var tabStops: [Double] = []

  /// The interval of tab stops beyond the last of `tabStops`, measured from the leading edge.
  ///
  /// 0 means 28 points, the interval of UIKit's default style.
  public var defaultTabInterval = 0.0

  /// Creates the default style: natural alignment, lines broken between words.
  public init() {}

  /// The style without lengths that are not finite.
  var sanitised: ParagraphStyle {
    var style = self
    style.lineSpacing = max(lineSpacing.orZero, 0)
    style.paragraphSpacing = max(paragraphSpacing.orZero, 0)
    style.paragraphSpacingBefore = max(paragraphSpacingBefore.orZero, 0)
    style.minimumLineHeight = max(minimumLineHeight.orZero, 0)
    style.maximumLineHeight = max(maximumLineHeight.orZero, 0)
    style.lineHeightMultiple = max(lineHeightMultiple.orZero, 0)
    style.firstLineHeadIndent = max(firstLineHeadIndent.orZero, 0)
    style.headIndent = max(headIndent.orZero, 0)
    style.tailIndent = tailIndent.orZero
    style.defaultTabInterval = max(defaultTabInterval.orZero, 0)
    return style
  }

  /// Returns the first tab stop beyond a distance from the leading edge.
  func tabStop(after position: Double) -> Double {
    // Rounding errors must not make a tab that ends at a stop create another one there.
    let position = position + 0.001
    if let stop = tabStops.first(where: { $0 > position }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
    return (position / interval).rounded(.down) * interval + interval
  }
}
