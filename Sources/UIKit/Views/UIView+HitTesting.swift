// The view at a point.

extension UIView {
  final func _hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, !_isLocked,
      self.point(inside: point, with: event)
    else { return nil }
    if !_subviews.isEmpty { _updateFramesIfStale() }
    for subview in subviews.reversed() where subview._mayContain(point) {
      if let hit = subview.hitTest(subview._own(point), with: event) { return hit }
    }
    return self
  }
}
