import UIKitHosting

/// What is known of one child along one axis, each with the rule and the priority it came by.
struct AxisSlots {
  struct Slot<Value> {
    var value: Value
    var priority: Double
    /// The number of the rule.
    var rule: Int
  }

  enum Given: Equatable {
    case length(Double)
    case part(multiplier: Double, constant: Double)
  }

  struct Center: Equatable {
    var offset: Double
    var reference: AxisPlacement.Reference
  }

  /// Whom the problems of an axis are told.
  typealias Report = (_ rule: Int, _ reason: String) -> Void

  var leading: Slot<AxisPlacement.Inset>?
  var trailing: Slot<AxisPlacement.Inset>?
  var leadingBound: Slot<AxisPlacement.Inset>?
  var trailingBound: Slot<AxisPlacement.Inset>?
  var center: Slot<Center>?
  var given: Slot<Given>?
  var minimum: Slot<Double>?
  var maximum: Slot<Double>?
  /// Bounds that are parts of the container's length.
  var minimumPart: Slot<AxisPlacement.Part>?
  var maximumPart: Slot<AxisPlacement.Part>?
  /// Where a sibling is, as told of the container.
  var mark: Slot<LayoutMark>?
  /// In a scroll view: at least as long as it.
  var fills: Slot<Double>?

  var isFree: Bool {
    leading == nil && trailing == nil && leadingBound == nil && trailingBound == nil
      && center == nil
  }

  /// The centre of what two exact insets leave, where they are measured from the same reference.
  var middle: Center? {
    guard let leading = leading?.value, let trailing = trailing?.value,
      leading.reference == trailing.reference
    else { return nil }
    return Center(
      offset: (leading.distance - trailing.distance) / 2,
      reference: leading.reference
    )
  }

  /// What part of the container's length it is, where that is all there is to it.
  var partOfContainer: Double? {
    if case .part(let multiplier, constant: 0)? = given?.value { return multiplier }
    let whole = AxisPlacement.Inset(distance: 0, reference: .edge)
    return given == nil && leading?.value == whole && trailing?.value == whole ? 1 : nil
  }

  mutating func offerLeading(_ slot: Slot<AxisPlacement.Inset>, _ report: Report) {
    if slot.value.isMinimum {
      Self.offerBound(slot, to: &leadingBound, report)
    } else {
      Self.offer(slot, to: &leading, report)
    }
  }

  mutating func offerTrailing(_ slot: Slot<AxisPlacement.Inset>, _ report: Report) {
    if slot.value.isMinimum {
      Self.offerBound(slot, to: &trailingBound, report)
    } else {
      Self.offer(slot, to: &trailing, report)
    }
  }

  mutating func offerLength(
    _ relation: NSLayoutConstraint.Relation,
    _ slot: Slot<Double>,
    _ report: Report
  ) {
    switch relation {
    case .equal:
      let given = Slot(value: Given.length(slot.value), priority: slot.priority, rule: slot.rule)
      Self.offer(given, to: &self.given, report)
    case .greaterThanOrEqual:
      if slot.value > minimum?.value ?? -.infinity { minimum = slot }
    case .lessThanOrEqual:
      if slot.value < maximum?.value ?? .infinity { maximum = slot }
    }
  }

  mutating func offerPart(
    _ relation: NSLayoutConstraint.Relation,
    _ slot: Slot<AxisPlacement.Part>,
    _ report: Report
  ) {
    switch relation {
    case .equal:
      let part = Given.part(multiplier: slot.value.multiplier, constant: slot.value.constant)
      Self.offer(Slot(value: part, priority: slot.priority, rule: slot.rule), to: &given, report)
    case .greaterThanOrEqual: Self.offerPart(slot, to: &minimumPart, isLower: true, report)
    case .lessThanOrEqual: Self.offerPart(slot, to: &maximumPart, isLower: false, report)
    }
  }

  /// Of two bounds the narrower one counts, where one is that whatever the container's length.
  private static func offerPart(
    _ slot: Slot<AxisPlacement.Part>,
    to place: inout Slot<AxisPlacement.Part>?,
    isLower: Bool,
    _ report: Report
  ) {
    guard let old = place?.value else {
      place = slot
      return
    }
    let new = slot.value
    let isMore = new.multiplier >= old.multiplier && new.constant >= old.constant
    let isLess = new.multiplier <= old.multiplier && new.constant <= old.constant
    guard isMore || isLess else {
      return report(
        slot.rule,
        "of two bounds by the superview's length neither is the narrower one"
      )
    }
    if isLower ? isMore : isLess { place = slot }
  }

  /// Puts a value where nothing of a higher priority stands; the lower of two loses.
  ///
  /// Two of the same priority that differ contradict each other.
  static func offer<Value: Equatable>(
    _ slot: Slot<Value>,
    to place: inout Slot<Value>?,
    _ report: Report
  ) {
    guard let old = place, old.priority >= slot.priority else {
      place = slot
      return
    }
    guard old.priority == slot.priority, old.value != slot.value else { return }
    report(slot.rule, "it contradicts another constraint of the same priority")
  }

  /// Of two bounds, both of which hold, the narrower one counts.
  private static func offerBound(
    _ slot: Slot<AxisPlacement.Inset>,
    to place: inout Slot<AxisPlacement.Inset>?,
    _ report: Report
  ) {
    guard let old = place else {
      place = slot
      return
    }
    guard old.value.reference == slot.value.reference else {
      return report(slot.rule, "a view has one bound per edge, from one reference")
    }
    if slot.value.distance > old.value.distance { place = slot }
  }
}
