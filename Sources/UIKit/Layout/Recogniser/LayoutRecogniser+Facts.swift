import UIKitHosting

// Sorting facts into the slots of their children.

extension LayoutRecogniser {
  mutating func take(_ fact: LayoutFact, _ rule: Int, _ priority: Double) {
    func slot<Value>(_ value: Value) -> AxisSlots.Slot<Value> {
      .init(value: value, priority: priority, rule: rule)
    }
    if let reason = refusal(of: fact) { return report(rule, reason) }
    switch fact {
    case .length(let child, let axis, let relation, let value):
      update(child, axis) { $0.offerLength(relation, slot(value), $1) }
    case .part(let child, let axis, let relation, let multiplier, let constant):
      let part = AxisPlacement.Part(multiplier: multiplier, constant: constant)
      takePart(child, axis, relation, slot(part))
    case .spansGuide(let child, let axis, let reference):
      let inset = slot(AxisPlacement.Inset(distance: 0, reference: reference))
      update(child, axis) {
        $0.offerLeading(inset, $1)
        $0.offerTrailing(inset, $1)
      }
    case .aspect(let child, let ratio):
      aspects[child] = ratio
    case .across(let child, let axis, let multiplier):
      acrosses.append(LayoutAcross(child: child, axis: axis, multiplier: multiplier, rule: rule))
    case .equalLength(let child, let other, let axis, let multiplier, let constant):
      equalLengths.append(
        LayoutEqualLength(
          child: child,
          other: other,
          axis: axis,
          multiplier: multiplier,
          constant: constant,
          priority: priority,
          rule: rule
        )
      )
    case .leading(let child, let axis, let inset):
      update(child, axis) { $0.offerLeading(slot(inset), $1) }
    case .trailing(let child, let axis, let inset):
      update(child, axis) { $0.offerTrailing(slot(inset), $1) }
    case .center(let child, let axis, let offset, let reference):
      let center = AxisSlots.Center(offset: offset, reference: reference)
      update(child, axis) { AxisSlots.offer(slot(center), to: &$0.center, $1) }
    case .aligned(
      let child,
      let part,
      let other,
      let otherPart,
      let axis,
      let constant,
      let isBound
    ):
      alignments.append(
        LayoutAlignment(
          child: child,
          other: other,
          axis: axis,
          part: part,
          otherPart: otherPart,
          constant: constant,
          isBound: isBound,
          priority: priority,
          rule: rule
        )
      )
    case .marked(let child, let axis, let mark):
      update(child, axis) { AxisSlots.offer(slot(mark), to: &$0.mark, $1) }
    case .link(let before, let after, let axis, let gap, let isMinimum):
      links.append(
        LayoutLink(
          before: before,
          after: after,
          axis: axis,
          gap: gap,
          isMinimum: isMinimum,
          priority: priority,
          rule: rule
        )
      )
    case .unsupported(let reason):
      report(rule, reason)
    }
  }

  /// Why a stack cannot have this constraint on an arranged subview: it places them itself.
  private func refusal(of fact: LayoutFact) -> String? {
    guard case .stack(_, let arranged) = container else { return nil }
    let placed: [Int] =
      switch fact {
      case .leading(let child, _, _), .trailing(let child, _, _), .center(let child, _, _, _),
        .spansGuide(let child, _, _), .marked(let child, _, _):
        [child]
      case .aligned(let child, _, let other, _, _, _, _), .link(let child, let other, _, _, _):
        [child, other]
      case .length, .part, .aspect, .across, .equalLength, .unsupported: []
      }
    return placed.contains(where: arranged.contains)
      ? "the stack view places its arranged subviews itself" : nil
  }

  private mutating func takePart(
    _ child: Int,
    _ axis: AxisValue,
    _ relation: NSLayoutConstraint.Relation,
    _ slot: AxisSlots.Slot<AxisPlacement.Part>
  ) {
    guard container != .scroll else { return takeScrolledPart(child, axis, relation, slot) }
    update(child, axis) { $0.offerPart(relation, slot, $1) }
  }

  /// In a scroll view, being at least as long as what it shows is a bound of its own kind; so is
  /// an equation that gives way to content.
  private mutating func takeScrolledPart(
    _ child: Int,
    _ axis: AxisValue,
    _ relation: NSLayoutConstraint.Relation,
    _ slot: AxisSlots.Slot<AxisPlacement.Part>
  ) {
    let isWeak = relation == .equal && slot.priority < 750
    guard slot.value.multiplier == 1, relation == .greaterThanOrEqual || isWeak else {
      guard relation == .equal else {
        return report(
          slot.rule,
          "content of a scroll view is bounded by its whole length, from below"
        )
      }
      return update(child, axis) { $0.offerPart(relation, slot, $1) }
    }
    let constant = slot.value.constant
    let bound = AxisSlots.Slot(value: constant, priority: slot.priority, rule: slot.rule)
    update(child, axis) { slots, _ in slots.fills = bound }
  }
}
