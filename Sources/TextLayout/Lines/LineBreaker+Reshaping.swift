extension LineBreaker {
  /// Returns the differences of advances at the ends of a separately shaped line.
  ///
  /// HarfBuzz marks positions at which texts cannot be shaped separately; only the text up to the
  /// nearest safe position is shaped again.
  func adjustment(of range: Range<Int>) -> LineAdjustment {
    var adjustment = LineAdjustment()
    guard !range.isEmpty else { return adjustment }
    var reshapedEnd = range.lowerBound
    if range.lowerBound > 0, paragraph.flags[range.lowerBound].contains(.unsafe) {
      let reshaped = reshapeStart(range)
      reshapedEnd = reshaped.range.upperBound
      // Kerning changes the advance of the previous letter: the last one, if everything is shaped
      // again.
      if reshapedEnd == range.upperBound {
        adjustment.end = reshaped.difference
      } else {
        adjustment.start = reshaped.difference
      }
    }
    if range.upperBound < paragraph.count, paragraph.flags[range.upperBound].contains(.unsafe),
      reshapedEnd < range.upperBound
    {
      adjustment.end = reshapeEnd(reshapedEnd..<range.upperBound).difference
    }
    return adjustment
  }

  private typealias Reshaped = (range: Range<Int>, difference: Double)

  /// Shapes the start of a range, up to a position from which it equals the paragraph.
  private func reshapeStart(_ range: Range<Int>) -> Reshaped {
    let item = paragraph.items[paragraph.itemIndex(at: range.lowerBound)]
    let limit = min(item.range.upperBound, range.upperBound)
    var joint = range.lowerBound
    while true {
      joint = safePlace(after: joint, limit: limit)
      // Without the preceding text, the start may affect characters that it did not affect in the
      // paragraph.
      let end = safePlace(after: joint, limit: limit)
      let part = range.lowerBound..<end
      guard item.kind == .shaped else { return (part, 0) }
      let run = shape(part, item)
      if end == limit || !run.clusters[joint - part.lowerBound].contains(.unsafe) {
        return (part, difference(part, item, run))
      }
    }
  }

  /// Shapes the end of a range, from a position up to which it equals the paragraph.
  private func reshapeEnd(_ range: Range<Int>) -> Reshaped {
    let item = paragraph.items[paragraph.itemIndex(at: range.upperBound)]
    let limit = max(item.range.lowerBound, range.lowerBound)
    var joint = range.upperBound
    while true {
      joint = safePlace(before: joint, limit: limit)
      let start = safePlace(before: joint, limit: limit)
      let part = start..<range.upperBound
      guard item.kind == .shaped, !part.isEmpty else { return (part, 0) }
      let run = shape(part, item)
      if start == limit || !run.clusters[joint - start].contains(.unsafe) {
        return (part, difference(part, item, run))
      }
    }
  }

  private func safePlace(after place: Int, limit: Int) -> Int {
    var place = min(place + 1, limit)
    while place < limit, !isSafe(place) { place += 1 }
    return place
  }

  private func safePlace(before place: Int, limit: Int) -> Int {
    var place = max(place - 1, limit)
    while place > limit, !isSafe(place) { place -= 1 }
    return place
  }

  private func isSafe(_ place: Int) -> Bool {
    paragraph.flags[place].contains(.grapheme) && !paragraph.flags[place].contains(.unsafe)
  }

  private func shape(_ range: Range<Int>, _ item: Item) -> ShapedRun {
    let attributes = paragraph.spans[item.span].attributes
    return context.shape(paragraph.units, range, ShapeRequest(item, attributes))
  }

  /// Returns the difference between the widths of a reshaped range and the same range in the
  /// paragraph.
  private func difference(_ range: Range<Int>, _ item: Item, _ run: ShapedRun) -> Double {
    let attributes = paragraph.spans[item.span].attributes
    var width = Double(run.totalAdvance) * attributes.font.scale
    let tracking = attributes.spacing(item.kind)
    if tracking != 0 {
      for place in range where paragraph.tracks(place, in: item) { width += tracking }
    }
    return width - (paragraph.offsets[range.upperBound] - paragraph.offsets[range.lowerBound])
  }
}
