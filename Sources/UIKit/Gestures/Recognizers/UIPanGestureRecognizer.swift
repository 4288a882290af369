public import Foundation
import UIKitHosting

/// A gesture recognizer for dragging with one or more fingers.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max

  /// The distance that fingers move before recognition, in points.
  static let threshold: CGFloat = 10

  /// The distance that the midpoint of the fingers has moved, in the window.
  private var distance = CGPoint.zero
  /// The translation that was set, and the distance at that time.
  private var set = (translation: CGPoint.zero, distance: CGPoint.zero)
  private var speed = PointerSpeed()
  private var lastMiddle = CGPoint.zero

  override var _pointers: PointersValue { [.reports, .keepsAcross, .keepsDown] }

  /// Returns the translation since the touches began, or since it was set, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint {
    let moved = Self.vector(
      CGPoint(x: distance.x - set.distance.x, y: distance.y - set.distance.y),
      in: view
    )
    return CGPoint(x: set.translation.x + moved.x, y: set.translation.y + moved.y)
  }

  /// Sets the translation, and resets the velocity to zero.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    set = (translation, distance)
    speed = PointerSpeed()
  }

  /// Returns the velocity in points per second, in a view's coordinates.
  open func velocity(in view: UIView?) -> CGPoint {
    Self.vector(speed.value, in: view)
  }

  /// Updates the distance of a gesture that receives no touches.
  final func _follow(_ distance: CGPoint, at time: TimeInterval) {
    self.distance = distance
    speed.add(distance, at: time)
  }

  private static func vector(_ vector: CGPoint, in view: UIView?) -> CGPoint {
    let (start, end) = (UITouch.convert(.zero, to: view), UITouch.convert(vector, to: view))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, numberOfTouches > maximumNumberOfTouches {
      state = .failed
      return
    }
    // Additional fingers change the midpoint, which does not count as movement.
    lastMiddle = _middle
    if numberOfTouches == touches.count { speed.add(distance, at: event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let middle = _middle
    distance.x += middle.x - lastMiddle.x
    distance.y += middle.y - lastMiddle.y
    lastMiddle = middle
    speed.add(distance, at: event.timestamp)
    guard state == .possible else {
      state = .changed
      return
    }
    if numberOfTouches >= minimumNumberOfTouches, _mayBegin(after: distance) { state = .began }
  }

  /// Returns whether the fingers have moved far enough.
  func _mayBegin(after distance: CGPoint) -> Bool {
    hypot(distance.x, distance.y) >= Self.threshold
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = _touches.filter { !$0._isOver }
    speed.rest(at: event.timestamp)
    if left.count >= minimumNumberOfTouches, state != .possible {
      _touches = left
      lastMiddle = _middle
    } else if state != .possible {
      state = .ended
    } else if left.isEmpty {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    distance = .zero
    set = (.zero, .zero)
    speed = PointerSpeed()
  }
}
