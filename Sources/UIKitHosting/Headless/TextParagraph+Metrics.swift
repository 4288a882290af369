// How large paragraphs are, by the rules of `TextMetrics`.

extension [TextParagraph] {
  /// The size of the paragraphs below each other.
  /// - Parameters:
  ///   - pointSize: That of what has no font of its own.
  ///   - width: The most that a line may take, indents included; nil for as much as it needs.
  ///   - maximumLines: The most lines shown; 0 for all.
  /// - Returns: Whole points.
  /// - Complexity: O(characters).
  public func size(
    pointSize: Double,
    fitting width: Double?,
    maximumLines: Int = 0
  ) -> SizeValue {
    var size = SizeValue.zero
    var left = maximumLines > 0 ? maximumLines : Int.max
    var before: ParagraphValue?
    for paragraph in self where left > 0 {
      let wrapped = paragraph.wrapped(pointSize, fitting: width, onOneLine: maximumLines == 1)
      let lines = Swift.min(wrapped.lines, left)
      left -= lines
      if let before { size.height += before.lineSpacing + paragraph.style.gap(after: before) }
      size.height += Double(lines) * paragraph.lineHeight(pointSize)
      size.height += Double(lines - 1) * paragraph.style.lineSpacing
      size.width = Swift.max(size.width, wrapped.width)
      before = paragraph.style
    }
    return SizeValue(
      width: Swift.min(size.width, width ?? .infinity).rounded(.up),
      height: size.height.rounded(.up)
    )
  }
}

extension TextParagraph {
  /// What stands above a line's baseline: extra height of lines goes above their text.
  public func ascent(pointSize: Double) -> Double {
    lineHeight(pointSize) - descent(pointSize: pointSize)
  }

  /// What stands below a line's baseline.
  public func descent(pointSize: Double) -> Double {
    let metrics = metrics(pointSize)
    return metrics.lineHeight - metrics.ascent + raise(pointSize).below
  }

  fileprivate func lineHeight(_ pointSize: Double) -> Double {
    let factor = style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1
    let raise = raise(pointSize)
    let natural = metrics(pointSize).lineHeight + raise.above + raise.below
    let height = max(natural * factor, style.minimumLineHeight)
    return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
  }

  fileprivate func wrapped(
    _ pointSize: Double,
    fitting width: Double?,
    onOneLine: Bool
  ) -> (lines: Int, width: Double) {
    let width = width ?? .infinity
    let trailing = max(-style.tailIndent, 0)
    let limit = style.tailIndent > 0 ? min(width, style.tailIndent) : width - trailing
    var wrapping = TextWrapping(
      limit: onOneLine ? .infinity : limit,
      firstIndent: style.firstLineHeadIndent,
      indent: style.headIndent
    )
    for run in runs {
      let metrics = TextMetrics(pointSize: run.font?.pointSize ?? pointSize)
      for character in run.text where !character.endsParagraph {
        wrapping.add(character, width: metrics.width(of: character) + run.kern)
      }
    }
    wrapping.finish()
    return (wrapping.lines, wrapping.longest + trailing)
  }

  /// What lines are higher by, above and below, for what stands above or below the baseline.
  private func raise(_ pointSize: Double) -> (above: Double, below: Double) {
    var (above, below) = (0.0, 0.0)
    guard runs.contains(where: { $0.baselineOffset != 0 }) else { return (above, below) }
    let whole = metrics(pointSize)
    for run in runs {
      let own = TextMetrics(pointSize: run.font?.pointSize ?? pointSize)
      above = max(above, own.ascent + run.baselineOffset - whole.ascent)
      let descent = own.lineHeight - own.ascent - run.baselineOffset
      below = max(below, descent - (whole.lineHeight - whole.ascent))
    }
    return (above, below)
  }

  /// Those of its highest line.
  private func metrics(_ pointSize: Double) -> TextMetrics {
    let isWhole = runs.allSatisfy { $0.font != nil }
    let largest = largestFont?.pointSize ?? pointSize
    return TextMetrics(pointSize: isWhole ? largest : max(largest, pointSize))
  }
}
