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

/// The two fingers of a pinch or a rotation, from step to step.
struct TwoFingerTracking {
  private(set) var first: TwoFingers?
  private(set) var last: TwoFingers?
  /// The scale or the angle since the start, whatever the app has set meanwhile.
  private var total: CGFloat
  private var speed = PointerSpeed()

  /// - Parameter start: The scale or the angle at the start.
  init(from start: CGFloat) {
    total = start
  }

  /// Of the scale or the angle, a second.
  var velocity: CGFloat { speed.value.x }

  /// Fingers have gone down.
  @MainActor
  mutating func begin(_ touches: [UITouch], isFirst: Bool) {
    last = TwoFingers(touches)
    if isFirst { first = last }
  }

  /// Fingers have moved, which changes the total.
  mutating func move(
    to fingers: TwoFingers,
    at time: TimeInterval,
    _ change: (inout CGFloat) -> Void
  ) {
    change(&total)
    last = fingers
    speed.add(CGPoint(x: total, y: 0), at: time)
  }

  mutating func rest(at time: TimeInterval) {
    speed.rest(at: time)
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
