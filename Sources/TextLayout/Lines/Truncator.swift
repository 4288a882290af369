/// Truncates the rest of a paragraph to a line with an ellipsis.
///
/// The truncated text is shaped together with the ellipsis, as a page shows it.
struct Truncator {
  let paragraph: ShapedParagraph
  let style: ParagraphStyle
  let context: ShapingContext

  /// A truncated line as a separate paragraph.
  struct Result {
    let shaped: ShapedParagraph
    let prefix: Range<Int>
    let suffix: Range<Int>
    let line: BrokenLine
  }

  /// Truncates text to a line.
  ///
  /// - Parameters:
  ///   - rest: The text of the line before truncation, in units of the paragraph.
  ///   - limit: The width of the line in points.
  ///   - leading: The distance from the paragraph's leading edge to the line.
  /// - Returns: The line; it contains at least the ellipsis, even if that exceeds the limit.
  func truncate(_ rest: Range<Int>, limit: Double, leading: Double) -> Result {
    let room = limit - ellipsisWidth(at: rest.lowerBound)
    var prefix = rest.lowerBound..<rest.lowerBound
    var suffix = rest.upperBound..<rest.upperBound
    switch style.lineBreakMode {
    case .truncateHead:
      suffix = self.suffix(of: rest, width: room)
    case .truncateMiddle:
      suffix = self.suffix(of: rest, width: room / 2)
      let used = paragraph.offsets[suffix.upperBound] - paragraph.offsets[suffix.lowerBound]
      prefix = self.prefix(of: rest.lowerBound..<suffix.lowerBound, width: room - used)
    case .truncateTail, .wordWrap, .charWrap, .clip:
      prefix = self.prefix(of: rest, width: room)
    }
    while true {
      let result = result(prefix, suffix, leading: leading)
      if result.line.width <= limit + LineBreaker.tolerance || prefix.isEmpty && suffix.isEmpty {
        return result
      }
      // Kerning and tabs may make the line wider than its parts.
      if prefix.isEmpty {
        suffix = paragraph.graphemeEnd(suffix.lowerBound)..<suffix.upperBound
      } else {
        prefix =
          prefix
          .lowerBound..<max(
            paragraph.graphemeStart(prefix.upperBound - 1),
            prefix.lowerBound
          )
      }
    }
  }

  // MARK: - Parts

  private func prefix(of rest: Range<Int>, width: Double) -> Range<Int> {
    let limit = paragraph.offsets[rest.lowerBound] + width
    var low = rest.lowerBound
    var high = rest.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if paragraph.offsets[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return rest.lowerBound..<max(paragraph.graphemeStart(low), rest.lowerBound)
  }

  private func suffix(of rest: Range<Int>, width: Double) -> Range<Int> {
    let limit = paragraph.offsets[rest.upperBound] - width
    var low = rest.lowerBound
    var high = rest.upperBound
    while low < high {
      let middle = (low + high) / 2
      if paragraph.offsets[middle] >= limit { high = middle } else { low = middle + 1 }
    }
    if low < paragraph.count, !paragraph.flags[low].contains(.grapheme) {
      low = paragraph.graphemeEnd(low)
    }
    return min(low, rest.upperBound)..<rest.upperBound
  }

  private func ellipsisWidth(at unit: Int) -> Double {
    let attributes = paragraph.spans[paragraph.spanIndex(at: unit)].attributes
    let item = Item(
      range: 0..<1,
      span: 0,
      kind: .shaped,
      level: paragraph.baseLevel,
      script: Script.common
    )
    let run = context.shape([ScalarClass.ellipsis], 0..<1, ShapeRequest(item, attributes))
    return Double(run.totalAdvance) * attributes.font.scale + attributes.spacing(.shaped)
  }

  // MARK: - Result

  private func result(
    _ prefix: Range<Int>,
    _ suffix: Range<Int>,
    leading: Double
  ) -> Result {
    var units = Array(paragraph.units[prefix])
    units.append(ScalarClass.ellipsis)
    units.append(contentsOf: paragraph.units[suffix])
    var spans = self.spans(prefix, at: 0)
    // The ellipsis has the style of the text before it, or at the start of the text after it.
    let neighbour = prefix.isEmpty ? suffix.lowerBound : prefix.upperBound - 1
    var span = paragraph.spans[paragraph.spanIndex(at: neighbour)]
    span.attributes.attachment = nil
    span.range = prefix.count..<prefix.count + 1
    spans.append(span)
    spans += self.spans(suffix, at: prefix.count + 1)
    let shaped = ParagraphBuilder.build(
      units,
      spans: spans,
      direction: paragraph.isRightToLeft ? .rightToLeft : .leftToRight,
      context
    )
    let breaker = LineBreaker(paragraph: shaped, style: style, context: context)
    let line = breaker.unbroken(0..<units.count, leading: leading)
    return Result(shaped: shaped, prefix: prefix, suffix: suffix, line: line)
  }

  private func spans(_ range: Range<Int>, at start: Int) -> [AttributeSpan] {
    paragraph.spans.compactMap { span in
      let part = span.range.clamped(to: range)
      guard !part.isEmpty else { return nil }
      let offset = start - range.lowerBound
      var span = span
      span.range = part.lowerBound + offset..<part.upperBound + offset
      return span
    }
  }
}
