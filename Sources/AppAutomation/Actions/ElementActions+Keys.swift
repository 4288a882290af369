import UIKit
import UIKitHosting
import UIKitTesting

// Keys of a hardware keyboard.

extension ElementActions {
  /// Presses a key, and releases it.
  ///
  /// As on a device, commands come before presses. Where a text is edited, a key without modifiers types.
  func press(_ key: HardwareKey) throws {
    let isEditing = driver.focusedField != nil
    let command = driver.reportedKeys.first { $0.key == key.value }
    if let command, command.hasPriority || !isEditing || key.text == nil {
      try driver.pressKey(key.value.input, key.value.modifiers)
    } else if let text = key.text, isEditing {
      try type(text, into: ElementRecord.ID(node: 0))
    } else if driver.reportsPresses, let usage = key.usage,
      let place = UIKeyboardHIDUsage(rawValue: Int(usage))
    {
      let characters = key.text ?? key.value.input
      try driver.tapKey(place, characters, key.value.modifiers)
    }
  }
}
