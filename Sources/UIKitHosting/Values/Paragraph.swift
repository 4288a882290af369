/// The style of a paragraph.
///
/// Lengths are in points; 0 if they are not set.
public struct ParagraphValue: Sendable, Hashable {
  public enum Direction: UInt8, Sendable, CaseIterable {
    case natural, leftToRight, rightToLeft
  }

  public var alignment = TextAlignmentValue.natural
  public var direction = Direction.natural
  /// The distance between lines.
  public var lineSpacing = 0.0
  /// The factor of the font's line height; 0 for that height.
  public var lineHeightMultiple = 0.0
  public var minimumLineHeight = 0.0
  /// The maximum line height; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The space below the paragraph, if another follows.
  public var spacing = 0.0
  /// The space above the paragraph, if another precedes it.
  public var spacingBefore = 0.0
  /// The distance from the leading edge to the first line.
  public var firstLineHeadIndent = 0.0
  /// The distance from the leading edge to the other lines.
  public var headIndent = 0.0
  /// The end of lines: from the leading edge, or from the trailing one if it is not positive.
  public var tailIndent = 0.0

  public init() {}

  /// Returns the distance between the last line of the preceding paragraph and the first of this
  /// one.
  public func gap(after other: ParagraphValue) -> Double {
    other.spacing + spacingBefore
  }
}

/// A paragraph of a text.
public struct TextParagraph: Sendable, Equatable {
  public var style: ParagraphValue
  /// The runs; the last one ends with the paragraph separator.
  public var runs: [TextRun]

  public init(style: ParagraphValue, runs: [TextRun]) {
    self.style = style
    self.runs = runs
  }

  /// The font of the largest run.
  public var largestFont: FontValue? {
    runs.lazy.compactMap(\.font).max { $0.pointSize < $1.pointSize }
  }
}

extension [TextRun] {
  /// The paragraphs, each in the style of its first character; nil for a text without such styles.
  public var paragraphs: [TextParagraph]? {
    contains { $0.paragraph != nil } ? pieces : nil
  }

  private var pieces: [TextParagraph] {
    var paragraphs: [TextParagraph] = []
    var startsParagraph = true
    for run in self {
      for piece in run.text.piecesOfParagraphs {
        var part = run
        part.text = String(piece)
        if startsParagraph {
          let style = run.paragraph ?? ParagraphValue()
          paragraphs.append(TextParagraph(style: style, runs: [part]))
        } else {
          paragraphs[paragraphs.count - 1].runs.append(part)
        }
        startsParagraph = piece.last?.endsParagraph ?? false
      }
    }
    return paragraphs
  }
}

extension Character {
  /// A Boolean value that indicates whether the character ends a paragraph; a line separator
  /// (U+2028) does not.
  var endsParagraph: Bool {
    isNewline && self != "\u{2028}"
  }
}

extension String {
  /// The text in substrings that end where paragraphs do.
  fileprivate var piecesOfParagraphs: [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let end = rest.firstIndex(where: \.endsParagraph) {
      pieces.append(rest[...end])
      rest = rest[rest.index(after: end)...]
    }
    if !rest.isEmpty { pieces.append(rest) }
    return pieces
  }
}
