import UIKitHosting

// What siblings say of each other, told in terms of their container where that is possible.

extension LayoutRecogniser {
  /// Gives an edge that equals a sibling's the sibling's own inset, as often as that helps.
  mutating func resolveAlignments() {
    var rest = alignments
    var isFruitful = true
    while isFruitful, !rest.isEmpty {
      let before = rest.count
      rest.removeAll { resolve($0) }
      isFruitful = rest.count < before
    }
    alignments = rest
  }

  private mutating func resolve(_ alignment: LayoutAlignment) -> Bool {
    guard alignment.part == alignment.otherPart else { return false }
    if copy(alignment, from: alignment.other, to: alignment.child, by: alignment.constant) {
      return true
    }
    // Where the second one is does not follow from the bound of the first.
    guard !alignment.isBound else { return false }
    return copy(alignment, from: alignment.child, to: alignment.other, by: -alignment.constant)
  }

  /// - Returns: Whether the source was pinned to the container.
  private mutating func copy(
    _ alignment: LayoutAlignment,
    from source: Int,
    to target: Int,
    by shift: Double
  ) -> Bool {
    let known = slots(source, alignment.axis)
    switch alignment.part {
    case .leading:
      guard var inset = known.leading?.value else { return false }
      inset.distance += shift
      if alignment.isBound { inset.isMinimum = true }
      update(target, alignment.axis) { $0.offerLeading(.init(inset, by: alignment), $1) }
    case .trailing:
      guard var inset = known.trailing?.value else { return false }
      inset.distance -= shift
      if alignment.isBound { inset.isMinimum = true }
      update(target, alignment.axis) { $0.offerTrailing(.init(inset, by: alignment), $1) }
    case .center:
      guard var center = known.center?.value ?? known.middle else { return false }
      center.offset += shift
      update(target, alignment.axis) {
        AxisSlots.offer(.init(center, by: alignment), to: &$0.center, $1)
      }
    case .length, .baseline:
      return false
    }
    return true
  }

  /// Gives a length that equals a sibling's the sibling's own; what is left are shares of a line.
  mutating func resolveEqualLengths() {
    var rest = equalLengths
    var isFruitful = true
    while isFruitful, !rest.isEmpty {
      let before = rest.count
      rest.removeAll { resolve($0) }
      isFruitful = rest.count < before
    }
    equalLengths = rest
  }

  private mutating func resolve(_ equal: LayoutEqualLength) -> Bool {
    let (factor, constant) = (equal.multiplier, equal.constant)
    if let given = slots(equal.other, equal.axis).given?.value {
      offer(given.scaled(by: factor, plus: constant), to: equal.child, equal)
    } else if let given = slots(equal.child, equal.axis).given?.value, factor != 0 {
      offer(given.scaled(by: 1 / factor, plus: -constant / factor), to: equal.other, equal)
    } else {
      return false
    }
    return true
  }

  private mutating func offer(
    _ given: AxisSlots.Given,
    to child: Int,
    _ equal: LayoutEqualLength
  ) {
    let slot = AxisSlots.Slot(value: given, priority: equal.priority, rule: equal.rule)
    update(child, equal.axis) { AxisSlots.offer(slot, to: &$0.given, $1) }
  }

  /// Makes a length that is a part of the superview's along the other axis the aspect ratio of a view
  /// that is itself a part of the superview there; reports other ones.
  mutating func resolveAcrosses() {
    for across in acrosses {
      let other: AxisValue = across.axis == .horizontal ? .vertical : .horizontal
      guard let part = slots(across.child, other).partOfContainer else {
        report(
          across.rule,
          "a length by the superview's other one needs a view that is a part of the superview there"
        )
        continue
      }
      let ratio = across.multiplier / part
      aspects[across.child] = across.axis == .horizontal ? ratio : 1 / ratio
    }
  }

  /// Makes equal lengths along a line shares of its room, and reports those elsewhere.
  mutating func shareLine(_ axis: AxisValue?, _ chain: [Int], isPinned: Bool) {
    for equal in equalLengths {
      guard equal.axis == axis, chain.contains(equal.child), chain.contains(equal.other) else {
        report(equal.rule, "equal lengths need two links of one chain along that axis")
        continue
      }
      guard isPinned, equal.constant == 0, equal.multiplier > 0 else {
        report(
          equal.rule,
          "equal lengths need a chain that is pinned at both ends, and no constant"
        )
        continue
      }
      share(equal)
    }
  }

  private mutating func share(_ equal: LayoutEqualLength) {
    var weights = shares[equal.axis] ?? [:]
    if let child = weights[equal.child], weights[equal.other] == nil {
      weights[equal.other] = child / equal.multiplier
    } else {
      let other = weights[equal.other] ?? 1
      weights[equal.other] = other
      weights[equal.child] = other * equal.multiplier
    }
    shares[equal.axis] = weights
  }
}

extension AxisSlots.Given {
  fileprivate func scaled(by factor: Double, plus constant: Double) -> Self {
    switch self {
    case .length(let length): .length(length * factor + constant)
    case .part(let multiplier, let own):
      .part(multiplier: multiplier * factor, constant: own * factor + constant)
    }
  }
}
