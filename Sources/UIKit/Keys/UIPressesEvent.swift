/// The keys that are pressed at the same time.
///
/// A scene has one such event; each step changes it.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  final var _presses: [UIPress] = []

  open override var type: UIEvent.EventType { .presses }

  /// The keys that are pressed, those included that are released with this step.
  open var allPresses: Set<UIPress> { Set(_presses) }

  /// The presses that a recogniser receives: none on this platform.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
}
