import UIKitHosting

// Effects of changed constraints.

extension UIView {
  final func _setTranslatesFrame(_ translates: Bool) {
    guard translates != _flags.translatesFrame else { return }
    _flags.translatesFrame = translates
    _layoutChanged()
    _superview?._layoutChildrenChanged()
  }

  /// Records that the constraints among the subviews have changed, or their meaning.
  ///
  /// - Parameter change: The change that the solver has to process; nil for none.
  final func _constraintsChanged(_ change: LayoutChange? = .constraints) {
    if let change { _invalidateSolution(change) }
    setNeedsLayout()
  }

  /// Records a change of a constraint held here; a constraint of a single view affects its
  /// superview.
  final func _constraintsChanged(
    with constraint: NSLayoutConstraint,
    _ change: LayoutChange = .constraints
  ) {
    if constraint._isOfOneView {
      _invalidateSolution(change)
      // If this view begins a region, the superview belongs to another one.
      _superview?._constraintsChanged(_beginsRegion || !change.isPrecise ? change : nil)
    } else {
      _constraintsChanged(change)
    }
  }

  /// Records that the order of subviews changed, or that a subview with its own constraints was
  /// added.
  final func _layoutChildrenChanged(inserted child: UIView? = nil) {
    let isConcerned =
      _layoutState?.constraints.isEmpty == false
      || child?._layoutState?.ownConstraints.isEmpty == false
    if isConcerned { _constraintsChanged() }
  }

  /// Returns the closest common ancestor; a view contains itself.
  final func _commonAncestor(with other: UIView) -> UIView? {
    var candidate: UIView? = self
    while let view = candidate, !other.isDescendant(of: view) { candidate = view._superview }
    return candidate
  }

  /// The view's name in reports.
  final var _layoutName: String {
    if let placeholder = self as? _GuideView {
      let name = placeholder.guide?.identifier ?? ""
      return name.isEmpty ? "UILayoutGuide" : name
    }
    return accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
