// Constraint updates, which views make just before they are laid out.

extension UIView {
  final func _updateConstraintsOfThis() {
    guard _needsConstraintUpdate else { return }
    _needsConstraintUpdate = false
    if let controller = _controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
