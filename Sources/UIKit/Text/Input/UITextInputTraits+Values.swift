import UIKitHosting

// The traits as displays are told of them.

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
  /// Nil leaves it to the display.
  var _value: Bool? {
    self == .default ? nil : self == .yes
  }
}

extension UITextSpellCheckingType {
  /// Nil leaves it to the display.
  var _value: Bool? {
    self == .default ? nil : self == .yes
  }
}
