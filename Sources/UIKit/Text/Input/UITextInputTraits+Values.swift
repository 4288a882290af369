import UIKitHosting

// The values of the traits that displays receive.

extension UIKeyboardType {
  var _value: FieldValue.Keyboard {
    FieldValue.Keyboard(rawValue: UInt8(rawValue)) ?? .default
  }
}

extension UIReturnKeyType {
  var _value: FieldValue.ReturnKey {
    FieldValue.ReturnKey(rawValue: UInt8(rawValue)) ?? .default
  }
}

extension UITextAutocapitalizationType {
  var _value: FieldValue.Capitalization {
    switch self {
    case .none: .none
    case .words: .words
    case .sentences: .sentences
    case .allCharacters: .allCharacters
    }
  }
}

extension UITextAutocorrectionType {
  /// The setting, or nil to leave it to the display.
  var _value: Bool? {
    self == .default ? nil : self == .yes
  }
}

extension UITextSpellCheckingType {
  /// The setting, or nil to leave it to the display.
  var _value: Bool? {
    self == .default ? nil : self == .yes
  }
}
