/// How a text field or a text view looks and what keyboard it asks for.
public struct FieldValue: Sendable, Equatable {
  public enum Border: UInt8, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
    /// That of a search bar's field, with a magnifying glass.
    case search
  }
  public enum ViewMode: UInt8, Sendable, CaseIterable {
    case never, whileEditing, unlessEditing, always
  }
  /// `UIKeyboardType`, in its order.
  public enum Keyboard: UInt8, Sendable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }
  /// `UIReturnKeyType`, in its order.
  public enum ReturnKey: UInt8, Sendable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }
  public enum Capitalization: UInt8, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
  }

  public var placeholder: String?
  public var border: Border
  public var clearButton: ViewMode
  public var keyboard: Keyboard
  public var returnKey: ReturnKey
  /// Shows dots instead of characters.
  public var isSecure: Bool
  public var capitalization: Capitalization
  /// Whether words are corrected as they are typed; nil leaves it to the display.
  public var corrects: Bool?
  /// What the text means, by the raw value of `UITextContentType`; nil when unsaid.
  public var contentType: String?
  /// Whether mistakes in spelling are marked; nil leaves it to the display.
  public var checksSpelling: Bool?
  /// Whether a person may change the text.
  public var isEditable: Bool
  /// Whether a person may select, and so copy, the text.
  public var isSelectable: Bool
  /// Points that a text view keeps free around its text, and a text field beyond what its border does
  /// around the text and the views beside it.
  public var insets: EdgesValue
  /// Points between a text field's text and the views beside it, beyond the usual.
  public var gaps: EdgesValue
  /// Nil for the system's.
  public var placeholderColor: ColorValue?
  /// Whether a view of the app's takes the keyboard's place.
  public var hasInputView: Bool
  /// How small a text may get whose field is too short, as a part of its font's size; nil for one that
  /// scrolls.
  public var minimumScale: Double?
  /// Whether every change of the selection is reported at once; otherwise before the next event.
  public var reportsSelection = false
  /// Whether a key that deletes is reported where it deletes nothing, as an edit that changes nothing.
  public var reportsDeletion = false
  /// Whether a right click on what is selected asks the scene for a menu.
  public var givesEditMenus = false

  public init(
    placeholder: String? = nil,
    border: Border = .none,
    clearButton: ViewMode = .never,
    keyboard: Keyboard = .default,
    returnKey: ReturnKey = .default,
    isSecure: Bool = false,
    capitalization: Capitalization = .sentences,
    corrects: Bool? = nil,
    contentType: String? = nil,
    checksSpelling: Bool? = nil,
    isEditable: Bool = true,
    isSelectable: Bool = true,
    insets: EdgesValue = .zero,
    gaps: EdgesValue = .zero,
    placeholderColor: ColorValue? = nil,
    hasInputView: Bool = false
  ) {
    self.placeholder = placeholder
    self.border = border
    self.clearButton = clearButton
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.isSecure = isSecure
    self.capitalization = capitalization
    self.corrects = corrects
    self.contentType = contentType
    self.checksSpelling = checksSpelling
    self.isEditable = isEditable
    self.isSelectable = isSelectable
    self.insets = insets
    self.gaps = gaps
    self.placeholderColor = placeholderColor
    self.hasInputView = hasInputView
  }
}
