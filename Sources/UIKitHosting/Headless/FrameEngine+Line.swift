// Children one after the other: chains of sibling anchors, and stacks.

extension FrameEngine {
  /// The links' lengths along the axis and what lies across.
  private struct Measured {
    var lengths: [Double]
    var widths: [Double]
    var heights: [Double]
  }

  func lineFrames(_ line: Line) -> [(any LayoutItem, RectValue)] {
    let measured = measure(line)
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
    let measured = measure(line)
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

  private func measure(_ line: Line) -> Measured {
    if line.axis == .horizontal {
      let widths = line.resolve(line.links.map { mainWidth(of: $0, line) })
      let heights = zip(line.links, widths).map { link, width in
        overlayHeight(of: link.item, line.placement(of: link), width: width, line.space)
      }
      return Measured(lengths: widths, widths: widths, heights: heights)
    }
    let widths = line.links.map {
      overlayWidth(of: $0.item, line.placement(of: $0), line.space)
    }
    let heights = line.resolve(
      zip(line.links, widths).map { link, width in
        openHeight(of: link.item, line.placement(of: link), width: width, line.space)
      }
    )
    return Measured(lengths: heights, widths: widths, heights: heights)
  }

  private func mainWidth(of link: Line.Link, _ line: Line) -> Double {
    openWidth(of: link.item, line.placement(of: link), line.space)
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
