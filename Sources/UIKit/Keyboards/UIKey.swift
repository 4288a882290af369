public import Foundation

/// A pressed key of a keyboard.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// The characters of the key with the pressed modifier keys; for keys without characters a
  /// constant of ``UIKeyCommand``, and empty for modifier keys.
  open private(set) var characters: String
  /// The characters of the key without modifiers.
  open private(set) var charactersIgnoringModifiers: String
  /// The pressed modifier keys.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The position of the key on the keyboard.
  open private(set) var keyCode: UIKeyboardHIDUsage

  init(
    _ keyCode: UIKeyboardHIDUsage,
    characters: String,
    charactersIgnoringModifiers: String,
    modifierFlags: UIKeyModifierFlags
  ) {
    self.keyCode = keyCode
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers
    self.modifierFlags = modifierFlags
    super.init()
  }

  /// Returns the key itself, which is immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
