// Constraints in the hands of the view that they are added to.

extension UIView {
  /// Lets go of what is held above of views that are leaving with `child`.
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
    [_first.view, _second?.view].compactMap(\.self)
  }

  final func _isWithin(_ view: UIView) -> Bool {
    views.allSatisfy { $0.isDescendant(of: view) }
  }

  fileprivate func _involves(viewsWithin view: UIView) -> Bool {
    views.contains { $0.isDescendant(of: view) }
  }
}
