public import Foundation
package import UIKitHosting

/// Lines of text that a person can read, scroll and edit.
///
/// How far it is scrolled is the display's: `contentOffset` says nothing of what a person sees.
open class UITextView: UIScrollView, UITextInputTraits {
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  open weak var delegate: (any UITextViewDelegate)? {
    get { ownDelegate }
    set {
      ownDelegate = newValue
      _scrollDelegate = newValue
    }
  }
  private weak var ownDelegate: (any UITextViewDelegate)?

  final var _content = "" {
    didSet { if _content != oldValue { forgetAttributes() } }
  }
  final var _session = TypingSession()
  final var _caret: Int?
  final var _asked: (edit: TextEdit, range: Range<Int>)?

  /// - Parameters:
  ///   - frame: In the superview's coordinates.
  ///   - textContainer: What it lays its text out in, and no other view; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    self.textContainer._changed = { [weak self] in
      MainActor.assumeIsolated { self?.fieldChanged() }
    }
    _invalidate(.field)
    _invalidate(.typing)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .textView }

  // MARK: Text

  open var hasText: Bool { !_content.isEmpty }

  /// Empty rather than nil when it was set to nil; a line ends with `\n`, however it was set.
  open var text: String! {
    get { _content }
    set {
      let text = (newValue ?? "").replacingOccurrences(of: "\r\n", with: "\n")
      _replaceContent(by: text.replacingOccurrences(of: "\r", with: "\n"))
    }
  }

  /// The text and how it looks.
  ///
  /// What is set is seen as it is while the view is not edited: an editable view has one font and
  /// colour, those of the first character, and forgets the others when its text changes. The first
  /// character also sets `font`, `textColor` and `textAlignment`.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: _content, attributes: uniform) }
    set {
      text = newValue?.string
      // Ends of lines may have been made one character.
      guard let newValue, newValue.string == _content, newValue.length > 0 else { return }
      attributed = nil
      let first = newValue.attributes(at: 0, effectiveRange: nil)
      font = first[.font] as? UIFont ?? font
      textColor = first[.foregroundColor] as? UIColor ?? textColor
      textAlignment = (first[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
      attributed = newValue
      attributesChanged()
    }
  }

  private var attributed: NSAttributedString?

  private var uniform: [NSAttributedString.Key: Any] {
    var all: [NSAttributedString.Key: Any] = [.font: _shownFont]
    all[.foregroundColor] = textColor
    return all
  }

  private func forgetAttributes() {
    guard attributed != nil else { return }
    attributed = nil
    attributesChanged()
  }

  /// What is set for the view counts for all of its text.
  private func setAll(_ key: NSAttributedString.Key, to value: Any?) {
    guard let attributed, let value else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
    attributesChanged()
  }

  private func attributesChanged() {
    _invalidate(.attributedText)
    invalidateIntrinsicContentSize()
  }

  /// The pieces of a text with attributes, where they are seen.
  final var _runs: [TextRun] { isEditable ? [] : attributed?._runs ?? [] }

  /// The system's, of 17 points, unless set.
  @_Told open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      setAll(.font, to: font)
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  @_Told open var textColor: UIColor? {
    didSet {
      guard textColor != oldValue else { return }
      setAll(.foregroundColor, to: textColor)
      _invalidate(.textColor)
    }
  }

  @_Told open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { _invalidate(.textAlignment) } }
  }

  /// Whether the text grows with the reader's text size at once.
  ///
  /// Fonts of a text style do so on every display of ours.
  open var adjustsFontForContentSizeCategory: Bool = false

  public final let textContainer: NSTextContainer

  /// Points around the text.
  @_Told open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { fieldChanged() } }
  }

  // MARK: What a person may do

  @_Told open var isEditable: Bool = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { _ = _endEditing(force: true) }
      if attributed != nil { attributesChanged() }
      _invalidate(.field)
    }
  }

  /// Whether text can be selected, and so copied.
  @_Told open var isSelectable: Bool = true {
    didSet { if isSelectable != oldValue { _invalidate(.field) } }
  }

  /// Without, it is as high as its text asks for.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: UITextInputTraits

  @_Told open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { fieldChanged() } }
  }

  /// What the return key shows; it adds a line, whatever it shows.
  @_Told open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { fieldChanged() } }
  }

  /// A text view shows its text, whatever this says, as on iOS.
  open var isSecureTextEntry: Bool = false

  @_Told open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if autocapitalizationType != oldValue { fieldChanged() } }
  }

  @_Told open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { if autocorrectionType != oldValue { fieldChanged() } }
  }

  @_Told open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { if spellCheckingType != oldValue { fieldChanged() } }
  }

  open var enablesReturnKeyAutomatically: Bool = false

  @_Told open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { fieldChanged() } }
  }

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// Takes the keyboard's place; one that is set while there is another comes by
  /// `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      fieldChanged()
    }
  }

  /// Stands above the keyboard, or what takes its place; one that is set meanwhile comes by
  /// `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool {
    isEditable && _runtime != nil
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    _beginEditing()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    _endEditing(force: false)
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    _restartTyping()
  }

  // MARK: What a display is told

  private func fieldChanged() {
    _invalidate(.field)
    invalidateIntrinsicContentSize()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .field: .field(_fieldValue)
    case .typing: .typing(_typingValue)
    case .isFirstResponder: _keyboardValue
    case .attributedText: .attributedText(_runs)
    case .font: .font(_shownFont._value)
    case .textColor: .textColor((textColor ?? .label)._value)
    case .textAlignment: .textAlignment(textAlignment._value)
    default: super._attribute(key)
    }
  }

  final var _shownFont: UIFont { font ?? Self.defaultFont }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : _textSize(fitting: nil)
  }

  /// The size of the text in lines of that width, whether it scrolls or not.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    _textSize(fitting: size._givenWidth)
  }

  /// That of the text, whatever one sets.
  open override var contentSize: CGSize {
    get {
      let width = bounds.size._givenWidth
      let text = _textSize(fitting: width)
      return CGSize(width: width ?? text.width, height: text.height)
    }
    set {}
  }
}
