import UIKitHosting

// Changes of a view's appearance.

extension UIView {
  final func _hiddenChanged() {
    _invalidate(.isHidden)
    _superview?._arrangedChildHiddenChanged(self)
  }

  final func _setAlpha(_ new: CGFloat) {
    _animatableWillChange(["alpha"])
    defer { _didChange(["alpha"]) }
    guard new != alpha else { return }
    _makeLazyState().alpha = min(max(new, 0), 1)
    _invalidate(.alpha)
  }

  final func _backgroundChanged(from old: UIColor?) {
    _invalidate(.background)
    if old?._pattern != nil || backgroundColor?._pattern != nil { _invalidate(.drawing) }
    _lazyState?.layer?._shapeChanged()
  }

  final func _setClipsToBounds(_ clips: Bool) {
    _makeLazyState().clipsToBounds = clips
    _invalidate(.clipsToBounds)
    _lazyState?.layer?._shapeChanged()
  }

  final func _setContentMode(_ mode: ContentMode) {
    _makeLazyState().contentMode = mode
    _invalidate(.contentMode)
    if _kind == .image { _invalidate(.image) }
  }

  final func _interactivityChanged() {
    _invalidate(.isInteractive)
    if gestureRecognizers != nil { _invalidate(.swipeGestures) }
    _pointersChanged()
  }
}
