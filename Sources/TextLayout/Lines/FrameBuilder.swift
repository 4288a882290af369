/// Lays out a text by paragraphs.
struct FrameBuilder {
  let text: AttributedText
  let container: TextContainer
  let typesetter: Typesetter
  let context: ShapingContext

  var lines: [TextLine] = []
  /// The style of each line.
  var styles: [ParagraphStyle] = []
  var paragraphs: [PlacedParagraph] = []
  var isTruncated = false
  /// The bottom of the last line.
  var bottom = 0.0
  private var lastStyle: ParagraphStyle?

  /// The maximum number of lines; `Int.max` for unlimited.
  private var lineLimit: Int

  init(
    _ text: AttributedText,
    _ container: TextContainer,
    _ typesetter: Typesetter,
    _ context: ShapingContext
  ) {
    self.text = text
    self.container = container
    self.typesetter = typesetter
    self.context = context
    let lines = container.maximumNumberOfLines
    lineLimit = lines > 0 ? lines : .max
  }

  /// Lays out the text.
  ///
  /// If a height excludes lines, the text is laid out again with the number of lines that fit, so
  /// that the last of them is truncated.
  mutating func build() -> TextFrame {
    addParagraphs()
    if container.height < .infinity, bottom > container.height + LineBreaker.tolerance {
      let fitting = lines.count { $0.y + $0.height <= container.height + LineBreaker.tolerance }
      lineLimit = max(fitting, 1)
      removeAll()
      addParagraphs()
    }
    return frame()
  }

  private mutating func removeAll() {
    lines = []
    styles = []
    paragraphs = []
    isTruncated = false
    bottom = 0
    lastStyle = nil
  }

  // MARK: - Paragraphs

  private mutating func addParagraphs() {
    var segments = Segments(text)
    var continues = false
    while let segment = segments.next() {
      if lines.count >= lineLimit {
        // A line break at the very end does not exclude any text.
        if segment.range.isEmpty, segment.isLast, !container.includesTrailingEmptyLine { return }
        isTruncated = true
        return
      }
      if segment.isTrailing, !container.includesTrailingEmptyLine { return }
      add(segment, continues: continues)
      continues = !segment.endsParagraph
    }
  }

  /// Adds the lines of a paragraph, or of a part between line separators.
  private mutating func add(_ segment: Segment, continues: Bool) {
    let style = segment.style
    let shaped = typesetter.paragraph(segment, context)
    paragraphs.append(PlacedParagraph(shaped: shaped, start: segment.range.lowerBound))
    let breaker = LineBreaker(paragraph: shaped, style: style, context: context)
    var start = 0
    var isFirst = !continues
    repeat {
      let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
      let limit = self.limit(style, indent)
      let isLastLine = lines.count + 1 >= lineLimit
      let hasMore = segment.hasMoreText(container)
      var line = breaker.line(from: start, limit: limit, leading: indent)
      if !isLastLine {
        let next = self.limit(style, style.headIndent)
        line = breaker.avoidingOrphan(after: line, limit: next) ?? line
      }
      let overflows = line.range.upperBound < shaped.count || hasMore
      if isLastLine, overflows, !style.wrapsLastLine {
        line = addLast(start, limit, indent, segment, shaped, isFirst)
      } else {
        if isLastLine, overflows { isTruncated = true }
        add(line, paragraphs.count - 1, nil, indent, style, isFirst, segment.endsParagraph)
      }
      start = line.range.upperBound
      isFirst = false
      if isLastLine { return }
    } while start < shaped.count
  }

  /// Adds the last permitted line, clipped or truncated.
  private mutating func addLast(
    _ start: Int,
    _ limit: Double,
    _ indent: Double,
    _ segment: Segment,
    _ shaped: ShapedParagraph,
    _ isFirst: Bool
  ) -> BrokenLine {
    let style = segment.style
    let rest = start..<shaped.count
    isTruncated = true
    guard style.truncates else {
      let breaker = LineBreaker(paragraph: shaped, style: style, context: context)
      let line = breaker.unbroken(rest, leading: indent)
      add(line, paragraphs.count - 1, nil, indent, style, isFirst, segment.endsParagraph)
      return line
    }
    let truncator = Truncator(paragraph: shaped, style: style, context: context)
    let result = truncator.truncate(rest, limit: limit, leading: indent)
    let base = segment.range.lowerBound
    paragraphs.append(
      PlacedParagraph(
        shaped: result.shaped,
        start: base + result.prefix.lowerBound,
        ellipsis: result.prefix.count,
        suffixStart: base + result.suffix.lowerBound
      )
    )
    let truncation = TextLine.Truncation(
      prefix: base + result.prefix.lowerBound..<base + result.prefix.upperBound,
      suffix: base + result.suffix.lowerBound..<base + result.suffix.upperBound
    )
    add(
      result.line,
      paragraphs.count - 1,
      (truncation, base + rest.lowerBound..<base + rest.upperBound),
      indent,
      style,
      isFirst,
      segment.endsParagraph
    )
    return result.line
  }

  private func limit(_ style: ParagraphStyle, _ indent: Double) -> Double {
    if style.tailIndent > 0 { return max(min(style.tailIndent, container.width) - indent, 0) }
    return max(container.width + style.tailIndent - indent, 0)
  }

  // MARK: - Lines

  private mutating func add(
    _ line: BrokenLine,
    _ paragraph: Int,
    _ truncated: (TextLine.Truncation, range: Range<Int>)?,
    _ indent: Double,
    _ style: ParagraphStyle,
    _ startsParagraph: Bool,
    _ endsParagraph: Bool
  ) {
    let placed = paragraphs[paragraph]
    let shaped = placed.shaped
    let extent = LineExtent(of: shaped, line.range).adjusted(by: style)
    if let lastStyle {
      bottom += lastStyle.lineSpacing
      if startsParagraph { bottom += lastStyle.paragraphSpacing + style.paragraphSpacingBefore }
    }
    let ends = line.range.upperBound == shaped.count
    let range = placed.start + line.range.lowerBound..<placed.start + line.range.upperBound
    lines.append(
      TextLine(
        range: truncated?.range ?? range,
        visibleRange: truncated?.range
          ?? range.lowerBound..<placed.start + line.visibleEnd,
        x: indent,
        y: bottom,
        ascent: extent.ascent,
        descent: extent.descent,
        width: line.width,
        trailingWidth: line.trailingWidth,
        isRightToLeft: shaped.isRightToLeft,
        endsParagraph: ends && truncated == nil,
        truncation: truncated?.0,
        paragraph: paragraph,
        local: line.range,
        visibleEnd: line.visibleEnd,
        hyphenWidth: line.hyphenWidth,
        adjustment: line.adjustment,
        tabs: line.tabs,
        expansion: 0
      )
    )
    styles.append(style)
    lastStyle = style
    bottom += extent.ascent + extent.descent
  }
}
