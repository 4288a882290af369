import Foundation
import UIKitHosting

extension UIGestureRecognizer {
  /// Has something done later, by the scene's clock, with all that follows from it for other gestures.
  final func _schedule(
    after seconds: TimeInterval,
    _ body: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> HostTimer? {
    guard let runtime = _view?._runtime else { return nil }
    return runtime.clock.schedule(after: .seconds(seconds)) { [weak self, weak runtime] in
      guard let self, let runtime else { return }
      runtime.turn { runtime.touches.run { body(self) } }
    }
  }
}

extension UITouch {
  final func _distance(from place: CGPoint) -> CGFloat {
    hypot(_place.x - place.x, _place.y - place.y)
  }
}
