/// The lines of a text, broken and positioned by the scene.
///
/// Displays show each line at its position and never break it. The texts of all pieces, in order,
/// are the whole text.
public final class TextLinesValue: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// The left edge of the text, in points from that of the node.
    public var x: Double
    /// The baseline, in points from the top edge of the node.
    public var baseline: Double
    /// A Boolean value that indicates whether the line runs from right to left.
    public var isRightToLeft: Bool
    /// A Boolean value that indicates whether the line ends without a line break of the text.
    public var isWrapped: Bool
    /// A Boolean value that indicates whether the paragraph has ideographs, so that fonts add no
    /// tracking.
    public var hasIdeographs: Bool
    /// The points that justification adds to spaces, and to ideographs.
    public var expansion: Double
    /// The pieces from the line's start to its end.
    public var pieces: [Piece]

    public init(
      x: Double,
      baseline: Double,
      isRightToLeft: Bool = false,
      isWrapped: Bool = false,
      hasIdeographs: Bool = false,
      expansion: Double = 0,
      pieces: [Piece]
    ) {
      self.x = x
      self.baseline = baseline
      self.isRightToLeft = isRightToLeft
      self.isWrapped = isWrapped
      self.hasIdeographs = hasIdeographs
      self.expansion = expansion
      self.pieces = pieces
    }
  }

  /// A part of a line.
  public struct Piece: Sendable, Equatable {
    public enum Content: UInt8, Sendable, CaseIterable {
      case text
      /// Characters of one em each, whose advances no font may change.
      case ideographs
      /// Omitted text, in place of which an ellipsis is shown.
      case ellipsis
      /// A hyphen that is not in the text.
      case hyphen
      /// Text that is hidden, but accessible to screen readers.
      case hidden
    }

    public enum Direction: UInt8, Sendable, CaseIterable {
      case leftToRight, rightToLeft
    }

    /// The text and its attributes; font sizes are final.
    public var run: TextRun
    public var content: Content
    /// The distance to the next piece in points; nil for the advance of the font.
    public var width: Double?
    /// The direction; nil in lines of a single direction.
    public var direction: Direction?

    public init(
      _ run: TextRun,
      content: Content = .text,
      width: Double? = nil,
      direction: Direction? = nil
    ) {
      self.run = run
      self.content = content
      self.width = width
      self.direction = direction
    }
  }

  /// The lines from top to bottom.
  public let lines: [Line]

  /// The size of a text that displays place among other parts of its node, with the origin of the
  /// lines at its top left corner; nil if the node's origin is used.
  public let size: SizeValue?

  /// A Boolean value that indicates whether the text is clipped at the node's edges: its label
  /// clips, or is lower than its first line.
  public let isClipped: Bool

  public init(_ lines: [Line], size: SizeValue? = nil, isClipped: Bool = false) {
    self.lines = lines
    self.size = size
    self.isClipped = isClipped
  }

  public static func == (one: TextLinesValue, other: TextLinesValue) -> Bool {
    one === other
      || (one.lines == other.lines && one.size == other.size && one.isClipped == other.isClipped)
  }
}
