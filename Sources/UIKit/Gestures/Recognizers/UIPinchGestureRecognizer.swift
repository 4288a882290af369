public import Foundation
import UIKitHosting

/// A gesture recognizer for pinches with two fingers.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The scale relative to the initial distance, or to the value that was set.
  open var scale: CGFloat = 1

  /// The change of the scale per second.
  open var velocity: CGFloat { fingers.velocity }

  /// The change of distance before recognition, in points.
  private static let threshold: CGFloat = 8

  private var fingers = TwoFingerTracking(from: 1)

  override var _pointers: PointersValue { [.reports, .keepsAcross, .keepsDown, .pinches] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ignoreExtraTouches(event)
    fingers.begin(_touches, isFirst: state == .possible)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoFingers(_touches), let last = fingers.last, let first = fingers.first,
      last.distance > 0
    else { return }
    if state == .possible, abs(now.distance - first.distance) < Self.threshold { return }
    let factor = now.distance / last.distance
    scale *= factor
    fingers.move(to: now, at: event.timestamp) { $0 *= factor }
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers.rest(at: event.timestamp)
    _handleLiftedFinger()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    fingers = TwoFingerTracking(from: 1)
    scale = 1
  }
}
