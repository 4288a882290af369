/// How the lines of a paragraph are set, as `NSParagraphStyle`.
///
/// Lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines stand between the indents.
  public enum Alignment: UInt8, Hashable, Sendable {
    case left
    case center
    case right
    /// All lines but the last one fill the width.
    case justified
    /// Left in paragraphs that are written left to right, right in others.
    case natural
  }

  /// The direction in which a paragraph is written.
  public enum Direction: UInt8, Hashable, Sendable {
    /// That of the first character that has one (rules P2 and P3 of UAX #9), else left to right.
    case natural
    /// The same, else right to left.
    case naturalElseRightToLeft
    case leftToRight
    case rightToLeft
  }

  /// How lines break; the modes that clip or truncate act on the last line that is allowed.
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

  /// Between a line and the next one.
  public var lineSpacing = 0.0

  /// Below the paragraph, if another follows.
  public var paragraphSpacing = 0.0

  /// Above the paragraph, if another precedes.
  public var paragraphSpacingBefore = 0.0

  /// The least height of a line; the difference is above the text.
  public var minimumLineHeight = 0.0

  /// The greatest height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0

  /// A factor of the height of a line, applied before minimum and maximum; 0 for 1.
  public var lineHeightMultiple = 0.0

  /// From the leading edge to the first line.
  public var firstLineHeadIndent = 0.0

  /// From the leading edge to the other lines.
  public var headIndent = 0.0

  /// Where lines end: from the leading edge if positive, else from the trailing edge.
  public var tailIndent = 0.0

  /// Distances of left-aligned tab stops from the leading edge, ascending.
  public var tabStops: [Double] = []

  /// The distance of the stops beyond the last of `tabStops`, which start at the leading edge.
  ///
  /// 0 stands for 28 points, the distance of the stops of UIKit's default style.
  public var defaultTabInterval = 0.0

  /// Creates the default style: natural alignment, lines broken between words.
  public init() {}

  /// The same style without lengths that are not finite.
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

  /// The first tab stop beyond a distance from the leading edge.
  func tabStop(after position: Double) -> Double {
    // Rounding errors must not make a tab that ends at a stop start another one there.
    let position = position + 0.001
    if let stop = tabStops.first(where: { $0 > position }) { return stop }
    let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
    return (position / interval).rounded(.down) * interval + interval
  }
}
