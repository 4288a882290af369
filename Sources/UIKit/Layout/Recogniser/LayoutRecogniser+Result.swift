import UIKitHosting

// Putting slots, chain and shares together.

extension LayoutRecogniser {
  mutating func finish() -> Result {
    let chain = isStack ? nil : takeChain()
    if isStack {
      for link in links { report(link.rule, "siblings in a stack view are no chain") }
    }
    if !isStack { resolveMarks(beside: chain) }
    for alignment in alignments {
      report(alignment.rule, "neither sibling is pinned to the superview there, in a known length")
    }
    resolveShares(chain)
    var placements = horizontal.indices.map { placement(of: $0, chain) }
    if let chain { place(chain, &placements) }
    for hold in holds {
      placements[Int(hold.link)].link = hold.link
      if hold.isAfter {
        placements[hold.child][hold.axis].leadingLink = hold.link
      } else {
        placements[hold.child][hold.axis].trailingLink = hold.link
      }
      placements[hold.child].isOverlay = true
    }
    return Result(
      layout: layout(chain),
      placements: placements,
      problems: problems,
      usesContents: usesContents
    )
  }

  private var isStack: Bool {
    if case .stack = container { return true }
    return false
  }

  private func layout(_ chain: LayoutChain?) -> ContainerLayout {
    if case .stack(let stack, _) = container { return .stack(stack) }
    if let chain { return .line(chain.axis, margins: margins) }
    return .overlay(margins: margins)
  }

  private mutating func resolveShares(_ chain: LayoutChain?) {
    if case .stack(let stack, let arranged) = container {
      shareLine(stack.axis, arranged.sorted(), isPinned: true)
    } else if let chain, let first = chain.children.first, let last = chain.children.last {
      let isPinned =
        slots(first, chain.axis).leading != nil && slots(last, chain.axis).trailing != nil
        && !chain.links.contains(where: \.isMinimum)
      shareLine(chain.axis, chain.children, isPinned: isPinned)
    } else {
      shareLine(nil, [], isPinned: false)
    }
  }

  private mutating func placement(of child: Int, _ chain: LayoutChain?) -> Placement {
    var placement = Placement()
    placement.horizontal = axisPlacement(child, .horizontal)
    placement.vertical = axisPlacement(child, .vertical)
    placement.aspectRatio = aspects[child]
    placement.isOverlay = isOverlay(child, chain)
    return placement
  }

  private func isOverlay(_ child: Int, _ chain: LayoutChain?) -> Bool {
    if case .stack(_, let arranged) = container { return !arranged.contains(child) }
    return chain.map { !$0.children.contains(child) } ?? false
  }

  private mutating func axisPlacement(_ child: Int, _ axis: AxisValue) -> AxisPlacement {
    var slots = slots(child, axis)
    let fitted = container == .scroll ? takeFitted(&slots) : nil
    var placement = update(child, axis) { slots.placement($1) }
    placement.share = shares[axis]?[child]
    if container == .scroll {
      placement.isUnbounded = fitted == nil
      placement.fillsParent = slots.fills != nil
      if let fitted { checkFit(fitted, placement) }
    }
    return placement
  }

  /// Takes the length "as long as what the scroll view shows" out of the slots: insets say it.
  private func takeFitted(_ slots: inout AxisSlots) -> AxisSlots.Slot<AxisSlots.Given>? {
    guard let given = slots.given, case .part(1, _) = given.value, slots.leading != nil,
      slots.trailing != nil
    else { return nil }
    slots.given = nil
    return given
  }

  private mutating func checkFit(
    _ given: AxisSlots.Slot<AxisSlots.Given>,
    _ placement: AxisPlacement
  ) {
    let insets = (placement.leading?.distance ?? 0) + (placement.trailing?.distance ?? 0)
    if given.value != .part(multiplier: 1, constant: insets == 0 ? 0 : -insets) {
      report(given.rule, "with its insets the content is not as long as what the scroll view shows")
    }
  }

  /// Puts the links of a chain one after the other, and reports what they say besides.
  private mutating func place(_ chain: LayoutChain, _ placements: inout [Placement]) {
    let isOrdered = chain.children == chain.children.sorted()
    for (position, child) in chain.children.enumerated() {
      if !isOrdered { placements[child].order = position }
      var axis = placements[child][chain.axis]
      reportInner(child, chain, position)
      if position > 0 {
        let link = chain.links[position - 1]
        axis.leading = .init(distance: link.gap, isMinimum: link.isMinimum)
      }
      if position < chain.links.count {
        // Displays keep the minimum before a gap that takes the room left over.
        let next = chain.links[position]
        axis.trailing = next.isMinimum ? .init(distance: next.gap, isMinimum: true) : nil
      }
      if position == 0, axis.leading == nil, isPinnedAtEnd(chain) {
        axis.leading = .init(distance: 0, isMinimum: true)
      }
      axis.center = nil
      placements[child][chain.axis] = axis
      placements[child].isInLine = true
    }
  }

  /// Whether the chain, which nothing holds at its start, is held at its end.
  private func isPinnedAtEnd(_ chain: LayoutChain) -> Bool {
    chain.children.last.map { slots($0, chain.axis).trailing != nil } ?? false
  }

  private mutating func reportInner(_ child: Int, _ chain: LayoutChain, _ position: Int) {
    let slots = slots(child, chain.axis)
    let isFirst = position == 0
    let isLast = position == chain.children.count - 1
    let reason = "a link between others is placed by them alone"
    if !isFirst {
      for slot in [slots.leading, slots.leadingBound] { slot.map { report($0.rule, reason) } }
    }
    if !isLast {
      for slot in [slots.trailing, slots.trailingBound] { slot.map { report($0.rule, reason) } }
    }
    slots.center.map { report($0.rule, reason) }
  }
}

extension Placement {
  subscript(axis: AxisValue) -> AxisPlacement {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}
