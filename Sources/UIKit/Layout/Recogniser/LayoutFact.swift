import UIKitHosting

/// What one rule says, in the words of placements.
///
/// Children are numbers, lengths points.
enum LayoutFact: Equatable {
  case length(Int, AxisValue, NSLayoutConstraint.Relation, Double)
  /// `length = multiplier × container + constant`.
  case part(Int, AxisValue, NSLayoutConstraint.Relation, multiplier: Double, constant: Double)
  /// As long as a guide of the container.
  case spansGuide(Int, AxisValue, AxisPlacement.Reference)
  /// Width divided by height.
  case aspect(Int, Double)
  /// `length = multiplier × container's length along the other axis`.
  case across(Int, AxisValue, multiplier: Double)
  /// `length = multiplier × other's length + constant`.
  case equalLength(Int, to: Int, AxisValue, multiplier: Double, constant: Double)
  case leading(Int, AxisValue, AxisPlacement.Inset)
  case trailing(Int, AxisValue, AxisPlacement.Inset)
  case center(Int, AxisValue, offset: Double, AxisPlacement.Reference)
  /// Parts of two siblings, the first one's `constant` farther on.
  ///
  /// As a bound the first one's edge is that or farther in, towards the middle of the container.
  case aligned(
    Int,
    LayoutRule.Part,
    to: Int,
    LayoutRule.Part,
    AxisValue,
    constant: Double,
    isBound: Bool
  )
  /// Another part than the container's own, or of a sibling, lies there.
  case marked(Int, AxisValue, LayoutMark)
  /// The second starts `gap` after the first's end, or at least that.
  case link(Int, Int, AxisValue, gap: Double, isMinimum: Bool)
  case unsupported(String)
}

extension LayoutFact {
  init(_ original: LayoutRule, isRightToLeft: Bool) {
    let directed = isRightToLeft ? original.readFromTheRight() : original
    let rule = directed.normalized
    guard case .child(let child) = rule.first.subject, rule.second?.subject != .stranger else {
      self = .unsupported("it is not between a view and its superview, or two siblings")
      return
    }
    let axis = rule.first.attribute.axis
    let part = rule.first.attribute.part(isRightToLeft: isRightToLeft)
    guard let second = rule.second else {
      self =
        part == .length
        ? .length(child, axis, rule.relation, rule.constant)
        : .unsupported("an edge needs something to be measured from")
      return
    }
    let otherPart = second.attribute.part(isRightToLeft: isRightToLeft)
    let otherAxis = second.attribute.axis
    switch (part, otherPart) {
    case (.baseline, _), (_, .baseline):
      self = Self.baselines(rule, child, part, second.subject, otherPart)
    case (.length, .length) where axis == otherAxis:
      self = Self.length(rule, child, axis, second.subject)
    case (.length, .length):
      self = Self.aspect(rule, child, axis, second.subject)
    case _ where axis != otherAxis || part == .length || otherPart == .length:
      self = .unsupported("the two attributes do not measure the same")
    default:
      self = Self.position(rule, child, axis, part, second.subject, otherPart)
    }
  }

  private static func length(
    _ rule: LayoutRule,
    _ child: Int,
    _ axis: AxisValue,
    _ other: LayoutRule.Subject
  ) -> LayoutFact {
    switch other {
    case .child(let sibling):
      guard rule.relation == .equal else {
        return .unsupported("lengths of siblings can be equal only, not bounds of each other")
      }
      return .equalLength(
        child,
        to: sibling,
        axis,
        multiplier: rule.multiplier,
        constant: rule.constant
      )
    case .safeArea, .margins, .readable:
      guard rule.relation == .equal, rule.multiplier == 1, rule.constant == 0 else {
        return .unsupported("a length can equal that of a guide, but be no part of it")
      }
      return .spansGuide(child, axis, other.reference(axis))
    case .content:
      return .unsupported("a scroll view's content is as large as what is pinned to it")
    case .container, .viewport, .stranger:
      return .part(
        child,
        axis,
        rule.relation,
        multiplier: rule.multiplier,
        constant: rule.constant
      )
    }
  }

  private static func aspect(
    _ rule: LayoutRule,
    _ child: Int,
    _ axis: AxisValue,
    _ other: LayoutRule.Subject
  ) -> LayoutFact {
    let isOwn = other == .child(child)
    guard isOwn || other == .container || other == .viewport else {
      return .unsupported("a width can follow a height of the same view, or of its superview, only")
    }
    guard rule.relation == .equal, rule.constant == 0, rule.multiplier > 0 else {
      return .unsupported("an aspect ratio is an equation without a constant")
    }
    guard isOwn else { return .across(child, axis, multiplier: rule.multiplier) }
    return .aspect(child, axis == .horizontal ? rule.multiplier : 1 / rule.multiplier)
  }

  private static func position(
    _ rule: LayoutRule,
    _ child: Int,
    _ axis: AxisValue,
    _ part: LayoutRule.Part,
    _ other: LayoutRule.Subject,
    _ otherPart: LayoutRule.Part
  ) -> LayoutFact {
    guard rule.multiplier == 1 else {
      return .unsupported("an edge or a centre cannot have a multiplier")
    }
    if case .child(let sibling) = other {
      return between(rule, child, axis, part, sibling, otherPart)
    }
    guard other != .viewport else {
      return .unsupported("what a scroll view shows scrolls; nothing stays at its frame")
    }
    guard part == otherPart else {
      guard rule.relation == .equal else {
        return .unsupported("bounds are between the same edges of a view and its superview")
      }
      return .marked(child, axis, LayoutMark(part, at: otherPart, of: other.reference(axis), rule))
    }
    return pinned(rule, child, axis, part, other.reference(axis))
  }

  private static func baselines(
    _ rule: LayoutRule,
    _ child: Int,
    _ part: LayoutRule.Part,
    _ other: LayoutRule.Subject,
    _ otherPart: LayoutRule.Part
  ) -> LayoutFact {
    guard case .child(let sibling) = other, rule.relation == .equal, rule.multiplier == 1,
      part != .length, otherPart != .length
    else {
      return .unsupported("a baseline can be level with something of a sibling only")
    }
    return .aligned(
      child,
      part,
      to: sibling,
      otherPart,
      .vertical,
      constant: rule.constant,
      isBound: false
    )
  }

  private static func pinned(
    _ rule: LayoutRule,
    _ child: Int,
    _ axis: AxisValue,
    _ part: LayoutRule.Part,
    _ reference: AxisPlacement.Reference
  ) -> LayoutFact {
    let isMinimum = rule.relation != .equal
    switch (part, rule.relation) {
    case (.leading, .equal), (.leading, .greaterThanOrEqual):
      return .leading(
        child,
        axis,
        .init(distance: rule.constant, reference: reference, isMinimum: isMinimum)
      )
    case (.trailing, .equal), (.trailing, .lessThanOrEqual):
      let distance = rule.constant == 0 ? 0 : -rule.constant
      return .trailing(
        child,
        axis,
        .init(distance: distance, reference: reference, isMinimum: isMinimum)
      )
    case (.center, .equal):
      return .center(child, axis, offset: rule.constant, reference)
    default:
      return .unsupported("a view keeps at least a distance from its superview, not at most")
    }
  }

  private static func between(
    _ rule: LayoutRule,
    _ child: Int,
    _ axis: AxisValue,
    _ part: LayoutRule.Part,
    _ sibling: Int,
    _ otherPart: LayoutRule.Part
  ) -> LayoutFact {
    if part == .leading, otherPart == .trailing, rule.relation != .lessThanOrEqual {
      return .link(
        sibling,
        child,
        axis,
        gap: rule.constant,
        isMinimum: rule.relation != .equal
      )
    }
    let isBound = rule.relation != .equal
    guard !isBound || part == otherPart && part != .center else {
      return .unsupported("siblings are not a chain along one axis, nor aligned")
    }
    switch (part, rule.relation) {
    case (.leading, .lessThanOrEqual), (.trailing, .greaterThanOrEqual):
      return .aligned(
        sibling,
        part,
        to: child,
        part,
        axis,
        constant: -rule.constant,
        isBound: true
      )
    default:
      return .aligned(
        child,
        part,
        to: sibling,
        otherPart,
        axis,
        constant: rule.constant,
        isBound: isBound
      )
    }
  }
}

extension LayoutMark {
  /// A part of a view at another one of its container; both are edges or middles.
  init(
    _ part: LayoutRule.Part,
    at other: LayoutRule.Part,
    of reference: AxisPlacement.Reference,
    _ rule: LayoutRule
  ) {
    let side: Side = other == .leading ? .leading : other == .center ? .center : .trailing
    self.init(
      side: side,
      distance: side == .trailing ? -rule.constant : rule.constant,
      reference: reference,
      point: part == .leading ? 0 : part == .center ? 0.5 : 1
    )
  }
}

extension LayoutRule.Subject {
  func reference(_ axis: AxisValue) -> AxisPlacement.Reference {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    // Lines of text have a width that reads well; their number has no such height.
    case .readable: axis == .horizontal ? .readable : .margins
    case .container, .content, .viewport, .child, .stranger: .edge
    }
  }
}
