/// Resolves conflicts between gesture recognizers of the same touches.
///
/// A recognised gesture makes others of its touches fail, unless simultaneous recognition is
/// allowed. A gesture that requires others to fail waits for them. Targets are called after all
/// gestures have received the touches.
@MainActor
final class GestureArbiter {
  /// The gestures that have received touches and have not been reset, in that order.
  private(set) var gestures: [UIGestureRecognizer] = []
  private var due: [(gesture: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  private let onRecognition: (UIGestureRecognizer) -> Void

  /// - Parameter onRecognition: Called when a gesture is recognised, before its targets.
  init(onRecognition: @escaping (UIGestureRecognizer) -> Void) {
    self.onRecognition = onRecognition
  }

  func enter(_ gesture: UIGestureRecognizer) {
    guard gesture._arbiter !== self else { return }
    gesture._arbiter = self
    gestures.append(gesture)
  }

  /// Begins a gesture, unless another one prevents it or must fail first.
  func begin(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if isPrevented(gesture) { return gesture._fail() }
    gesture._waiting = [state]
    if !isWaiting(gesture) { recognize(gesture) }
  }

  private func isPrevented(_ gesture: UIGestureRecognizer) -> Bool {
    gestures.contains { other in
      other !== gesture && other._isActive && other._shares(gesture) && other._prevents(gesture)
    }
  }

  private func isWaiting(_ gesture: UIGestureRecognizer) -> Bool {
    gestures.contains { other in
      other !== gesture && other._isUndecided && other._shares(gesture)
        && gesture._requiresFailure(of: other)
    }
  }

  private func recognize(_ gesture: UIGestureRecognizer) {
    let states = gesture._waiting
    gesture._waiting = []
    for state in states { gesture._go(to: state) }
    onRecognition(gesture)
    for other in gestures where other !== gesture && other._isUndecided && other._shares(gesture) {
      if gesture._prevents(other) || other._requiresFailure(of: gesture) { other._fail() }
    }
  }

  /// Recognises gestures that waited for one that has failed.
  func noteFailure() {
    for gesture in gestures where !gesture._waiting.isEmpty && !isWaiting(gesture) {
      if isPrevented(gesture) { gesture._fail() } else { recognize(gesture) }
    }
  }

  func note(_ gesture: UIGestureRecognizer, _ state: UIGestureRecognizer.State) {
    if state == .changed, due.contains(where: { $0.gesture === gesture && $0.state == .changed }) {
      return
    }
    due.append((gesture, state))
  }

  /// Calls the targets, which may change any state.
  func callTargets() {
    while !due.isEmpty {
      let (gesture, state) = due.removeFirst()
      gesture._reported = state
      gesture._sendActions()
      gesture._reported = nil
    }
  }

  /// Resets gestures that have ended.
  func settle() {
    let over = gestures.filter { gesture in
      gesture._sequence.allSatisfy(\._isOver) && gesture._waiting.isEmpty
        && !(gesture._isUndecided && gesture._isBetweenTouches)
    }
    gestures.removeAll { gesture in over.contains { $0 === gesture } }
    for gesture in over { gesture._forget() }
  }
}
