internal import CTextBreaks

extension ParagraphBuilder {
  /// Divides the paragraph into items.
  mutating func itemise() {
    var spanIndex = 0
    units.withUnsafeBufferPointer { units in
      var scripts = ScriptTracker(units)
      var start = 0
      while start < units.count {
        while spans[spanIndex].range.upperBound <= start { spanIndex += 1 }
        let extended = extendShaped(from: start, span: spanIndex, &scripts, units)
        if extended > start {
          start = extended
          continue
        }
        // An attribute that ends within a grapheme cluster divides it.
        let limit = spans[spanIndex].range.upperBound
        var end = start + 1
        while end < limit, !flags[end].contains(.grapheme) { end += 1 }
        append(start..<end, span: spanIndex, &scripts, units)
        start = end
      }
    }
  }

  /// Adds ASCII characters to the last item as long as they belong to it; returns their end.
  ///
  /// This is the fast path for most text.
  private mutating func extendShaped(
    from start: Int,
    span: Int,
    _ scripts: inout ScriptTracker,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> Int {
    guard levels.isEmpty, let last = items.last, last.kind == .shaped, last.span == span else {
      return start
    }
    let limit = spans[span].range.upperBound
    let (low, high) = spans[span].attributes.font.typeface.coverage.ascii
    var end = start
    while end < limit {
      let unit = units[end]
      guard unit < 0x7F, (unit < 64 ? low >> unit : high >> (unit - 64)) & 1 == 1,
        unit >= 0x20, flags[end + 1].contains(.grapheme)
      else { break }
      // Another script ends the item; it is resolved again with the next item.
      guard scripts.peek(UInt32(unit)) == last.script else { break }
      _ = scripts.script(of: UInt32(unit))
      end += 1
    }
    if end > start { items[items.count - 1].range = last.range.lowerBound..<end }
    return end
  }

  private mutating func append(
    _ range: Range<Int>,
    span: Int,
    _ scripts: inout ScriptTracker,
    _ units: UnsafeBufferPointer<UInt16>
  ) {
    let attributes = spans[span].attributes
    var item = Item(
      range: range,
      span: span,
      kind: .shaped,
      level: levels.isEmpty ? baseLevel : levels[range.lowerBound],
      script: scripts.script(of: units.scalar(at: range.lowerBound).scalar)
    )
    classify(&item, attributes, units)
    guard let last = items.last, last.kind == item.kind, last.level == item.level,
      canJoin(last, item, attributes)
    else { return items.append(item) }
    items[items.count - 1].range = last.range.lowerBound..<range.upperBound
  }

  private func canJoin(_ last: Item, _ item: Item, _ attributes: TextAttributes) -> Bool {
    let isAlike =
      last.span == item.span || spans[last.span].attributes.shapesAlike(attributes)
    guard isAlike else { return false }
    let start = item.range.lowerBound
    switch item.kind {
    case .shaped: return last.script == item.script
    case .ideographic, .control: return true
    case .fallback:
      guard last.span == item.span, !last.isEmoji, !item.isEmoji else { return false }
      guard last.script == item.script else { return false }
      // A typeface without a file has no spaces; each is a separate word.
      if flags[start].contains(.hangs) || flags[start - 1].contains(.hangs) { return false }
      // A word of Hangul may be broken between any syllables, but is measured as a whole.
      return !flags[start].contains(.lineBreak) || item.script == Script.hangul
    case .attachment, .tab: return false
    }
  }

  private func classify(
    _ item: inout Item,
    _ attributes: TextAttributes,
    _ units: UnsafeBufferPointer<UInt16>
  ) {
    let start = item.range.lowerBound
    let (scalar, length) = units.scalar(at: start)
    let typeface = attributes.font.typeface
    // The fast path for most text.
    if scalar >= 0x20, scalar < 0x7F, item.range.count == 1, typeface.coverage.contains(scalar) {
      return
    }
    switch scalar {
    case ScalarClass.tab:
      item.kind = .tab
      return
    case ScalarClass.objectReplacement where attributes.attachment != nil:
      item.kind = .attachment
      return
    case _ where ScalarClass.isControl(scalar):
      item.kind = .control
      return
    default: break
    }
    if isEmoji(item.range, scalar, length, units) {
      item.kind = .fallback
      item.isEmoji = true
    } else if isCovered(item.range, typeface, units) {
      item.kind = .shaped
    } else if ScalarClass.isIdeographic(scalar) || ScalarClass.isHalfwidthKana(scalar) {
      item.kind = .ideographic
    } else if ScalarClass.isDefaultIgnorable(scalar) {
      item.kind = .control
    } else {
      item.kind = .fallback
    }
  }

  /// Returns whether a grapheme cluster is an emoji: by default, by U+FE0F, or as a keycap.
  private func isEmoji(
    _ range: Range<Int>,
    _ scalar: UInt32,
    _ length: Int,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    guard scalar >= 0x203C || range.count > 1 else { return false }
    let second = range.lowerBound + length
    guard second < range.upperBound else { return icu_has_emoji_presentation(scalar) != 0 }
    if units[second] == 0xFE0E { return false }
    if units[second] == 0xFE0F { return icu_is_emoji(scalar) != 0 }
    if units[second] == 0x20E3 { return scalar < 0x80 }
    return icu_has_emoji_presentation(scalar) != 0
  }

  /// Returns whether the typeface has glyphs for all characters, decomposed or composed.
  private func isCovered(
    _ range: Range<Int>,
    _ typeface: Typeface,
    _ units: UnsafeBufferPointer<UInt16>
  ) -> Bool {
    var index = range.lowerBound
    var composed: UInt32 = 0
    while index < range.upperBound {
      let (scalar, length) = units.scalar(at: index)
      if typeface.coverage.contains(scalar) || ScalarClass.isDefaultIgnorable(scalar),
        typeface.font != nil
      {
        composed = composed == 0 ? scalar : Composition.of(composed, scalar) ?? composed
      } else if let whole = Composition.of(composed, scalar), typeface.coverage.contains(whole) {
        composed = whole
      } else {
        return false
      }
      index += length
    }
    return true
  }
}
