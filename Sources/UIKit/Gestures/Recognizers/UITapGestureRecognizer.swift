import Foundation
import UIKitHosting

/// A gesture recognizer for one or more taps with one or more fingers.
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  // Apple documents no limit.
  /// The maximum duration of a touch, in seconds.
  private static let longest = 0.75

  private var taps = 0
  /// The maximum number of simultaneous touches in this tap.
  private var fingers = 0
  private var firstPlace = CGPoint.zero
  private var timer: HostTimer?

  override var _isBetweenTouches: Bool { taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer?.cancel()
    fingers = max(fingers, numberOfTouches)
    guard fingers <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    if taps == 0, fingers == 1 { firstPlace = _middle }
    let isFar = touches.contains { $0._distance(from: firstPlace) > TouchDispatcher.tapDistance }
    if taps > 0, numberOfTouchesRequired == 1, isFar {
      state = .failed
      return
    }
    fail(after: Self.longest)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFar = touches.contains {
      $0._distance(from: $0._firstPlace) > TouchDispatcher.tapDistance
    }
    if isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard _touches.allSatisfy(\._isOver) else { return }
    timer?.cancel()
    guard fingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    fingers = 0
    if taps >= numberOfTapsRequired {
      state = .ended
    } else {
      fail(after: TouchDispatcher.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func fail(after seconds: TimeInterval) {
    timer = _schedule(after: seconds) { $0.state = .failed }
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    fingers = 0
  }

  /// Among taps on the same view, those with more taps take precedence.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
