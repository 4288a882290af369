public import Foundation

/// A key from when it is pressed until it is released.
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control that the key stands for.
  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    /// A key that stands for no button.
    case _keyboard = 2000
  }

  /// Seconds on the clock of the scene.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var phase: UIPress.Phase = .began
  open private(set) var type: UIPress.PressType
  open private(set) weak var window: UIWindow?
  /// The responder that has received the beginning, and receives the end.
  open private(set) weak var responder: UIResponder?
  /// The recognisers that receive the press: none on this platform.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Keys are pressed with one force: 1 until they are released.
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
