/// A laid out text: its lines, and the positions of its characters.
///
/// ```swift
/// let frame = typesetter.frame(of: text, in: TextContainer(width: 320))
/// for line in frame.lines {
///   for run in frame.runs(of: line) { draw(run, x: run.x, baseline: line.baseline) }
/// }
/// ```
public struct TextFrame: Sendable {
  /// The lines, top to bottom; at least one.
  public let lines: [TextLine]

  /// The size of the lines, not rounded, as `NSAttributedString.boundingRect`.
  ///
  /// The width includes indents before lines and white space at the end of a paragraph, up to the
  /// width of the container, but no white space at the end of a wrapped line. The height includes
  /// the spacing between lines, not that after the last one.
  public let size: TextSize

  /// A Boolean value that indicates whether text is hidden because of the number of lines, the
  /// height or clipping.
  public let isTruncated: Bool

  /// Words with estimated advances, in the order of the text.
  ///
  /// When the measurer knows them, its revision changes and a new layout uses their advances.
  public let estimatedWords: [EstimatedWord]

  /// The baseline of the first line, from the top.
  public var firstBaseline: Double { lines.first?.baseline ?? 0 }

  /// The baseline of the last line, from the top.
  public var lastBaseline: Double { lines.last?.baseline ?? 0 }

  /// A Boolean value that indicates whether the frame depends on the fallback measurer's results.
  var usesMeasurer: Bool { paragraphs.contains { $0.shaped.revision != nil } }

  /// The number of code units of the text.
  let count: Int
  let paragraphs: [PlacedParagraph]
  let typesetter: Typesetter
}
