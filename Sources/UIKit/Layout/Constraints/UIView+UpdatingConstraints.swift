// Constraint updates, which views make just before they are laid out.

extension UIView {
  final func _updateConstraintsOfThis() {
    guard _flags.needsConstraintUpdate else { return }
    _flags.needsConstraintUpdate = false
    if let controller = _controller {
      controller.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }
}
