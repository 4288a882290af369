import UIKitHosting

/// The chain of a container: its children in order and the links between them.
struct LayoutChain: Equatable {
  var axis: AxisValue
  var children: [Int]
  /// One fewer than children; each before the child of the next number.
  var links: [LayoutLink]
}

extension LayoutRecogniser {
  /// Finds the one chain that the links form.
  ///
  /// Links beside a sibling of known place and length become insets first, where they keep the rest
  /// from being one chain; what is beside the chain then keeps to its links.
  mutating func takeChain() -> LayoutChain? {
    takeCards()
    let vertical = settled(takeMarks(of: takeMiddles(of: distinctLinks(.vertical))))
    let horizontal = settled(takeMarks(of: takeMiddles(of: distinctLinks(.horizontal))))
    if horizontal.isEmpty { return chain(vertical) }
    if vertical.isEmpty { return row(horizontal) }
    let openHorizontal = replaceByInsets(horizontal)
    if openHorizontal.isEmpty { return chain(vertical) }
    let openVertical = replaceByInsets(vertical)
    if openVertical.isEmpty { return row(openHorizontal) }
    let vertically = chain(openVertical)
    for link in holdAside(unmarked(openHorizontal), of: vertically) {
      report(link.rule, "siblings are a chain along the other axis already")
    }
    return vertically
  }

  /// A line of what stands beside each other; none where something above or below counts for the
  /// superview's height, which it would not beside a line, and holds do.
  private mutating func row(_ links: [LayoutLink]) -> LayoutChain? {
    let inLine = Set(links.flatMap { [$0.before, $0.after] })
    let decidesHeight = self.links.contains { link in
      guard link.axis == .vertical, inLine.contains(link.before) != inLine.contains(link.after)
      else { return false }
      let other = vertical[inLine.contains(link.before) ? link.after : link.before]
      return other.leading != nil && other.trailing != nil && other.given == nil
    }
    return decidesHeight && holdAside(links, of: nil).isEmpty ? nil : chain(links)
  }

  /// Has children that are no links of the chain keep to the sibling before them, which displays know
  /// by then.
  /// - Returns: The links that stay; all of them unless each can be held or there is a chain.
  private mutating func holdAside(_ links: [LayoutLink], of chain: LayoutChain?) -> [LayoutLink] {
    let inLine = Set(chain?.children ?? [])
    func isHoldable(_ link: LayoutLink) -> Bool {
      let own = slots(link.after, link.axis)
      return link.after > link.before && !inLine.contains(link.after) && !link.isMinimum
        && own.center == nil && own.leading == nil
    }
    if chain == nil, !links.allSatisfy(isHoldable) { return links }
    return links.filter { !isHoldable($0) || !hold($0, isAfter: true) }
  }

  /// The links, without those that must be insets because a sibling is aligned with them.
  private mutating func settled(_ links: [LayoutLink]) -> [LayoutLink] {
    guard let axis = links.first?.axis, alignments.contains(where: { $0.axis == axis })
    else { return links }
    let rest = replaceByInsets(links)
    resolveAlignments()
    return rest
  }

  private mutating func chain(_ links: [LayoutLink]) -> LayoutChain? {
    guard !links.isEmpty else { return nil }
    if let path = path(links) { return path }
    let open = replaceByInsets(links)
    if open.isEmpty { return nil }
    let (chain, rest) = mainChain(open)
    let others = rest.filter { !hold($0, by: chain) }
    for link in unmarked(others) {
      report(link.rule, "siblings are not one chain along that axis")
    }
    return chain
  }

  /// The chain of the links that follow what is pinned, or else came first, and the other links.
  private func mainChain(_ links: [LayoutLink]) -> (LayoutChain?, [LayoutLink]) {
    let followed = Set(links.map(\.after))
    let (firm, loose) = links.reduce(into: ([LayoutLink](), [LayoutLink]())) { sorted, link in
      let isFirm = slots(link.before, link.axis).leading != nil || followed.contains(link.before)
      if isFirm { sorted.0.append(link) } else { sorted.1.append(link) }
    }
    var (taken, rest): ([LayoutLink], [LayoutLink]) = ([], [])
    for link in firm + loose {
      if path(taken + [link]) != nil { taken.append(link) } else { rest.append(link) }
    }
    return (path(taken), rest)
  }

  /// Has a child that is no link keep its edge at one.
  /// - Returns: Whether it can.
  private mutating func hold(_ link: LayoutLink, by chain: LayoutChain?) -> Bool {
    guard let chain else { return false }
    let isAfter = chain.children.contains(link.before)
    guard isAfter != chain.children.contains(link.after) else { return false }
    return hold(link, isAfter: isAfter)
  }

  /// Has the child at one end of a link keep its edge at the one at the other.
  /// - Parameters:
  ///   - link: Between two children.
  ///   - isAfter: Whether it is the second that keeps to the first.
  /// - Returns: Whether it can.
  private mutating func hold(_ link: LayoutLink, isAfter: Bool) -> Bool {
    let (child, other) = isAfter ? (link.after, link.before) : (link.before, link.after)
    let own = slots(child, link.axis)
    guard !link.isMinimum, own.center == nil, (isAfter ? own.leading : own.trailing) == nil
    else { return false }
    let inset = AxisPlacement.Inset(distance: link.gap)
    let slot = AxisSlots.Slot(value: inset, priority: link.priority, rule: link.rule)
    update(child, link.axis) { slots, report in
      if isAfter { slots.offerLeading(slot, report) } else { slots.offerTrailing(slot, report) }
    }
    holds.append(LayoutHold(child: child, link: UInt32(other), axis: link.axis, isAfter: isAfter))
    return true
  }

  /// Has what stands beside a child in the middle of the container keep to that one, and what stands
  /// beside those to them: displays place a child that keeps to another in their order.
  /// - Returns: The links that stay.
  private mutating func takeMiddles(of links: [LayoutLink]) -> [LayoutLink] {
    guard container == .plain, let axis = links.first?.axis else { return links }
    var firm = Set(horizontal.indices.filter { slots($0, axis).center != nil })
    var rest = links
    var last = 0
    while !firm.isEmpty, rest.count != last {
      last = rest.count
      rest.removeAll { link in
        let isAfter = firm.contains(link.before)
        guard isAfter != firm.contains(link.after) else { return false }
        let (held, child) = isAfter ? (link.before, link.after) : (link.after, link.before)
        let isKnownByThen = child > held || slots(held, axis).center != nil
        guard isKnownByThen ? hold(link, isAfter: isAfter) : holdBeyond(link, isAfter: isAfter)
        else { return false }
        firm.insert(child)
        return true
      }
    }
    for link in rest where firm.contains(link.before) || firm.contains(link.after) {
      report(link.rule, "what keeps to a sibling in the middle has no place for it")
    }
    return rest.filter { !firm.contains($0.before) && !firm.contains($0.after) }
  }

  /// Has a child keep to what its neighbour keeps to, beyond that: displays know of a neighbour that
  /// comes later only how high it is by its content.
  private mutating func holdBeyond(_ link: LayoutLink, isAfter: Bool) -> Bool {
    let near = isAfter ? link.before : link.after
    usesContents = true
    guard let own = holds.first(where: { $0.child == near && $0.axis == link.axis }),
      own.isAfter == isAfter, let length = heldLength(of: near, link.axis)
    else { return false }
    let inset = isAfter ? slots(near, link.axis).leading : slots(near, link.axis).trailing
    var beyond = link
    beyond.gap += length + (inset?.value.distance ?? 0)
    if isAfter { beyond.before = Int(own.link) } else { beyond.after = Int(own.link) }
    return hold(beyond, isAfter: isAfter)
  }

  /// The links along one axis, one for each pair: the exact one, or that of highest priority.
  private mutating func distinctLinks(_ axis: AxisValue) -> [LayoutLink] {
    var distinct: [LayoutLink] = []
    for link in links where link.axis == axis {
      guard
        let index = distinct.firstIndex(where: {
          $0.before == link.before && $0.after == link.after
        })
      else {
        distinct.append(link)
        continue
      }
      distinct[index] = merged(distinct[index], link)
    }
    return distinct
  }

  private mutating func merged(_ a: LayoutLink, _ b: LayoutLink) -> LayoutLink {
    if a.isMinimum != b.isMinimum {
      let (exact, bound) = a.isMinimum ? (b, a) : (a, b)
      if exact.gap >= bound.gap { return exact }
      if exact.priority == bound.priority {
        report(bound.rule, "it contradicts another constraint of the same priority")
      }
      var winner = exact
      if bound.priority > exact.priority { winner.gap = bound.gap }
      return winner
    }
    if a.isMinimum { return a.gap >= b.gap ? a : b }
    if a.priority == b.priority, a.gap != b.gap {
      report(b.rule, "it contradicts another constraint of the same priority")
    }
    return a.priority >= b.priority ? a : b
  }

  /// The chain that all the links form, if they form one.
  private func path(_ links: [LayoutLink]) -> LayoutChain? {
    var next: [Int: LayoutLink] = [:]
    var hasBefore: Set<Int> = []
    for link in links {
      guard next.updateValue(link, forKey: link.before) == nil,
        hasBefore.insert(link.after).inserted
      else { return nil }
    }
    guard let first = next.keys.first(where: { !hasBefore.contains($0) }) else { return nil }
    var chain = LayoutChain(axis: links[0].axis, children: [first], links: [])
    while let last = chain.children.last, let link = next[last] {
      chain.children.append(link.after)
      chain.links.append(link)
    }
    return chain.links.count == links.count ? chain : nil
  }

  /// Tells links beside a sibling of known place and length as insets of the container.
  /// - Returns: The links that stay.
  private mutating func replaceByInsets(_ links: [LayoutLink]) -> [LayoutLink] {
    var rest = links
    var isFruitful = true
    while isFruitful, !rest.isEmpty {
      let before = rest.count
      rest.removeAll { replaceByInset($0) }
      isFruitful = rest.count < before
    }
    return rest
  }

  private mutating func replaceByInset(_ link: LayoutLink) -> Bool {
    if var inset = farEdge(of: link.before, link.axis, from: \.leading) {
      inset.distance += link.gap
      inset.isMinimum = link.isMinimum
      let slot = AxisSlots.Slot(value: inset, priority: link.priority, rule: link.rule)
      update(link.after, link.axis) { $0.offerLeading(slot, $1) }
      return true
    }
    if var inset = farEdge(of: link.after, link.axis, from: \.trailing) {
      inset.distance += link.gap
      inset.isMinimum = link.isMinimum
      let slot = AxisSlots.Slot(value: inset, priority: link.priority, rule: link.rule)
      update(link.before, link.axis) { $0.offerTrailing(slot, $1) }
      return true
    }
    return false
  }

  /// The inset of a child's far edge, where its near edge and its length are known.
  private func farEdge(
    of child: Int,
    _ axis: AxisValue,
    from edge: KeyPath<AxisSlots, AxisSlots.Slot<AxisPlacement.Inset>?>
  ) -> AxisPlacement.Inset? {
    let slots = slots(child, axis)
    guard var inset = slots[keyPath: edge]?.value, case .length(let length)? = slots.given?.value
    else { return nil }
    inset.distance += length
    return inset
  }
}
