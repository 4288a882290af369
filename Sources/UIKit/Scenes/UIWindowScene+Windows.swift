// The order of the windows.

extension UIWindowScene {
  /// Moves a window in front of the others of its level, in the list and on displays.
  final func _bringToFront(_ window: UIWindow) {
    _moveToFront(window)
    _runtime?.reorder(window)
  }

  final func _levelChanged(of window: UIWindow) {
    _runtime?.reorder(window)
  }
}
