extension FrameEngine {
  /// A chain or a stack as one model: links with a gap before each, and a gap behind the last.
  @MainActor
  struct Line {
    struct Link {
      var item: any LayoutItem
      var placement: Placement
      var main: AxisPlacement
      var cross: AxisPlacement
      var gap: Double
      /// Whether the gap before it takes room that is left over.
      var isGapOpen = false
    }

    var axis: AxisValue
    var space: Space
    var links: [Link] = []
    var end = 0.0
    var isEndOpen = false
    var isEqual = false
    /// Whether links share the room in proportion to what their contents ask for.
    var isProportional = false
    /// Whether gaps give the links' centres equal distances.
    var isCentred = false
    /// How cross positions are corrected; nil where baselines do not matter.
    var baseline: StackLayout.Alignment?

    var mainSpace: AxisSpace { space[axis] }
    var crossSpace: AxisSpace { space[axis.other] }

    init(of item: any LayoutItem, _ space: Space) {
      self.space = space
      let items = item.layoutItems.filter { !$0.isCollapsed && !$0.standsOutside }
      switch item.containerLayout {
      case .stack(let stack):
        axis = stack.axis
        fill(stack, items)
      case .line(let axis, _):
        self.axis = axis
        fill(chain: items)
      case .overlay, .frames:
        preconditionFailure("Expected a line or a stack, got \(item.containerLayout).")
      }
    }

    /// The placement by which a link is measured: a stack's alignment included.
    func placement(of link: Link) -> Placement {
      var placement = link.placement
      placement.horizontal = axis == .horizontal ? link.main : link.cross
      placement.vertical = axis == .horizontal ? link.cross : link.main
      return placement
    }
  }
}

// MARK: - Making one

extension FrameEngine.Line {
  private mutating func fill(chain items: [any LayoutItem]) {
    let ordered = items.enumerated().sorted {
      ($0.element.placement.order, $0.offset) < ($1.element.placement.order, $1.offset)
    }
    for (_, item) in ordered {
      let placement = space.placement(of: item)
      var main = axis == .horizontal ? placement.horizontal : placement.vertical
      let cross = axis == .horizontal ? placement.vertical : placement.horizontal
      let leading = main.leading
      let gap = leading.map { links.isEmpty ? mainSpace.leading($0) : $0.distance }
      // Measured from a neighbour, it says nothing of the parent's edge.
      if !links.isEmpty { main.leading = nil }
      links.append(
        Link(
          item: item,
          placement: placement,
          main: main,
          cross: cross,
          gap: gap ?? 0,
          isGapOpen: leading?.isMinimum ?? links.isEmpty
        )
      )
    }
    if links.contains(where: \.main.isUnbounded) { leaveOpen() }
    guard let trailing = links.last?.main.trailing else { return packToStart() }
    end = mainSpace.trailing(trailing)
    isEndOpen = trailing.isMinimum
  }

  /// The chain scrolls: it is as long as its links ask for.
  private mutating func leaveOpen() {
    if axis == .horizontal { space.horizontal.length = nil } else { space.vertical.length = nil }
  }

  /// Nothing holds the end: what is left over stays there.
  private mutating func packToStart() {
    isEndOpen = true
    if !links.isEmpty, links[0].main.leading == nil { links[0].isGapOpen = false }
  }

  private mutating func fill(_ stack: StackLayout, _ items: [any LayoutItem]) {
    let spreads = stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    var gap = mainSpace.margins.leading
    for item in items {
      let placement = space.placement(of: item)
      let main = axis == .horizontal ? placement.horizontal : placement.vertical
      links.append(
        Link(
          item: item,
          placement: placement,
          main: main,
          cross: crossPlacement(placement, stack),
          gap: gap,
          isGapOpen: spreads && !links.isEmpty
        )
      )
      gap = placement.customSpacing ?? stack.spacing
    }
    end = mainSpace.margins.trailing
    if links.isEmpty { end += mainSpace.margins.leading }
    isEndOpen = spreads && links.count == 1
    isEqual = stack.distribution == .fillEqually
    isProportional = stack.distribution == .fillProportionally
    isCentred = stack.distribution == .equalCentering
    switch stack.alignment {
    case .firstBaseline, .lastBaseline: baseline = axis == .horizontal ? stack.alignment : nil
    case .fill, .leading, .center, .trailing: break
    }
  }

  /// A stack's alignment as insets across its axis.
  private func crossPlacement(_ placement: Placement, _ stack: StackLayout) -> AxisPlacement {
    var cross = axis == .horizontal ? placement.vertical : placement.horizontal
    let margins = crossSpace.margins
    let alignment = stack.alignment
    cross.leading = .init(
      distance: margins.leading,
      isMinimum: alignment == .center || alignment == .trailing
    )
    cross.trailing = .init(
      distance: margins.trailing,
      isMinimum: alignment != .fill && alignment != .trailing
    )
    cross.center = nil
    if alignment == .center {
      // Centred between the margins, rather than between the edges.
      cross.center = (margins.leading - margins.trailing) / 2
      cross.leading?.distance = min(margins.leading, margins.trailing)
      cross.trailing?.distance = min(margins.leading, margins.trailing)
    }
    return cross
  }
}

// MARK: - Arithmetic along the axis

extension FrameEngine.Line {
  /// The points that gaps and insets take.
  var fixedRoom: Double {
    links.reduce(end) { $0 + $1.gap }
  }

  private var hasShares: Bool {
    links.contains { $0.main.share != nil }
  }

  private var hasOpenGaps: Bool {
    isEndOpen || links.contains(where: \.isGapOpen)
  }

  func freeRoom(_ lengths: [Double]) -> Double {
    guard let length = mainSpace.length else { return 0 }
    return length - fixedRoom - lengths.reduce(0, +)
  }

  /// Makes gaps so wide that centres have equal distances, as far as there is room.
  mutating func centreGaps(_ lengths: [Double]) {
    guard isCentred, links.count > 1 else { return }
    let room = mainSpace.length.map { $0 - links[0].gap - end }
    let gaps = LineFlex.centredGaps(
      lengths: lengths,
      minimums: links.dropFirst().map(\.gap),
      room: room
    )
    for (index, gap) in gaps.enumerated() { links[index + 1].gap = gap }
  }

  /// The gap before each link, with the room left over in those that take it.
  func gaps(sharing room: Double) -> [Double] {
    let open = links.count(where: \.isGapOpen) + (isEndOpen ? 1 : 0)
    let part = open > 0 ? max(0, room) / Double(open) : 0
    return links.map { $0.gap + ($0.isGapOpen ? part : 0) }
  }

  /// The lengths that the links get in the room there is.
  ///
  /// `weights` are what the contents ask for, where they matter.
  func resolve(_ natural: [Double], weights: [Double]) -> [Double] {
    guard let length = mainSpace.length else { return naturalLengths(natural) }
    if isProportional {
      return LineFlex.share(length - fixedRoom, among: flexLinks(natural), weights: weights)
    }
    if isEqual || hasShares { return sharedLengths(natural) }
    let room = freeRoom(natural)
    if room < 0 { return LineFlex.shrink(flexLinks(natural), by: -room) }
    if room == 0 || hasOpenGaps { return natural }
    return LineFlex.grow(flexLinks(natural), by: room)
  }

  /// The lengths that the links ask for, where equal ones ask for the largest.
  func naturalLengths(_ natural: [Double]) -> [Double] {
    guard isEqual || hasShares, mainSpace.length == nil else { return natural }
    let unit = zip(links, natural).compactMap { link, length in
      share(of: link).map { length / $0 }
    }.max()
    return zip(links, natural).map { link, length in
      share(of: link).map { $0 * (unit ?? 0) } ?? length
    }
  }

  private func share(of link: Link) -> Double? {
    isEqual ? 1 : link.main.share
  }

  private func sharedLengths(_ natural: [Double]) -> [Double] {
    let total = links.compactMap { share(of: $0) }.reduce(0, +)
    let taken = zip(links, natural).reduce(0) { sum, pair in
      share(of: pair.0) == nil ? sum + pair.1 : sum
    }
    let room = max(0, (mainSpace.length ?? 0) - fixedRoom - taken)
    return zip(links, natural).map { link, length in
      share(of: link).map { link.main.clamp(room * $0 / total) } ?? length
    }
  }

  private func flexLinks(_ natural: [Double]) -> [LineFlex.Link] {
    zip(links, natural).map { link, length in
      let isGiven = mainSpace.givenLength(link.main) != nil
      return .init(
        base: length,
        axis: link.main,
        isFixed: isGiven || link.placement.aspectRatio != nil
      )
    }
  }
}
