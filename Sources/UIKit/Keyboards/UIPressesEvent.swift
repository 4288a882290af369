/// An event with all keys that are currently pressed.
///
/// A scene has a single such event, which each press updates.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  final var _presses: [UIPress] = []

  open override var type: UIEvent.EventType { .presses }

  /// The presses, including those that end with this event.
  open var allPresses: Set<UIPress> { Set(_presses) }

  /// Returns the presses that a gesture recogniser receives: none on this platform.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
