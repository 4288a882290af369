public import Foundation
import UIKitHosting

/// Watches for two fingers that turn around each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Radians clockwise since the start, or from what was set.
  open var rotation: CGFloat = 0

  /// Radians a second.
  open var velocity: CGFloat { speed.value.x }

  /// Points along the arc before it is recognised.
  private static let threshold: CGFloat = 10

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
    guard let fingers = TwoFingers(_touches), let last, let first else { return }
    let arc = abs(fingers.turn(from: first)) * first.distance / 2
    if state == .possible, arc < Self.threshold { return }
    rotation += fingers.turn(from: last)
    self.last = fingers
    speed.add(CGPoint(x: rotation, y: 0), at: event.timestamp)
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
    rotation = 0
    speed = PointerSpeed()
  }
}
