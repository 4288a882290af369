import UIKitHosting

/// What is known of a subview's content where no rule gives a length.
package struct LayoutContent: Equatable, Sendable {
  /// Points; nil for what displays measure, and for what has no size of its own.
  package var width: Double?
  package var height: Double?
  /// Points from the middle down to the baseline of its one line; nil without such a line.
  package var baseline: Double?
  /// Points of a text of several lines, as wide as it last was.
  package var textHeight: Double?

  package init(width: Double? = nil, height: Double? = nil, baseline: Double? = nil) {
    self.width = width
    self.height = height
    self.baseline = baseline
  }
}

/// A part of a child at a distance from an edge or the middle of its container.
struct LayoutMark: Equatable {
  enum Side {
    case leading, center, trailing
  }

  /// What of the container it is measured from.
  var side: Side
  /// Points: towards the middle, and from there in reading direction.
  var distance: Double
  var reference: AxisPlacement.Reference
  /// The part of the child: 0 for its leading edge, 0.5 for its middle, 1 for its trailing edge.
  var point: Double

  /// The same place, so many points on in reading direction, for another part of a child.
  func moved(by shift: Double, to point: Double) -> LayoutMark {
    var mark = self
    mark.distance += side == .trailing ? -shift : shift
    mark.point = point
    return mark
  }
}

extension LayoutRecogniser {
  /// Tells what is aligned with a sibling of known place and length where that is in the container.
  ///
  /// A text beside an icon has no edge at any of the icon's; but where the icon's middle is from the
  /// container's top, there is the middle of the text.
  mutating func resolveMarks(beside chain: LayoutChain?) {
    guard !alignments.isEmpty else { return }
    usesContents = true
    var rest = alignments
    var isFruitful = true
    while isFruitful, !rest.isEmpty {
      let before = rest.count
      rest.removeAll { alignment in
        !alignment.isBound
          && (mark(alignment, beside: chain) || mark(alignment.reversed, beside: chain))
      }
      isFruitful = rest.count < before
    }
    alignments = rest
  }

  /// Tells what is aligned with a card, which is a sibling in the middle of a given size, where that
  /// is in the container.
  mutating func takeCards() {
    var rest = alignments
    rest.removeAll { alignment in
      [alignment, alignment.reversed].contains { one in
        !one.isBound && isCard(one.other, one.axis) && mark(one, beside: nil)
      }
    }
    alignments = rest
  }

  private func isCard(_ child: Int, _ axis: AxisValue) -> Bool {
    guard case .length? = slots(child, axis).given?.value else { return false }
    return slots(child, axis).center != nil
  }

  /// Tells what follows a sibling in the middle, which starts no chain, where that is.
  /// - Returns: The links that stay.
  mutating func takeMarks(of links: [LayoutLink]) -> [LayoutLink] {
    var rest = links
    var isFruitful = true
    while isFruitful, !rest.isEmpty {
      let before = rest.count
      rest.removeAll { link in
        guard !link.isMinimum else { return false }
        let alignment = LayoutAlignment(link)
        if isCentred(link.before, link.axis), mark(alignment, beside: nil) { return true }
        return isCentred(link.after, link.axis) && mark(alignment.reversed, beside: nil)
      }
      isFruitful = rest.count < before
    }
    if rest.count < links.count { usesContents = true }
    return rest
  }

  /// What is no link of a chain may still follow from its neighbour's place and content.
  /// - Returns: The links of which that is not so.
  mutating func unmarked(_ links: [LayoutLink]) -> [LayoutLink] {
    usesContents = usesContents || !links.isEmpty
    var rest = links
    rest.removeAll { link in
      guard !link.isMinimum else { return false }
      let forward = LayoutAlignment(link)
      // What the container holds at its end stays there, and the other one fills the room before it.
      let isHeldAtEnd = slots(link.after, link.axis).trailing != nil
      let ways = isHeldAtEnd ? [forward.reversed, forward] : [forward, forward.reversed]
      return ways.contains { mark($0, beside: nil) }
    }
    return rest
  }

  private func isCentred(_ child: Int, _ axis: AxisValue) -> Bool {
    slots(child, axis).center != nil || slots(child, axis).mark != nil
  }

  /// - Returns: Whether it is known where the other one is.
  private mutating func mark(_ alignment: LayoutAlignment, beside chain: LayoutChain?) -> Bool {
    let isLink = chain?.axis == alignment.axis && chain?.children.contains(alignment.child) == true
    guard !isLink,
      let place = place(of: alignment.otherPart, of: alignment.other, alignment.axis),
      let target = point(alignment.part, of: alignment.child, alignment.axis)
    else { return false }
    let mark = place.moved(by: alignment.constant - target.shift, to: target.point)
    guard isFree(alignment.child, alignment.axis) else {
      return reach(mark, alignment) || join(mark, alignment)
    }
    update(alignment.child, alignment.axis) { slots, report in
      switch (mark.side, mark.point) {
      case (.leading, 0):
        let inset = AxisPlacement.Inset(distance: mark.distance, reference: mark.reference)
        slots.offerLeading(.init(inset, by: alignment), report)
      case (.trailing, 1):
        let inset = AxisPlacement.Inset(distance: mark.distance, reference: mark.reference)
        slots.offerTrailing(.init(inset, by: alignment), report)
      case (.center, 0.5):
        let center = AxisSlots.Center(offset: mark.distance, reference: mark.reference)
        AxisSlots.offer(.init(center, by: alignment), to: &slots.center, report)
      default:
        AxisSlots.offer(.init(mark, by: alignment), to: &slots.mark, report)
      }
    }
    return true
  }

  /// Has a child that one edge of the container holds reach to a place that is known from the other.
  private mutating func reach(_ mark: LayoutMark, _ alignment: LayoutAlignment) -> Bool {
    let own = slots(alignment.child, alignment.axis)
    guard own.given == nil, own.center == nil, own.mark == nil else { return false }
    let inset = AxisPlacement.Inset(distance: mark.distance, reference: mark.reference)
    let slot = AxisSlots.Slot(inset, by: alignment)
    switch (mark.side, mark.point) {
    case (.leading, 0) where own.leading == nil:
      update(alignment.child, alignment.axis) { $0.offerLeading(slot, $1) }
    case (.trailing, 1) where own.trailing == nil:
      update(alignment.child, alignment.axis) { $0.offerTrailing(slot, $1) }
    default: return false
    }
    return true
  }

  /// Has a child whose one part is marked reach to where another part of it is.
  private mutating func join(_ mark: LayoutMark, _ alignment: LayoutAlignment) -> Bool {
    let own = slots(alignment.child, alignment.axis)
    guard let other = own.mark?.value, own.given == nil, mark.side == .center,
      other.side == .center, other.reference == mark.reference, other.point != mark.point
    else { return false }
    let length = (mark.distance - other.distance) / (mark.point - other.point)
    let middle = mark.distance + (0.5 - mark.point) * length
    update(alignment.child, alignment.axis) { slots, report in
      slots.mark = nil
      let center = AxisSlots.Center(offset: middle, reference: mark.reference)
      slots.center = .init(center, by: alignment)
      slots.given = .init(.length(length), by: alignment)
    }
    return true
  }

  private func isFree(_ child: Int, _ axis: AxisValue) -> Bool {
    let slots = slots(child, axis)
    return slots.leading == nil && slots.trailing == nil && slots.center == nil && slots.mark == nil
  }

  /// A part of a child as one that marks have, and how far it lies from that.
  private func point(
    _ part: LayoutRule.Part,
    of child: Int,
    _ axis: AxisValue
  ) -> (point: Double, shift: Double)? {
    switch part {
    case .leading: (0, 0)
    case .center: (0.5, 0)
    case .trailing: (1, 0)
    case .baseline: contents(child).baseline.map { (0.5, $0) }
    case .length: nil
    }
  }

  /// Where a part of a child lies, by the insets and the length that are known.
  private func place(
    of part: LayoutRule.Part,
    of child: Int,
    _ axis: AxisValue
  ) -> LayoutMark? {
    guard let (wanted, shift) = point(part, of: child, axis) else { return nil }
    let known = known(child, axis)
    if let place = known.first(where: { $0.point == wanted }) {
      return place.moved(by: shift, to: wanted)
    }
    // Between two edges a view is not as long as its content.
    guard let place = known.first, slots(child, axis).middle == nil,
      let length = length(of: child, axis)
    else { return nil }
    return place.moved(by: (wanted - place.point) * length + shift, to: wanted)
  }

  /// The parts of a child of which it is known where they lie.
  private func known(_ child: Int, _ axis: AxisValue) -> [LayoutMark] {
    let slots = slots(child, axis)
    func mark(
      _ side: LayoutMark.Side,
      _ distance: Double,
      _ reference: AxisPlacement.Reference,
      _ point: Double
    ) -> LayoutMark {
      LayoutMark(side: side, distance: distance, reference: reference, point: point)
    }
    let center = slots.center?.value ?? slots.middle
    return [
      slots.mark?.value,
      center.map { mark(.center, $0.offset, $0.reference, 0.5) },
      slots.leading.map { mark(.leading, $0.value.distance, $0.value.reference, 0) },
      slots.trailing.map { mark(.trailing, $0.value.distance, $0.value.reference, 1) },
    ].compactMap(\.self)
  }

  /// How long a child is; of a text of several lines, as wide as it last was.
  func heldLength(of child: Int, _ axis: AxisValue) -> Double? {
    length(of: child, axis) ?? (axis == .vertical ? contents(child).textHeight : nil)
  }

  private func length(of child: Int, _ axis: AxisValue) -> Double? {
    switch slots(child, axis).given?.value {
    case .length(let length): length
    case .part: nil
    case nil: axis == .horizontal ? contents(child).width : contents(child).height
    }
  }
}

extension LayoutAlignment {
  /// A link as what it says of the edges that it joins.
  fileprivate init(_ link: LayoutLink) {
    self.init(
      child: link.after,
      other: link.before,
      axis: link.axis,
      part: .leading,
      otherPart: .trailing,
      constant: link.gap,
      isBound: false,
      priority: link.priority,
      rule: link.rule
    )
  }
}
