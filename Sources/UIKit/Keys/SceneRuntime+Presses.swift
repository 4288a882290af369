import Foundation
import UIKitHosting

// Keys that no command takes go to the first responder as presses, and along the chain from there. A press
// belongs to the responder that its beginning went to.

extension _SceneRuntime {
  /// A person pressed or released a key.
  ///
  /// - Returns: Whether a responder listens to it.
  func receive(_ value: KeyPressValue) -> Bool {
    let held = pressesEvent?._presses.first { $0.key?.keyCode.rawValue == Int(value.usage) }
    switch value.phase {
    case .began:
      // The end of the last press was lost.
      if let held { end(held, .cancelled) }
      return begin(value)
    case .ended, .cancelled:
      guard let held else { return false }
      end(held, value.phase == .ended ? .ended : .cancelled)
      return true
    }
  }

  /// Ends all presses, as where the display has lost sight of the keyboard.
  func cancelPresses() {
    for press in pressesEvent?._presses ?? [] { end(press, .cancelled) }
  }

  private func begin(_ value: KeyPressValue) -> Bool {
    guard listensToPresses, let responder = firstOfKeys,
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
    let press = UIPress(key, of: responder, in: window)
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
