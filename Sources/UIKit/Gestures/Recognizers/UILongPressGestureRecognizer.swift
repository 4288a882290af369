public import Foundation
import UIKitHosting

/// A gesture recognizer for long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTouchesRequired = 1
  /// The number of taps that precede the press.
  open var numberOfTapsRequired = 0
  /// The distance that fingers may move before recognition, in points.
  open var allowableMovement: CGFloat = 10

  private var taps = 0
  private var timer: HostTimer?

  override var _isBetweenTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    if state != .possible {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired, taps == numberOfTapsRequired else { return }
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    timer = _schedule(after: minimumPressDuration) { $0.state = .began }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .changed
      return
    }
    if touches.contains(where: { $0._distance(from: $0._firstPlace) > allowableMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else {
      state = .ended
      return
    }
    timer?.cancel()
    guard taps < numberOfTapsRequired else {
      state = .failed
      return
    }
    guard _touches.allSatisfy(\._isOver) else { return }
    taps += 1
    timer = _schedule(after: TouchDispatcher.tapInterval) { $0.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
  }
}
