internal import CHarfBuzz

extension TextFrame {
  /// Returns the glyphs of a run of this frame, from left to right.
  ///
  /// Glyphs are shaped on demand, so that frames without a renderer keep none. The result is empty
  /// for content that the host draws.
  /// - Complexity: O(n) for n code units of the line's text with the same font.
  public func glyphs(of run: VisualRun, in line: TextLine) -> [Glyph] {
    let geometry = geometry(of: line)
    let shaped = geometry.placed.shaped
    let item = shaped.items[run.piece.item]
    guard item.kind == .shaped, run.attributes.font.typeface.font != nil else { return [] }
    if run.content == .hyphen {
      let request = ShapeRequest(item, run.attributes)
      return glyphs([ScalarClass.hyphen], 0..<1, request, run.attributes.font.scale) { _ in
        (run.range.lowerBound, run.attributes.spacing(.shaped))
      }
    }
    // The neighbours of the run in its line affect its glyphs.
    let visible = line.local.lowerBound..<max(line.visibleEnd, run.piece.range.upperBound)
    let range = item.range.clamped(to: visible)
    let start = range.lowerBound
    let request = ShapeRequest(item, shaped.spans[item.span].attributes)
    return glyphs(
      Array(shaped.units[range]),
      run.piece.range.lowerBound - start..<run.piece.range.upperBound - start,
      request,
      run.attributes.font.scale
    ) { cluster in
      let places = start + cluster.lowerBound..<start + cluster.upperBound
      let space = places.reduce(0) { $0 + geometry.space(after: $1, in: item, run.attributes) }
      return (geometry.placed.index(of: places.lowerBound), space)
    }
  }

  /// Shapes units and returns the glyphs of a part of them.
  ///
  /// The closure returns a cluster's index in the text and the space that follows it.
  private func glyphs(
    _ units: [UInt16],
    _ part: Range<Int>,
    _ request: ShapeRequest,
    _ scale: Double,
    _ place: (Range<Int>) -> (index: Int, space: Double)
  ) -> [Glyph] {
    var glyphs: [Glyph] = []
    var x = 0.0
    func add(
      _ infos: UnsafeBufferPointer<hb_glyph_info_t>,
      _ positions: UnsafeBufferPointer<hb_glyph_position_t>
    ) {
      var starts = [Bool](repeating: false, count: units.count + 1)
      for info in infos { starts[Int(info.cluster)] = true }
      starts[units.count] = true
      for index in 0..<infos.count {
        let unit = Int(infos[index].cluster)
        guard part.contains(unit) else { continue }
        let end = starts[(unit + 1)...].firstIndex(of: true) ?? units.count
        let (textIndex, space) = place(unit..<end)
        var advance = Double(positions[index].x_advance) * scale
        let endsCluster = index + 1 == infos.count || infos[index + 1].cluster != UInt32(unit)
        if endsCluster { advance += space }
        glyphs.append(
          Glyph(
            id: infos[index].codepoint,
            index: textIndex,
            x: x + Double(positions[index].x_offset) * scale,
            y: Double(positions[index].y_offset) * scale,
            advance: advance
          )
        )
        x += advance
      }
    }
    typesetter.withContext { context in
      units.withUnsafeBufferPointer { Shaper.withGlyphs(of: $0, request, context.scratch, add) }
    }
    return glyphs
  }
}
