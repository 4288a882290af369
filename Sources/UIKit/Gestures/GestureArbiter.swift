/// Decides which of the gestures of the same touches are recognised.
///
/// A gesture that is recognised makes others of its touches fail, unless either allows both; a gesture that
/// requires others to fail waits for them. Targets are called once all gestures have received the touches.
@MainActor
final class GestureArbiter {
  /// The gestures that have received touches and are not reset, in the order of receiving.
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

  /// A gesture wants to be recognised.
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

  /// Gestures that waited for one that has failed may be recognised now.
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

  /// Calls targets, which may change anything.
  func callTargets() {
    while !due.isEmpty {
      let (gesture, state) = due.removeFirst()
      gesture._reported = state
      gesture._sendActions()
      gesture._reported = nil
    }
  }

  /// Resets gestures that are over.
  func settle() {
    let over = gestures.filter { gesture in
      gesture._sequence.allSatisfy(\._isOver) && gesture._waiting.isEmpty
        && !(gesture._isUndecided && gesture._isBetweenTouches)
    }
    gestures.removeAll { gesture in over.contains { $0 === gesture } }
    for gesture in over { gesture._forget() }
  }
}
