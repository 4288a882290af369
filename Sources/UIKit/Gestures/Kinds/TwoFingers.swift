import Foundation

/// The line between two fingers, as pinches and rotations follow it.
struct TwoFingers {
  var distance: CGFloat
  /// Radians.
  var angle: CGFloat

  /// Nil unless there are two.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0]._place, touches[1]._place)
    distance = hypot(other.x - one.x, other.y - one.y)
    angle = atan2(other.y - one.y, other.x - one.x)
  }

  /// Radians from another line to this one, from -π to π.
  func turn(from other: TwoFingers) -> CGFloat {
    var turn = angle - other.angle
    while turn > .pi { turn -= 2 * .pi }
    while turn < -.pi { turn += 2 * .pi }
    return turn
  }
}

extension UIGestureRecognizer {
  final func _ignoreAllButTwo(_ event: UIEvent) {
    for touch in _touches.dropFirst(2) { ignore(touch, for: event) }
  }

  /// A finger was lifted: one of two that are followed ends the gesture, the last of others fails it.
  final func _endWithFirstOfTwo() {
    if state != .possible {
      state = .ended
    } else if _touches.allSatisfy(\._isOver) {
      state = .failed
    }
  }
}
