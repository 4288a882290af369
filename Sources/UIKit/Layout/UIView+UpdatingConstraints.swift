// Constraints that views make late, just before they are laid out.

extension UIView {
  /// Asks for `updateConstraints()` before the next layout.
  public func setNeedsUpdateConstraints() {
    _needsConstraintUpdate = true
    setNeedsLayout()
  }

  public func needsUpdateConstraints() -> Bool {
    _needsConstraintUpdate
  }

  /// Calls `updateConstraints()` now where it was asked for, here and below, subviews first.
  public func updateConstraintsIfNeeded() {
    for child in _subviews { child.updateConstraintsIfNeeded() }
    _updateConstraintsOfThis()
  }

  final func _updateConstraintsOfThis() {
    guard _needsConstraintUpdate else { return }
    _needsConstraintUpdate = false
    updateConstraints()
  }
}
