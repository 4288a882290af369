public import Foundation

/// An event of user interaction: the simultaneous touches.
///
/// An event lasts from the first touch to the last; each step updates it.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover
    case transform = 14
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake
  }

  open var type: UIEvent.EventType { .touches }
  open var subtype: UIEvent.EventSubtype { .none }
  /// The time of the display's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0

  final var _touches: [UITouch] = []

  /// The active touches, including those that end with this step.
  open var allTouches: Set<UITouch>? { Set(_touches) }

  open func touches(for window: UIWindow) -> Set<UITouch>? {
    found { $0.window === window }
  }

  open func touches(for view: UIView) -> Set<UITouch>? {
    found { $0.view === view }
  }

  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    found { $0.gestureRecognizers?.contains { $0 === gesture } == true }
  }

  /// Returns the touch itself, because displays report one step of a touch per frame.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }

  /// Returns an empty array: touches are not predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

  private func found(_ isMeant: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = _touches.filter(isMeant)
    return found.isEmpty ? nil : Set(found)
  }
}
