public import Foundation
import UIKitHosting

/// A gesture recognizer for rotations with two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The clockwise rotation since the start, or from the value that was set, in radians.
  open var rotation: CGFloat = 0

  /// The change of the rotation, in radians per second.
  open var velocity: CGFloat { fingers.velocity }

  /// The length of the arc before recognition, in points.
  private static let threshold: CGFloat = 10

  private var fingers = TwoFingerTracking(from: 0)

  override var _pointers: PointersValue { [.reports, .keepsAcross, .keepsDown] }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    _ignoreExtraTouches(event)
    fingers.begin(_touches, isFirst: state == .possible)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let now = TwoFingers(_touches), let last = fingers.last, let first = fingers.first
    else { return }
    let arc = abs(now.turn(from: first)) * first.distance / 2
    if state == .possible, arc < Self.threshold { return }
    let turn = now.turn(from: last)
    rotation += turn
    fingers.move(to: now, at: event.timestamp) { $0 += turn }
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
    fingers = TwoFingerTracking(from: 0)
    rotation = 0
  }
}
