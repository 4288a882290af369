extension ParagraphBuilder {
  /// Measures all items.
  mutating func measure(_ context: ShapingContext) {
    var advances = [Double](repeating: 0, count: units.count)
    for index in items.indices {
      let attributes = spans[items[index].span].attributes
      switch items[index].kind {
      case .shaped: measureShaped(items[index], attributes, context, &advances)
      case .ideographic: measureIdeographic(items[index], attributes.font.size, &advances)
      case .fallback: measureFallback(index, attributes.font, context, &advances)
      case .attachment:
        advances[items[index].range.lowerBound] = attributes.attachment?.width ?? 0
      case .tab, .control: continue
      }
      let tracking = attributes.spacing(items[index].kind)
      if tracking != 0 { track(items[index], tracking, &advances) }
    }
    offsets = [Double](unsafeUninitializedCapacity: units.count + 1) { offsets, count in
      var sum = 0.0
      for index in 0..<units.count {
        offsets[index] = sum
        sum += advances[index]
        if advances[index] < 0 { isMonotone = false }
      }
      offsets[units.count] = sum
      count = units.count + 1
    }
  }

  private mutating func measureShaped(
    _ item: Item,
    _ attributes: TextAttributes,
    _ context: ShapingContext,
    _ advances: inout [Double]
  ) {
    let run = context.shape(units, item.range, ShapeRequest(item, attributes))
    let scale = attributes.font.scale
    let start = item.range.lowerBound
    var cluster = start
    var graphemes = 1
    for index in 0..<item.range.count {
      let place = start + index
      if run.clusters[index].contains(.start) {
        if graphemes > 1 { share(cluster..<place, graphemes, &advances) }
        cluster = place
        graphemes = 1
        advances[place] = Double(run.advances[index]) * scale
        if index > 0, run.clusters[index].contains(.unsafe) { flags[place].insert(.unsafe) }
      } else if index > 0, flags[place].contains(.grapheme) {
        flags[place].insert(.unsafe)
        graphemes += 1
      }
    }
    if graphemes > 1 { share(cluster..<item.range.upperBound, graphemes, &advances) }
  }

  /// Divides a ligature's advance equally among its grapheme clusters.
  private func share(_ cluster: Range<Int>, _ graphemes: Int, _ advances: inout [Double]) {
    let part = advances[cluster.lowerBound] / Double(graphemes)
    for place in cluster where place == cluster.lowerBound || flags[place].contains(.grapheme) {
      advances[place] = part
    }
  }

  private mutating func measureIdeographic(
    _ item: Item,
    _ size: Double,
    _ advances: inout [Double]
  ) {
    // Justified lines may be expanded on both sides of an ideograph.
    var before = item.range.lowerBound - 1
    while before > 0, !flags[before].contains(.grapheme) { before -= 1 }
    if before >= 0 { flags[before].insert(.expands) }
    units.withUnsafeBufferPointer { units in
      var index = item.range.lowerBound
      while index < item.range.upperBound {
        let (scalar, length) = units.scalar(at: index)
        if ScalarClass.isIdeographic(scalar) { advances[index] = size }
        if ScalarClass.isHalfwidthKana(scalar) { advances[index] = size / 2 }
        flags[index].insert(.expands)
        index += length
      }
    }
  }

  private mutating func measureFallback(
    _ index: Int,
    _ font: Font,
    _ context: ShapingContext,
    _ advances: inout [Double]
  ) {
    let range = items[index].range
    let word = String(decoding: units[range], as: UTF16.self)
    revision = context.measurer.revision
    var total = 0.0
    units.withUnsafeBufferPointer { units in
      var place = range.lowerBound
      var grapheme = place
      while place < range.upperBound {
        if flags[place].contains(.grapheme) { grapheme = place }
        let (scalar, length) = units.scalar(at: place)
        let em = ScalarClass.estimatedAdvance(scalar)
        // An emoji of several characters has the width of one.
        if !items[index].isEmoji || advances[grapheme] == 0 {
          advances[grapheme] += em * font.size
          total += em * font.size
        }
        place += length
      }
    }
    let measured = context.measurer.advance(of: word, font: font)
    guard let measured, measured.isFinite, measured >= 0 else {
      items[index].isEstimated = true
      return
    }
    if total > 0 {
      for place in range { advances[place] *= measured / total }
    } else {
      advances[range.lowerBound] = measured
    }
  }

  private func track(_ item: Item, _ tracking: Double, _ advances: inout [Double]) {
    for place in item.range where item.tracks(units[place], flags[place]) {
      advances[place] += tracking
    }
  }
}
