/// A paragraph, or a part of one between line separators.
struct Segment {
  /// The range in code units of the text, without the final line break.
  let range: Range<Int>
  /// A Boolean value that indicates whether the line break, if there is one, ends the paragraph.
  let endsParagraph: Bool
  /// A Boolean value that indicates whether no line break follows.
  let isLast: Bool
  /// A Boolean value that indicates whether the segment is empty and follows the last line break.
  let isTrailing: Bool
  /// The end of the text.
  let textEnd: Int
  /// The start of the next segment.
  let next: Int
  let style: ParagraphStyle
  let spans: [AttributeSpan]
  let units: [UInt16]

  /// Returns whether more text or another line follows that a frame shows.
  func hasMoreText(_ container: TextContainer) -> Bool {
    !isLast && (next < textEnd || container.includesTrailingEmptyLine)
  }
}

/// Splits a text at its line breaks: LF, CR, CR LF, U+0085, U+2028 and U+2029.
struct Segments {
  private let text: AttributedText
  private var start = 0
  private var run = 0
  private var style: ParagraphStyle?
  private var isDone = false

  init(_ text: AttributedText) {
    self.text = text
  }

  /// Returns the next segment; a text has at least one.
  mutating func next() -> Segment? {
    guard !isDone else { return nil }
    let units = text.units
    let end = units[start...].firstIndex(where: ScalarClass.isNewline) ?? units.count
    var next = end
    if end < units.count {
      let isPair = units[end] == 0x0D && end + 1 < units.count && units[end + 1] == 0x0A
      next = end + (isPair ? 2 : 1)
    } else {
      isDone = true
    }
    let endsParagraph = end == units.count || units[end] != 0x2028
    while run + 1 < text.runs.count, text.runs[run].range.upperBound <= start { run += 1 }
    let style = style ?? text.runs[run].paragraphStyle
    let segment = Segment(
      range: start..<end,
      endsParagraph: endsParagraph,
      isLast: isDone,
      isTrailing: isDone && start == end && start > 0,
      textEnd: units.count,
      next: next,
      style: style,
      spans: spans(start..<end),
      units: start == 0 && end == units.count ? units : Array(units[start..<end])
    )
    self.style = endsParagraph ? nil : style
    start = next
    return segment
  }

  /// Returns the runs of a range; for an empty range, the run of its line break.
  private func spans(_ range: Range<Int>) -> [AttributeSpan] {
    var spans: [AttributeSpan] = []
    var index = run
    repeat {
      let part = text.runs[index].range.clamped(to: range)
      spans.append(
        AttributeSpan(
          range: part.lowerBound - range.lowerBound..<part.upperBound - range.lowerBound,
          attributes: text.runs[index].attributes,
          run: index
        )
      )
      index += 1
    } while index < text.runs.count && text.runs[index].range.lowerBound < range.upperBound
    return spans
  }
}
