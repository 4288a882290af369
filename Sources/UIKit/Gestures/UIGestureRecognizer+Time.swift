import Foundation
import UIKitHosting

extension UIGestureRecognizer {
  /// Runs `body` later, by the scene's clock; gestures, targets and views are then updated as after
  /// a touch.
  final func _schedule(
    after seconds: TimeInterval,
    _ body: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) -> HostTimer? {
    guard let runtime = _view?._runtime else { return nil }
    return runtime.clock.schedule(after: .seconds(seconds)) { [weak self, weak runtime] in
      guard let self, let runtime, runtime.isConnected else { return }
      runtime.turn { runtime.touchDispatcher?.run { body(self) } }
    }
  }
}
