package import UIKitHosting

/// Lines of text that a person can read, scroll and edit.
///
/// How far it is scrolled is the display's: `contentOffset` says nothing of what a person sees.
open class UITextView: UIScrollView, UITextInputTraits {
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  open weak var delegate: (any UITextViewDelegate)? {
    didSet { _scrollDelegate = delegate }
  }

  final var _content = ""
  final var _session = TypingSession()
  final var _caret: Int?
  final var _asked: (edit: TextEdit, range: Range<Int>)?

  public override init(frame: CGRect) {
    textContainer = NSTextContainer()
    super.init(frame: frame)
    textContainer._changed = { [weak self] in
      MainActor.assumeIsolated { self?.fieldChanged() }
    }
    _invalidate(.field)
    _invalidate(.typing)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .textView }

  // MARK: Text

  /// Empty rather than nil when it was set to nil; a line ends with `\n`, however it was set.
  open var text: String! {
    get { _content }
    set {
      let text = (newValue ?? "").replacingOccurrences(of: "\r\n", with: "\n")
      _replaceContent(by: text.replacingOccurrences(of: "\r", with: "\n"))
    }
  }

  /// The system's, of 17 points, unless set.
  open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  open var textColor: UIColor? {
    didSet { if textColor != oldValue { _invalidate(.textColor) } }
  }

  open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { _invalidate(.textAlignment) } }
  }

  /// Whether the text grows with the reader's text size at once.
  ///
  /// Fonts of a text style do so on every display of ours.
  open var adjustsFontForContentSizeCategory: Bool = false

  public final let textContainer: NSTextContainer

  /// Points around the text.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { fieldChanged() } }
  }

  // MARK: What a person may do

  open var isEditable: Bool = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { _ = _endEditing(force: true) }
      _invalidate(.field)
    }
  }

  /// Whether text can be selected, and so copied.
  open var isSelectable: Bool = true {
    didSet { if isSelectable != oldValue { _invalidate(.field) } }
  }

  /// Without, it is as high as its text asks for.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: UITextInputTraits

  open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { fieldChanged() } }
  }

  /// What the return key shows; it adds a line, whatever it shows.
  open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { fieldChanged() } }
  }

  /// A text view shows its text, whatever this says, as on iOS.
  open var isSecureTextEntry: Bool = false

  open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if autocapitalizationType != oldValue { fieldChanged() } }
  }

  open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { if autocorrectionType != oldValue { fieldChanged() } }
  }

  open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { if spellCheckingType != oldValue { fieldChanged() } }
  }

  open var enablesReturnKeyAutomatically: Bool = false

  open var textContentType: UITextContentType! {
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
    case .isFirstResponder: .isFirstResponder(isFirstResponder)
    case .font: .font(_font._value)
    case .textColor: .textColor((textColor ?? .label)._value)
    case .textAlignment: .textAlignment(textAlignment._value)
    default: super._attribute(key)
    }
  }

  final var _font: UIFont { font ?? Self.defaultFont }

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
