import Foundation

/// The line between two touches, used by pinch and rotation gestures.
struct TwoFingers {
  var distance: CGFloat
  /// The angle, in radians.
  var angle: CGFloat

  /// Creates the line; nil unless there are two touches.
  @MainActor
  init?(_ touches: [UITouch]) {
    guard touches.count == 2 else { return nil }
    let (one, other) = (touches[0]._place, touches[1]._place)
    distance = hypot(other.x - one.x, other.y - one.y)
    angle = atan2(other.y - one.y, other.x - one.x)
  }

  /// Returns the angle from another line to this one, in radians from -π to π.
  func turn(from other: TwoFingers) -> CGFloat {
    var turn = angle - other.angle
    while turn > .pi { turn -= 2 * .pi }
    while turn < -.pi { turn += 2 * .pi }
    return turn
  }
}

/// The tracking of the two fingers of a pinch or rotation.
struct TwoFingerTracking {
  private(set) var first: TwoFingers?
  private(set) var last: TwoFingers?
  /// The scale or angle since the start, independent of values that the app has set.
  private var total: CGFloat
  private var speed = PointerSpeed()

  /// - Parameter start: The scale or the angle at the start.
  init(from start: CGFloat) {
    total = start
  }

  /// The change of the scale or the angle per second.
  var velocity: CGFloat { speed.value.x }

  /// Begins tracking after touches have begun.
  @MainActor
  mutating func begin(_ touches: [UITouch], isFirst: Bool) {
    last = TwoFingers(touches)
    if isFirst { first = last }
  }

  /// Updates the total after touches have moved.
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
  final func _ignoreExtraTouches(_ event: UIEvent) {
    for touch in _touches.dropFirst(2) { ignore(touch, for: event) }
  }

  /// Handles a lifted finger: an active gesture ends, other gestures fail with the last finger.
  final func _handleLiftedFinger() {
    if state != .possible {
      state = .ended
    } else if _touches.allSatisfy(\._isOver) {
      state = .failed
    }
  }
}
