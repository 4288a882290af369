import UIKitHosting

/// A method that is sent along the responder chain when a key is pressed.
///
/// Browsers reserve some keys: those that open and close tabs and windows do not reach pages.
open class UIKeyCommand: UICommand {
  /// The character of the key, or one of the constants below.
  open private(set) var input: String?
  open private(set) var modifierFlags: UIKeyModifierFlags

  /// A Boolean value that indicates whether the command precedes the system's handling of the key,
  /// as in a text that is being edited.
  open var wantsPriorityOverSystemBehavior: Bool = false

  /// This property has no effect, like the next one: pages report the characters of the actual
  /// keyboard.
  open var allowsAutomaticLocalization: Bool = true
  open var allowsAutomaticMirroring: Bool = true

  public convenience init(
    title: String = "",
    image: UIImage? = nil,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags = [],
    propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.init(
      _title: title,
      image: image,
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(action: action, input: input, modifierFlags: modifierFlags)
  }

  @available(*, deprecated, message: "set discoverabilityTitle")
  public convenience init(
    input: String,
    modifierFlags: UIKeyModifierFlags,
    action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      action: action,
      input: input,
      modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle
    )
  }

  private init(
    _title: String,
    image: UIImage?,
    action: Selector,
    input: String,
    modifierFlags: UIKeyModifierFlags,
    propertyList: Any?,
    alternates: [UICommandAlternate],
    discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes,
    state: UIMenuElement.State
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      _title: _title,
      image: image,
      action: action,
      propertyList: propertyList,
      alternates: alternates,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes,
      state: state
    )
  }

  /// The key as displays report it; nil for none.
  final var _key: KeyValue? {
    guard let input, !input.isEmpty else { return nil }
    let isLetter = input.count == 1
    return KeyValue(input: isLetter ? input.lowercased() : input, modifiers: modifierFlags._value)
  }
}

extension UIKeyCommand {
  public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
  public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
  public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
  public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
  public nonisolated static let inputEscape = "UIKeyInputEscape"
  public nonisolated static let inputPageUp = "UIKeyInputPageUp"
  public nonisolated static let inputPageDown = "UIKeyInputPageDown"
  public nonisolated static let inputHome = "UIKeyInputHome"
  public nonisolated static let inputEnd = "UIKeyInputEnd"
  public nonisolated static let inputDelete = "UIKeyInputDelete"
  public nonisolated static let f1 = "UIKeyInputF1"
  public nonisolated static let f2 = "UIKeyInputF2"
  public nonisolated static let f3 = "UIKeyInputF3"
  public nonisolated static let f4 = "UIKeyInputF4"
  public nonisolated static let f5 = "UIKeyInputF5"
  public nonisolated static let f6 = "UIKeyInputF6"
  public nonisolated static let f7 = "UIKeyInputF7"
  public nonisolated static let f8 = "UIKeyInputF8"
  public nonisolated static let f9 = "UIKeyInputF9"
  public nonisolated static let f10 = "UIKeyInputF10"
  public nonisolated static let f11 = "UIKeyInputF11"
  public nonisolated static let f12 = "UIKeyInputF12"
}
