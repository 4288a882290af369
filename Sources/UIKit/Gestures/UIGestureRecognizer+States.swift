import Foundation
import UIKitHosting

// The state machine of gesture recognizers.
// https://developer.apple.com/documentation/uikit/about-the-gesture-recognizer-state-machine

extension UIGestureRecognizer {
  package final var _mayBegin: Bool {
    isEnabled && _view?.gestureRecognizerShouldBegin(self) ?? true
      && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// A Boolean value that indicates whether the gesture is recognised and excludes others.
  final var _isActive: Bool {
    switch _state {
    case .began, .changed, .ended: true
    case .possible, .cancelled, .failed: false
    }
  }

  /// A Boolean value that indicates whether the gesture may still be recognised.
  final var _isUndecided: Bool { _state == .possible }

  final func _request(_ new: State) {
    switch (_state, new) {
    case (.possible, .failed), (.possible, .cancelled):
      _fail()
    case (.possible, .began), (.possible, .changed), (.possible, .ended):
      if !_waiting.isEmpty { return wait(for: new) }
      guard _mayBegin else { return _fail() }
      if let _arbiter { _arbiter.begin(self, new) } else { _go(to: new) }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      _go(to: new)
    case (.began, .cancelled), (.changed, .cancelled), (.began, .failed), (.changed, .failed):
      _go(to: .cancelled)
    case (.possible, .possible), (.began, _), (.changed, _), (.ended, _), (.cancelled, _),
      (.failed, _):
      return
    }
  }

  /// Queues the end of a gesture that waits for others to fail.
  private func wait(for new: State) {
    if new == .ended, _waiting.last != .ended { _waiting.append(new) }
  }

  final func _fail() {
    guard _state == .possible else { return }
    _waiting = []
    _state = .failed
    _arbiter?.noteFailure()
  }

  /// Sets the state, and schedules the calls of the targets.
  final func _go(to state: State) {
    _state = state
    if let _arbiter { _arbiter.note(self, state) } else { _sendActions() }
  }

  /// Cancels the gesture.
  final func _interrupt() {
    if _state == .possible { _fail() } else { _request(.cancelled) }
    // A gesture without touches is reset immediately.
    if _arbiter == nil, _state == .failed { _forget() }
  }

  final func _forget() {
    reset()
    _state = .possible
    _waiting = []
    _touches = []
    _sequence = []
    _arbiter = nil
  }

  final func _prevents(_ other: UIGestureRecognizer) -> Bool {
    canPrevent(other) && other.canBePrevented(by: self)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  final func _shares(_ other: UIGestureRecognizer) -> Bool {
    _sequence.contains { touch in other._sequence.contains { $0 === touch } }
  }

  final func _changed() {
    _view?._invalidate(.swipeGestures)
    _view?._pointersChanged()
    _view?._tapEffectChanged()
  }
}
