// Children one after the other: chains of sibling anchors, and stacks.

extension FrameEngine {
  /// The links' lengths along the axis and what lies across.
  private struct Measured {
    var lengths: [Double]
    var widths: [Double]
    var heights: [Double]
  }

  func lineFrames(_ line: Line) -> [(any LayoutItem, RectValue)] {
    var line = line
    let measured = measure(&line)
    let gaps = line.gaps(sharing: line.freeRoom(measured.lengths))
    let shifts = baselineShifts(line, measured)
    var position = 0.0
    return line.links.indices.map { index in
      let link = line.links[index]
      position += gaps[index]
      let start = position
      position += measured.lengths[index]
      let size = SizeValue(width: measured.widths[index], height: measured.heights[index])
      let across = line.crossSpace.position(link.cross, length: size[line.axis.other])
      return (
        link.item,
        RectValue(axis: line.axis, main: start, cross: across + shifts[index], size: size)
      )
    }
  }

  func lineNeed(_ line: Line) -> SizeValue {
    var line = line
    let measured = measure(&line)
    let shifts = baselineShifts(line, measured)
    let across = line.axis == .horizontal ? measured.heights : measured.widths
    // Without views the margins are left.
    var cross =
      line.links.isEmpty ? line.crossSpace.margins.leading + line.crossSpace.margins.trailing : 0
    for (index, link) in line.links.enumerated() {
      cross = max(cross, line.crossSpace.need(link.cross, length: across[index]) + shifts[index])
    }
    let main = line.fixedRoom + line.naturalLengths(measured.lengths).reduce(0, +)
    return line.axis == .horizontal
      ? SizeValue(width: main, height: cross) : SizeValue(width: cross, height: main)
  }

  /// Measures the links, which settles gaps that follow from their lengths.
  private func measure(_ line: inout Line) -> Measured {
    if line.axis == .horizontal {
      let natural = line.links.map { mainWidth(of: $0, line) }
      line.centreGaps(natural)
      let widths = line.resolve(natural, weights: weights(of: line))
      let heights = zip(line.links, widths).map { link, width in
        overlayHeight(of: link.item, line.placement(of: link), width: width, line.space)
      }
      return Measured(lengths: widths, widths: widths, heights: heights)
    }
    let widths = line.links.map {
      overlayWidth(of: $0.item, line.placement(of: $0), line.space)
    }
    let natural = zip(line.links, widths).map { link, width in
      openHeight(of: link.item, line.placement(of: link), width: width, line.space)
    }
    line.centreGaps(natural)
    let heights = line.resolve(natural, weights: weights(of: line, widths: widths))
    return Measured(lengths: heights, widths: widths, heights: heights)
  }

  private func mainWidth(of link: Line.Link, _ line: Line) -> Double {
    openWidth(of: link.item, line.placement(of: link), line.space)
  }

  /// What the links' contents ask for where they share room in proportion to it; else empty.
  ///
  /// `widths` are those of a column's links.
  private func weights(of line: Line, widths: [Double]? = nil) -> [Double] {
    guard line.isProportional else { return [] }
    return line.links.indices.map { index in
      let safeArea = line.space.safeArea(of: line.placement(of: line.links[index]))
      let size = contentSize(
        of: line.links[index].item,
        width: widths?[index],
        safeArea: safeArea
      )
      return size[line.axis]
    }
  }

  /// How far each link goes down so that the baselines meet.
  private func baselineShifts(_ line: Line, _ measured: Measured) -> [Double] {
    guard let baseline = line.baseline else { return line.links.map { _ in 0 } }
    let baselines = line.links.indices.map { index in
      let size = SizeValue(width: measured.widths[index], height: measured.heights[index])
      let found = line.links[index].item.baselines(in: size)
      return (baseline == .firstBaseline ? found?.first : found?.last) ?? size.height
    }
    let lowest = baselines.max() ?? 0
    return baselines.map { lowest - $0 }
  }
}

extension AxisValue {
  var other: AxisValue {
    self == .horizontal ? .vertical : .horizontal
  }
}

extension SizeValue {
  fileprivate subscript(axis: AxisValue) -> Double {
    axis == .horizontal ? width : height
  }
}

extension RectValue {
  fileprivate init(axis: AxisValue, main: Double, cross: Double, size: SizeValue) {
    self.init(
      x: axis == .horizontal ? main : cross,
      y: axis == .horizontal ? cross : main,
      width: size.width,
      height: size.height
    )
  }
}
