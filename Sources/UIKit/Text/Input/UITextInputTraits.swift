/// What keyboard a field asks for.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  var keyboardType: UIKeyboardType { get set }
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether dots stand for the characters.
  var isSecureTextEntry: Bool { get set }
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether mistakes in spelling are marked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether the return key does nothing while there is no text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// What the text means, so that it can be filled in; nil when unsaid.
  var textContentType: UITextContentType! { get set }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  // Apple's name.
  case URL
  case numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The same as `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}
