import UIKitHosting

// Effects of changed constraints.

extension UIView {
  /// The constraints among the subviews have changed, or may mean something else.
  ///
  /// - Parameter change: What the solver has to know; nil for nothing.
  final func _constraintsChanged(_ change: LayoutChange? = .constraints) {
    if let change { _invalidateSolution(change) }
    setNeedsLayout()
  }

  /// A constraint held here has changed; one of a view alone concerns its superview.
  final func _constraintsChanged(
    with constraint: NSLayoutConstraint,
    _ change: LayoutChange = .constraints
  ) {
    if constraint._isOfOneView {
      _invalidateSolution(change)
      // The superview's region is another one where this view begins its own.
      _superview?._constraintsChanged(_beginsRegion || !change.isPrecise ? change : nil)
    } else {
      _constraintsChanged(change)
    }
  }

  /// Subviews changed their order, or one came and brings its own constraints.
  final func _layoutChildrenChanged(inserted child: UIView? = nil) {
    let isConcerned =
      _layoutState?.constraints.isEmpty == false
      || child?._layoutState?.ownConstraints.isEmpty == false
    if isConcerned { _constraintsChanged() }
  }

  /// The closest view that contains both; a view contains itself.
  final func _commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view._superview }
    return candidate
  }

  /// A view's name in reports.
  final var _layoutName: String {
    if let standIn = self as? _GuideView {
      let name = standIn.guide?.identifier ?? ""
      return name.isEmpty ? "UILayoutGuide" : name
    }
    return accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
