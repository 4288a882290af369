import UIKitHosting

extension UIView {
  final var _strokes: [StrokeValue] {
    isUserInteractionEnabled ? swipes.filter { $0.isEnabled }.map(\._value) : []
  }

  /// - Returns: Whether any recogniser took it.
  final func _stroked(_ direction: StrokeDirections, touches: Int) -> Bool {
    for swipe in swipes where swipe._stroked(direction, touches: touches) { return true }
    return false
  }

  private var swipes: [UISwipeGestureRecognizer] {
    (_rare?.gestures ?? []).compactMap { $0 as? UISwipeGestureRecognizer }
  }
}
