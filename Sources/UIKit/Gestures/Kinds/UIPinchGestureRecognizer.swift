public import Foundation
import UIKitHosting

/// Watches for two fingers that move apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a share of that at the start, or of what was set.
  open var scale: CGFloat = 1

  /// Of the scale, a second.
  open var velocity: CGFloat { speed.value.x }

  /// Points by which the distance changes before it is recognised.
  private static let threshold: CGFloat = 8

  private var last: TwoFingers?
  private var first: TwoFingers?
  private var speed = PointerSpeed()

  override var _wishes: PointersValue { [.reports, .keepsAcross, .keepsDown] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ignoreAllButTwo(event)
    last = TwoFingers(_touches)
    if state == .possible { first = last }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let fingers = TwoFingers(_touches), let last, let first, last.distance > 0 else { return }
    if state == .possible, abs(fingers.distance - first.distance) < Self.threshold { return }
    scale *= fingers.distance / last.distance
    self.last = fingers
    speed.add(CGPoint(x: scale, y: 0), at: event.timestamp)
    state = state == .possible ? .began : .changed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    speed.rest(at: event.timestamp)
    _endWithFirstOfTwo()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    (first, last) = (nil, nil)
    scale = 1
    speed = PointerSpeed()
  }
}
