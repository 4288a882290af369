public import Foundation

/// A key press, from its beginning to its end.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The remote control button that the key corresponds to.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// A key that does not correspond to a button.
    case _keyboard = 2000
  }

  /// The time in seconds on the scene's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: UIPress.Phase = .began
  open private(set) var type: UIPress.PressType
  open private(set) weak var window: UIWindow?
  /// The responder that has received the beginning of the press, and receives its end.
  open private(set) weak var responder: UIResponder?
  /// The gesture recognisers that receive the press: none on this platform.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The force of the press: 1 until the key is released.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
  open private(set) var key: UIKey?

  init(_ key: UIKey, of responder: UIResponder, in window: UIWindow?) {
    self.key = key
    self.responder = responder
    self.window = window
    type = PressType(key.keyCode)
    super.init()
  }
}

extension UIPress.PressType {
  fileprivate init(_ code: UIKeyboardHIDUsage) {
    self =
      switch code {
      case .keyboardUpArrow: .upArrow
      case .keyboardDownArrow: .downArrow
      case .keyboardLeftArrow: .leftArrow
      case .keyboardRightArrow: .rightArrow
      case .keyboardReturnOrEnter, .keypadEnter: .select
      case .keyboardEscape: .menu
      default: ._keyboard
      }
  }
}
