/// The extent of a line above and below its baseline, in points.
struct LineExtent: Hashable {
  var ascent: Double
  /// Positive.
  var descent: Double

  init(_ attributes: TextAttributes) {
    let metrics = attributes.font.metrics
    ascent = metrics.ascender + attributes.baselineOffset
    descent = -metrics.descender - attributes.baselineOffset
  }

  /// Creates the extent of text with uniform metrics; nil for other text.
  init?(uniform spans: [AttributeSpan]) {
    guard let first = spans.first, first.attributes.attachment == nil else { return nil }
    let attributes = first.attributes
    for span in spans.dropFirst()
    where span.attributes.font != attributes.font || span.attributes.attachment != nil
      || span.attributes.baselineOffset != attributes.baselineOffset
    { return nil }
    self.init(attributes)
  }

  /// Creates the extent of an attachment.
  init(_ attachment: TextAttachment, baselineOffset: Double) {
    ascent = attachment.height + attachment.offset + baselineOffset
    descent = -attachment.offset - baselineOffset
  }

  /// Creates the extent of a part of a paragraph; an empty range has that of its position's font.
  init(of paragraph: ShapedParagraph, _ range: Range<Int>) {
    if let uniform = paragraph.uniformExtent {
      self = uniform
      return
    }
    var index = paragraph.spanIndex(at: range.lowerBound)
    self.init(paragraph.spans[index].attributes)
    while index < paragraph.spans.count {
      let span = paragraph.spans[index]
      guard span.range.lowerBound < range.upperBound else { break }
      form(LineExtent(span.attributes))
      if let attachment = span.attributes.attachment,
        paragraph.units[span.range.clamped(to: range)].contains(0xFFFC)
      {
        form(LineExtent(attachment, baselineOffset: span.attributes.baselineOffset))
      }
      index += 1
    }
  }

  private mutating func form(_ other: LineExtent) {
    ascent = max(ascent, other.ascent)
    descent = max(descent, other.descent)
  }

  /// Returns the extent with a style's line height; the difference is applied above the text.
  func adjusted(by style: ParagraphStyle) -> LineExtent {
    let natural = ascent + descent
    var height = natural
    if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
    height = max(height, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { height = min(height, style.maximumLineHeight) }
    var extent = self
    extent.ascent += height - natural
    return extent
  }
}
