/// The appearance and keyboard of a text field or a text view.
public struct FieldValue: Sendable, Equatable {
  public enum Border: UInt8, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
    /// The border of a search bar's field, with a magnifying glass.
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
  /// A Boolean value that indicates whether dots replace the characters.
  public var isSecure: Bool
  public var capitalization: Capitalization
  /// A Boolean value that indicates whether words are autocorrected; nil leaves it to the display.
  public var corrects: Bool?
  /// The meaning of the text, as the raw value of `UITextContentType`; nil for none.
  public var contentType: String?
  /// A Boolean value that indicates whether spelling is checked; nil leaves it to the display.
  public var checksSpelling: Bool?
  /// A Boolean value that indicates whether the user may edit the text.
  public var isEditable: Bool
  /// A Boolean value that indicates whether the user may select, and so copy, the text.
  public var isSelectable: Bool
  /// The insets in points: of a text view around its text, and of a text field, in addition to its
  /// border's, around the text and the views beside it.
  public var insets: EdgesValue
  /// The additional distance between a text field's text and the views beside it, in points.
  public var gaps: EdgesValue
  /// The colour of the placeholder; nil for the system's.
  public var placeholderColor: ColorValue?
  /// A Boolean value that indicates whether an input view of the app replaces the keyboard.
  public var hasInputView: Bool
  /// The minimum scale of a text that does not fit, as a fraction of its font's size; nil for a
  /// text that scrolls.
  public var minimumScale: Double?
  /// A Boolean value that indicates whether every change of the selection is reported immediately,
  /// instead of before the next event.
  public var reportsSelection = false
  /// A Boolean value that indicates whether a delete key without anything to delete is reported, as
  /// an edit without a change.
  public var reportsDeletion = false
  /// A Boolean value that indicates whether a right click on a selection requests a menu from the
  /// scene.
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
