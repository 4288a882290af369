import UIKitHosting

/// A constraint as the container of its views sees it: views are numbers.
package struct LayoutRule: Equatable, Sendable {
  package enum Subject: Hashable, Sendable {
    /// The number of a subview.
    case child(Int)
    case container
    /// A guide of the container.
    case safeArea, margins, readable
    /// A scroll view's guides.
    case content, viewport
    /// A view that is neither the container nor one of its subviews.
    case stranger
  }

  package struct Side: Equatable, Sendable {
    package var subject: Subject
    package var attribute: NSLayoutConstraint.Attribute

    package init(_ subject: Subject, _ attribute: NSLayoutConstraint.Attribute) {
      self.subject = subject
      self.attribute = attribute
    }
  }

  package var first: Side
  package var relation: NSLayoutConstraint.Relation
  /// Nil when the first side is a constant.
  package var second: Side?
  package var multiplier: Double
  /// Points.
  package var constant: Double
  /// 1…1000.
  package var priority: Double

  package init(
    _ first: Side,
    _ relation: NSLayoutConstraint.Relation,
    _ second: Side?,
    multiplier: Double = 1,
    constant: Double = 0,
    priority: Double = 1000
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}

extension LayoutRule {
  /// What an attribute measures along its axis, in reading direction.
  enum Part {
    case leading, trailing, center, length, baseline
  }

  /// This rule with a subview on its first side, and the edge farther on where both are.
  var normalized: LayoutRule {
    guard let second, multiplier != 0 else { return self }
    switch (first.subject, second.subject) {
    case (.child, .child): return isBackwards(second) ? flipped(second) : self
    case (.child, _): return self
    default: return flipped(second)
    }
  }

  private func isBackwards(_ second: Side) -> Bool {
    first.attribute.part(isRightToLeft: false) == .trailing
      && second.attribute.part(isRightToLeft: false) == .leading
  }

  private func flipped(_ second: Side) -> LayoutRule {
    var rule = self
    rule.first = second
    rule.second = first
    rule.multiplier = 1 / multiplier
    rule.constant = constant == 0 ? 0 : -constant / multiplier
    if multiplier > 0 { rule.relation = relation.reversed }
    return rule
  }

  /// This rule with left and right told in reading direction.
  func readFromTheRight() -> LayoutRule {
    guard first.attribute.isPhysical else { return self }
    var rule = self
    rule.constant = constant == 0 ? 0 : -constant
    rule.relation = relation.reversed
    return rule
  }
}

extension NSLayoutConstraint.Relation {
  var reversed: Self {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension NSLayoutConstraint.Attribute {
  var axis: AxisValue {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      preconditionFailure("Expected an attribute of a view or a guide, got \(self).")
    }
  }

  /// Whether it counts from the left, whatever the reading direction.
  var isPhysical: Bool {
    self == .left || self == .right || self == .centerX
  }

  func part(isRightToLeft: Bool) -> LayoutRule.Part {
    switch self {
    case .left: isRightToLeft ? .trailing : .leading
    case .right: isRightToLeft ? .leading : .trailing
    case .top, .leading: .leading
    case .bottom, .trailing: .trailing
    case .centerX, .centerY: .center
    case .width, .height: .length
    case .firstBaseline, .lastBaseline: .baseline
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      preconditionFailure("Expected an attribute of a view or a guide, got \(self).")
    }
  }
}
