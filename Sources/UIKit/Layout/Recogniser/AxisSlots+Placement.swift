import UIKitHosting

extension AxisSlots {
  /// The placement that the slots come to, where lower priorities lose against what decides the
  /// axis without them.
  func placement(_ report: Report) -> AxisPlacement {
    var slots = self
    slots.settleMark(report)
    slots.mergeBounds(report)
    slots.settleCenter(report)
    slots.settleLength()
    slots.settleRange()
    var axis = AxisPlacement()
    axis.leading = slots.leading?.value ?? slots.leadingBound?.value
    axis.trailing = slots.trailing?.value ?? slots.trailingBound?.value
    axis.center = slots.center?.value.offset
    axis.centerReference = slots.center?.value.reference ?? .edge
    switch slots.given?.value {
    case .length(let length): axis.length = length
    case .part(let multiplier, let constant):
      axis.multiplier = multiplier
      axis.constant = constant
    case nil: break
    }
    axis.minimum = slots.minimum?.value
    axis.maximum = slots.maximum?.value
    axis.minimumPart = slots.minimumPart?.value
    axis.maximumPart = slots.maximumPart?.value
    if let mark = slots.mark { Self.put(mark, into: &axis) }
    return axis
  }

  /// Bounds go: how far a view reaches that is held by another part than its edges, displays do
  /// not know.
  private mutating func settleMark(_ report: Report) {
    guard let mark else { return }
    guard leading == nil, trailing == nil, center == nil else {
      self.mark = nil
      return report(mark.rule, "edges of the superview say already where the view is")
    }
    for bound in [leadingBound, trailingBound] {
      bound.map { report($0.rule, "a view that is held by its middle has no bounds besides") }
    }
    (leadingBound, trailingBound) = (nil, nil)
  }

  private static func put(_ mark: Slot<LayoutMark>, into axis: inout AxisPlacement) {
    let inset = AxisPlacement.Inset(distance: mark.value.distance, reference: mark.value.reference)
    switch mark.value.side {
    case .leading: axis.leading = inset
    case .trailing: axis.trailing = inset
    case .center:
      axis.center = mark.value.distance
      axis.centerReference = mark.value.reference
    }
    axis.point = mark.value.point
  }

  private mutating func mergeBounds(_ report: Report) {
    Self.merge(leadingBound, into: &leading, report)
    Self.merge(trailingBound, into: &trailing, report)
  }

  /// An exact inset gives way to a wider bound of a higher priority.
  private static func merge(
    _ bound: Slot<AxisPlacement.Inset>?,
    into exact: inout Slot<AxisPlacement.Inset>?,
    _ report: Report
  ) {
    guard let bound, let old = exact else { return }
    guard bound.value.reference == old.value.reference else {
      return report(bound.rule, "a bound and an inset must be measured from the same reference")
    }
    guard bound.value.distance > old.value.distance else { return }
    if bound.priority == old.priority {
      report(bound.rule, "it contradicts another constraint of the same priority")
    } else if bound.priority > old.priority {
      exact?.value.distance = bound.value.distance
    }
  }

  /// A centre and one inset are two insets; of a centre and two insets the weakest goes.
  private mutating func settleCenter(_ report: Report) {
    guard let center else { return }
    if let leading, let trailing {
      let weakest = min(leading.priority, trailing.priority)
      if center.priority < weakest {
        self.center = nil
        return
      }
      if center.priority == weakest {
        if leading.value.distance - trailing.value.distance != 2 * center.value.offset {
          report(center.rule, "it contradicts another constraint of the same priority")
        }
        self.center = nil
        return
      }
      if leading.priority < trailing.priority { self.leading = nil } else { self.trailing = nil }
    }
    mirrorInset(center, report)
  }

  private mutating func mirrorInset(_ center: Slot<Center>, _ report: Report) {
    guard let inset = leading ?? trailing, given == nil else { return }
    guard inset.value.reference == center.value.reference else {
      return report(center.rule, "a centre and an inset must be measured from the same reference")
    }
    var mirrored = inset
    let shift = 2 * center.value.offset
    mirrored.value.distance += leading == nil ? shift : -shift
    if leading == nil { leading = mirrored } else { trailing = mirrored }
    self.center = nil
  }

  /// Of a length and two insets the weakest goes; an inset that goes still is a bound.
  private mutating func settleLength() {
    guard let given, let leading, let trailing else { return }
    if given.priority < min(leading.priority, trailing.priority) {
      self.given = nil
    } else if leading.priority < min(given.priority, trailing.priority) {
      self.leading?.value.isMinimum = true
    } else if trailing.priority < min(given.priority, leading.priority) {
      self.trailing?.value.isMinimum = true
    }
  }

  private mutating func settleRange() {
    guard let minimum, let maximum, minimum.value > maximum.value else { return }
    if minimum.priority < maximum.priority {
      self.minimum?.value = maximum.value
    } else {
      self.maximum?.value = minimum.value
    }
  }
}
