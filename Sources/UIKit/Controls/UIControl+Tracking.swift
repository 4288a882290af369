import Foundation
import UIKitHosting

// Tracking touches.

extension UIControl {
  /// The distance around the control that counts as inside after a touch has begun, in points.
  private static let slack: CGFloat = 70

  /// A Boolean value that indicates whether the class overrides methods that track or receive
  /// touches.
  final var _tracksItself: Bool {
    !_overrides.isDisjoint(with: [.tracking, .touches])
  }

  final func _trackBegan(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard _tracksTouches, isEnabled, !isTracking, let touch = touches.first,
      beginTracking(touch, with: event)
    else { return }
    _ = _touch(touch.tapCount > 1 ? .downRepeat : .down)
  }

  final func _trackMoved(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    guard continueTracking(touch, with: event) else { return _stopTracking() }
    let isInside = isNear(touch)
    switch (isTouchInside, isInside) {
    case (true, true): _ = _touch(.dragInside)
    case (true, false): _ = _touch(.dragExit)
    case (false, true): _ = _touch(.dragEnter)
    case (false, false): _ = _touch(.dragOutside)
    }
  }

  final func _trackEnded(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    endTracking(touch, with: event)
    _ = _touch(isNear(touch) ? .upInside : .upOutside)
  }

  final func _trackCancelled(_ event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    _ = _touch(.cancel)
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slack, dy: -Self.slack).contains(touch.location(in: self))
  }
}
