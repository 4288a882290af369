import Foundation
import UIKitHosting

// Keys without a command are sent as presses to the first responder, and from there along the
// responder chain. The responder that received the beginning of a press receives its end.

extension _SceneRuntime {
  /// Handles a key that was pressed or released.
  ///
  /// - Returns: Whether a responder handles it.
  func receive(_ value: KeyPressValue) -> Bool {
    let held = pressesEvent?._presses.first { $0.key?.keyCode.rawValue == Int(value.usage) }
    switch value.phase {
    case .began:
      // The end of the previous press was lost.
      if let held { end(held, .cancelled) }
      return begin(value)
    case .ended, .cancelled:
      guard let held else { return false }
      end(held, value.phase == .ended ? .ended : .cancelled)
      return true
    }
  }

  /// Cancels all presses, for example when the display has lost the keyboard focus.
  func cancelPresses() {
    for press in pressesEvent?._presses ?? [] { end(press, .cancelled) }
  }

  private func begin(_ value: KeyPressValue) -> Bool {
    guard receivesPresses, let responder = firstOfKeys,
      let code = UIKeyboardHIDUsage(rawValue: Int(value.usage))
    else { return false }
    let key = UIKey(
      code,
      characters: value.characters,
      charactersIgnoringModifiers: value.plainCharacters,
      modifierFlags: UIKeyModifierFlags(value.modifiers)
    )
    let event = pressesEvent ?? UIPressesEvent()
    pressesEvent = event
    let press = UIPress(key, of: responder, in: responder._responderWindow ?? keyWindow)
    event._presses.append(press)
    note(.began, press, event)
    responder.pressesBegan([press], with: event)
    return true
  }

  private func end(_ press: UIPress, _ phase: UIPress.Phase) {
    guard let event = pressesEvent else { return }
    note(phase, press, event)
    if let responder = press.responder, responder._responderScene === self {
      switch phase {
      case .ended: responder.pressesEnded([press], with: event)
      default: responder.pressesCancelled([press], with: event)
      }
    }
    event._presses.removeAll { $0 === press }
  }

  private func note(_ phase: UIPress.Phase, _ press: UIPress, _ event: UIPressesEvent) {
    press.phase = phase
    press.timestamp = clock.date.timeIntervalSinceReferenceDate
    event.timestamp = press.timestamp
  }
}
