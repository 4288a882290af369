/// Breaks a paragraph into lines by first fit.
struct LineBreaker {
  let paragraph: ShapedParagraph
  let style: ParagraphStyle
  let context: ShapingContext

  /// The amount by which a line may exceed its limit, in points, so that rounding errors break no
  /// line.
  static let tolerance = 0.001

  /// Breaks the line that starts at a unit.
  ///
  /// - Parameters:
  ///   - start: The first unit.
  ///   - limit: The width of the line in points.
  ///   - leading: The distance from the paragraph's leading edge to the line, from which tab stops
  ///     are measured.
  /// - Returns: The line, with at least one grapheme cluster unless the paragraph ends.
  func line(from start: Int, limit: Double, leading: Double) -> BrokenLine {
    let fit = fit(from: start, limit: limit, leading: leading)
    if let whole = whole(from: start, limit: limit, fit) { return whole }
    // White space beyond the limit hangs.
    var end = fit.end
    while end < paragraph.count, paragraph.flags[end].contains(.hangs) { end += 1 }
    let breaksAt: UnitFlags = style.lineBreakMode == .charWrap ? .grapheme : .lineBreak
    var index = end
    while index > start {
      if paragraph.flags[index].contains(breaksAt) {
        let line = cut(start..<index, fit.tabs)
        if line.width <= limit + Self.tolerance { return line }
      }
      index -= 1
    }
    return emergencyLine(from: start, limit: limit, fit)
  }

  /// Returns a line without its last word, which joins the only word of the paragraph's last line.
  ///
  /// - Parameters:
  ///   - line: The line, in the paragraph of the breaker.
  ///   - limit: The width of the next line in points.
  /// - Returns: Nil if the last line has several words, or no room for another one.
  func avoidingOrphan(after line: BrokenLine, limit: Double) -> BrokenLine? {
    guard style.avoidsOrphans, style.lineBreakMode != .charWrap, !paragraph.hasTabs else {
      return nil
    }
    let (start, end) = (line.range.lowerBound, line.range.upperBound)
    let last = paragraph.trimmedEnd(end..<paragraph.count)
    guard end < last, canStartLine(end), !(end + 1..<last).contains(where: canStartLine),
      let word = (start + 1..<end).last(where: canStartLine),
      cut(word..<paragraph.count, []).width <= limit + Self.tolerance
    else { return nil }
    return cut(start..<word, [])
  }

  private func canStartLine(_ unit: Int) -> Bool { paragraph.flags[unit].contains(.lineBreak) }

  /// Returns an unbroken line of a range, regardless of its width.
  func unbroken(_ range: Range<Int>, leading: Double) -> BrokenLine {
    cut(range, fit(from: range.lowerBound, limit: .infinity, leading: leading).tabs)
  }

  // MARK: - Cutting

  private func whole(from start: Int, limit: Double, _ fit: Fit) -> BrokenLine? {
    let end = paragraph.trimmedEnd(start..<paragraph.count)
    guard fit.end >= end else { return nil }
    let line = cut(start..<paragraph.count, fit.tabs)
    return line.width <= limit + Self.tolerance ? line : nil
  }

  /// Returns a line that ends inside a word that is wider than the line.
  private func emergencyLine(from start: Int, limit: Double, _ fit: Fit) -> BrokenLine {
    var end = paragraph.graphemeStart(fit.end)
    while end > start {
      let line = cut(start..<end, fit.tabs)
      if line.width <= limit + Self.tolerance { return line }
      end = paragraph.graphemeStart(end - 1)
    }
    // White space after a character that is wider than the line also hangs.
    end = paragraph.graphemeEnd(start)
    while end < paragraph.count, paragraph.flags[end].contains(.hangs) { end += 1 }
    var line = cut(start..<end, fit.tabs)
    if let hyphen = line.hyphenWidth, line.width > limit {
      line.width -= hyphen
      line.hyphenWidth = nil
    }
    return line
  }

  private func cut(_ range: Range<Int>, _ allTabs: [Double]) -> BrokenLine {
    let visibleEnd = paragraph.trimmedEnd(range)
    let visible = range.lowerBound..<visibleEnd
    let adjustment = adjustment(of: visible)
    var width =
      paragraph.offsets[visibleEnd] - paragraph.offsets[range.lowerBound]
      + adjustment.start + adjustment.end
    var trailing = paragraph.offsets[range.upperBound] - paragraph.offsets[visibleEnd]
    var tabs: [Double] = []
    if !allTabs.isEmpty {
      let visibleTabs = tabCount(in: visible)
      tabs = Array(allTabs.prefix(tabCount(in: range)))
      width += tabs.prefix(visibleTabs).reduce(0, +)
      trailing += tabs.dropFirst(visibleTabs).reduce(0, +)
    }
    var hyphen: Double?
    if visibleEnd == range.upperBound, visibleEnd > range.lowerBound,
      visibleEnd < paragraph.count, paragraph.units[visibleEnd - 1] == ScalarClass.softHyphen
    {
      hyphen = hyphenWidth(at: visibleEnd - 1)
    }
    return BrokenLine(
      range: range,
      visibleEnd: visibleEnd,
      width: width + (hyphen ?? 0),
      trailingWidth: trailing,
      hyphenWidth: hyphen,
      adjustment: adjustment,
      tabs: tabs
    )
  }

  private func hyphenWidth(at unit: Int) -> Double {
    let attributes = paragraph.spans[paragraph.spanIndex(at: unit)].attributes
    var item = Item(range: 0..<1, span: 0, kind: .shaped, level: 0, script: Script.latin)
    item.level = paragraph.baseLevel
    let run = context.shape([ScalarClass.hyphen], 0..<1, ShapeRequest(item, attributes))
    return Double(run.totalAdvance) * attributes.font.scale + attributes.spacing(.shaped)
  }

  // MARK: - Fitting

  /// The end of the text that fits into a line, and the advances of its tabs.
  private struct Fit {
    var end: Int
    var tabs: [Double]
  }

  private func fit(from start: Int, limit: Double, leading: Double) -> Fit {
    let limit = limit + Self.tolerance
    guard paragraph.hasTabs else {
      return Fit(end: last(in: start..<paragraph.count, width: limit), tabs: [])
    }
    var tabs: [Double] = []
    var place = start
    var position = 0.0
    while true {
      let reach = last(in: place..<paragraph.count, width: limit - position)
      let near = place..<min(reach + 1, paragraph.count)
      guard let tab = paragraph.units[near].firstIndex(of: 0x09) else {
        return Fit(end: reach, tabs: tabs)
      }
      position += paragraph.offsets[tab] - paragraph.offsets[place]
      let advance = style.tabStop(after: leading + position) - leading - position
      tabs.append(advance)
      position += advance
      place = tab + 1
      if position > limit { return Fit(end: place, tabs: tabs) }
    }
  }

  /// Returns the last position in a range within a width from its start.
  private func last(in range: Range<Int>, width: Double) -> Int {
    let offsets = paragraph.offsets
    let limit = offsets[range.lowerBound] + width
    if offsets[range.upperBound] <= limit, paragraph.isMonotone { return range.upperBound }
    guard paragraph.isMonotone else {
      let beyond = range.first { offsets[$0 + 1] > limit }
      return beyond ?? range.upperBound
    }
    var low = range.lowerBound
    var high = range.upperBound
    while low < high {
      let middle = (low + high + 1) / 2
      if offsets[middle] <= limit { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func tabCount(in range: Range<Int>) -> Int {
    paragraph.units[range].reduce(0) { $1 == 0x09 ? $0 + 1 : $0 }
  }
}
