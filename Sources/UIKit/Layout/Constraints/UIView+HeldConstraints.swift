// Constraints held by the view to which they were added.

extension UIView {
  final func _hold(_ constraint: NSLayoutConstraint) {
    guard constraint._holder !== self else { return }
    precondition(
      constraint._isWithin(self),
      """
      Expected a constraint of \(_layoutName) and what is in it, got \(constraint._text). Add both \
      views first, and the constraint to a view that contains both.
      """
    )
    constraint.isActive = false
    constraint.activate(at: self)
  }

  /// Deactivates constraints that ancestors hold for views that are removed with `child`.
  final func _dropDistantConstraints(of child: UIView) {
    var ancestor: UIView? = self
    while let view = ancestor {
      for constraint in view._layoutState?.distantConstraints ?? []
      where constraint._involves(viewsWithin: child) {
        constraint.isActive = false
      }
      ancestor = view._superview
    }
  }
}

extension NSLayoutConstraint {
  private var views: [UIView] {
    [_firstView, _secondView].compactMap(\.self)
  }

  fileprivate func _isWithin(_ view: UIView) -> Bool {
    views.allSatisfy { $0.isDescendant(of: view) }
  }

  fileprivate func _involves(viewsWithin view: UIView) -> Bool {
    views.contains { $0.isDescendant(of: view) }
  }
}
