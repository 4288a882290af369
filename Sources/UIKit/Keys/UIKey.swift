public import Foundation

/// A key of a keyboard that is pressed.
@preconcurrency @MainActor
open class UIKey: NSObject, NSCopying {
  /// The characters that the key stands for with the modifier keys that are held down; for keys without
  /// characters the constants of ``UIKeyCommand``, and empty for modifier keys.
  open private(set) var characters: String
  /// The characters that the key stands for alone.
  open private(set) var charactersIgnoringModifiers: String
  /// The modifier keys that are held down.
  open private(set) var modifierFlags: UIKeyModifierFlags
  /// The place of the key on the keyboard.
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

  /// Returns the key itself, which never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
