/// The lines of a text, broken and placed by the scene.
///
/// Displays show each line in its place and never break it. The texts of all pieces, in order, are the
/// whole text.
public final class TextLinesValue: Sendable, Equatable {
  public struct Line: Sendable, Equatable {
    /// The left edge of the text, in points from that of the node.
    public var x: Double
    /// The baseline, in points from the top edge of the node.
    public var baseline: Double
    /// Whether the line is written from right to left.
    public var isRightToLeft: Bool
    /// Whether the text has no line break where the line ends.
    public var isWrapped: Bool
    /// Points that justification adds to spaces, and to the characters of ideographs.
    public var expansion: Double
    /// From the line's start to its end.
    public var pieces: [Piece]

    public init(
      x: Double,
      baseline: Double,
      isRightToLeft: Bool = false,
      isWrapped: Bool = false,
      expansion: Double = 0,
      pieces: [Piece]
    ) {
      self.x = x
      self.baseline = baseline
      self.isRightToLeft = isRightToLeft
      self.isWrapped = isWrapped
      self.expansion = expansion
      self.pieces = pieces
    }
  }

  /// Part of a line.
  public struct Piece: Sendable, Equatable {
    public enum Content: UInt8, Sendable, CaseIterable {
      case text
      /// Characters of one em each, whose advances no font may change.
      case ideographs
      /// Text that is left out; an ellipsis is shown in its place.
      case ellipsis
      /// A hyphen that is not in the text.
      case hyphen
      /// Text that is not shown, but read to people who cannot see.
      case hidden
    }

    public enum Direction: UInt8, Sendable, CaseIterable {
      case leftToRight, rightToLeft
    }

    /// The text and how it looks; sizes of fonts are final.
    public var run: TextRun
    public var content: Content
    /// Points up to the next piece; nil for the advance of the font.
    public var width: Double?
    /// Nil in lines of a single direction.
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

  /// Top to bottom.
  public let lines: [Line]

  /// The size of a text that displays place among other parts of its node, whose top left corner is
  /// the origin of the lines; nil if that is the node's.
  public let size: SizeValue?

  /// Whether the text is cut at the node's edges: its label clips, or is lower than its first line.
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
