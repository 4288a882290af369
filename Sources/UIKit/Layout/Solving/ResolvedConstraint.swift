import AutoLayout
import UIKitHosting

/// An active constraint between items of a region.
struct ResolvedConstraint {
  /// An attribute of an item, or of one of its guides.
  struct Side {
    var item: Int
    var guide: UILayoutGuide._Kind?
    var attribute: NSLayoutConstraint.Attribute

    /// The rectangle of a view of another region, relative to the item; nil for the item itself.
    var foreign: CGRect?
  }

  let constraint: NSLayoutConstraint
  let first: Side
  let second: Side?

  /// The item in whose coordinates positions are compared.
  let owner: Int
}

extension NSLayoutConstraint.Attribute {
  var axis: NSLayoutConstraint.Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline: .vertical
    case .notAnAttribute, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins, .centerYWithinMargins:
      preconditionFailure("Expected an attribute of a view or a guide, got \(self).")
    }
  }

  /// A Boolean value that indicates whether it depends on the reading direction.
  var isDirectional: Bool { self == .leading || self == .trailing }

  /// A Boolean value that indicates whether it is a left or a right edge, independent of the
  /// reading direction.
  var isAbsolute: Bool { self == .left || self == .right }
}

extension NSLayoutConstraint.Relation {
  var solved: AutoLayout.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension LayoutRegion {
  /// Collects the constraints between the region's views, in the order of activation.
  func collectConstraints() {
    foreignViews = []
    var all: [NSLayoutConstraint] = []
    for (index, item) in items.enumerated() {
      guard let state = item.view._layoutState else { continue }
      // The root's own size is given, except when it is computed.
      if index > 0 || goal.isFitting { all += state.ownConstraints }
      if nodes[index].flags.contains(.holdsConstraints) { all += state.constraints }
    }
    all.sort { $0._order < $1._order }
    horizontalConstraints.reserveCapacity(all.count)
    verticalConstraints.reserveCapacity(all.count)
    for constraint in all {
      if placesViews { constraint._row = -1 }
      guard let resolved = resolve(constraint) else { continue }
      if resolved.isHorizontal {
        horizontalConstraints.append(resolved)
      } else {
        verticalConstraints.append(resolved)
      }
    }
    for (index, item) in items.enumerated()
    where nodes[index].flags.contains(.isContainer) && item.view is UIScrollView
      && contentVariables[index] == nil
    {
      contentVariables[index] = makeVariables()
    }
  }

  /// Returns a constraint whose views belong to the region; nil for a constraint of a collapsed
  /// view.
  func resolve(_ constraint: NSLayoutConstraint) -> ResolvedConstraint? {
    guard let owner = constraint._owner.flatMap(index(of:)),
      let first = side(constraint._firstSide, of: constraint._firstView)
    else { return nil }
    var second: ResolvedConstraint.Side?
    if let side = constraint._secondSide {
      guard let found = self.side(side, of: constraint._secondView) else { return nil }
      second = found
    }
    checkNumbers(of: constraint)
    return ResolvedConstraint(constraint: constraint, first: first, second: second, owner: owner)
  }

  private func side(
    _ side: NSLayoutConstraint.Side,
    of view: UIView?
  ) -> ResolvedConstraint.Side? {
    guard let view else { return nil }
    guard let item = index(of: view) else { return foreignSide(of: view, side) }
    switch side.guide {
    case .readable where readableVariables[item] == nil:
      readableVariables[item] = makeVariables()
      safeAreaItems.insert(item)
    case .safeArea, .margins, .aboveKeyboard: safeAreaItems.insert(item)
    case .readable, .content, .frame, nil: break
    }
    return ResolvedConstraint.Side(item: item, guide: side.guide, attribute: side.attribute)
  }

  /// Returns the side of a view of another region, with its position as of the last layout.
  private func foreignSide(
    of view: UIView,
    _ side: NSLayoutConstraint.Side
  ) -> ResolvedConstraint.Side? {
    var ancestor: UIView? = view
    while let current = ancestor, index(of: current) == nil {
      if current._isCollapsed { return nil }
      ancestor = current._superview
    }
    guard let ancestor, let item = index(of: ancestor) else { return nil }
    let foreign = ForeignView(view: view, ancestor: ancestor, guide: side.guide)
    foreignViews.append(foreign)
    return ResolvedConstraint.Side(
      item: item,
      guide: nil,
      attribute: side.attribute,
      foreign: foreign.rectangle
    )
  }

  private func checkNumbers(of constraint: NSLayoutConstraint) {
    precondition(
      constraint.constant.isFinite && constraint._multiplier.isFinite,
      "Expected a finite constant and multiplier in the constraint \(constraint._text)."
    )
  }
}

extension ResolvedConstraint {
  /// A Boolean value that indicates whether both sides are horizontal.
  var isHorizontal: Bool {
    first.attribute.axis == .horizontal && second?.attribute.axis != .vertical
  }
}
