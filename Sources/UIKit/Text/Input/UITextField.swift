package import UIKitHosting

/// A line of text that a person can edit.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
  }

  public enum ViewMode: Int, Sendable {
    case never, whileEditing, unlessEditing, always
  }

  open weak var delegate: (any UITextFieldDelegate)? {
    get { ownDelegate }
    set {
      let old = ownDelegate
      ownDelegate = newValue
      _delegateChanged(from: old)
    }
  }
  private weak var ownDelegate: (any UITextFieldDelegate)?

  final var _content = ""
  final var _session = TypingSession()
  final var _selection = SelectedText()
  /// Whether the delegate was seen to be indifferent to selections.
  final var _ignoresSelection = false
  final var _asked: (edit: TextEdit, range: Range<Int>)?
  /// The search bar around it.
  final weak var _bar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _written.formUnion(AttributeKeys(.field))
    _written.formUnion(AttributeKeys(.typing))
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .textField }

  // MARK: Text

  /// Empty rather than nil when it was set to nil.
  open var text: String? {
    get { _content }
    set {
      _willChange(["text"])
      _replaceContent(by: newValue ?? "")
      _didChange(["text"])
    }
  }

  open var hasText: Bool { !_content.isEmpty }

  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: _content) }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      }
      text = newValue?.string
    }
  }

  /// The attributes of what is typed next, those of the whole text; nil while the field is not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  @_Told open var placeholder: String? {
    didSet {
      _placeholderColor = nil
      fieldChanged()
    }
  }

  /// Of the attributes the colour counts, that of the first character.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      _placeholderColor = attributes[.foregroundColor] as? UIColor
    }
  }

  final var _placeholderColor: UIColor?

  @_Told open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  @_Told open var textColor: UIColor? {
    didSet { if textColor != oldValue { _invalidate(.textColor) } }
  }

  @_Told open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { _invalidate(.textAlignment) } }
  }

  /// The attributes of the text: its font, its colour and the alignment of its paragraph style.
  ///
  /// Others are kept, and change nothing: displays set the text of a field in one font.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { _defaultTextAttributes }
    set { _setDefaultTextAttributes(newValue) }
  }

  final var _otherTextAttributes: [NSAttributedString.Key: Any]?

  /// Whether the text grows with the reader's text size at once.
  ///
  /// Fonts of a text style do so on every display of ours.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// Whether a text that is too long gets smaller, down to `minimumFontSize`, before it scrolls.
  @_Told open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fieldChanged() } }
  }

  /// Points.
  @_Told open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { fieldChanged() } }
  }

  // MARK: Looks

  @_Told open var borderStyle: UITextField.BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      fieldChanged()
      invalidateIntrinsicContentSize()
    }
  }

  @_Told open var clearButtonMode: UITextField.ViewMode = .never {
    didSet { if clearButtonMode != oldValue { fieldChanged() } }
  }

  /// Stands before the text while `leftViewMode` says so.
  @_Told open var leftView: UIView? {
    didSet { if leftView !== oldValue { replace(oldValue) } }
  }

  @_Told open var leftViewMode: UITextField.ViewMode = .never {
    didSet { if leftViewMode != oldValue { _showSideViews() } }
  }

  /// Stands behind the text while `rightViewMode` says so.
  @_Told open var rightView: UIView? {
    didSet { if rightView !== oldValue { replace(oldValue) } }
  }

  @_Told open var rightViewMode: UITextField.ViewMode = .never {
    didSet { if rightViewMode != oldValue { _showSideViews() } }
  }

  /// Whether the text goes when a person begins to edit it.
  open var clearsOnBeginEditing: Bool = false

  // MARK: UITextInputTraits

  @_Told open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { fieldChanged() } }
  }

  @_Told open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { fieldChanged() } }
  }

  @_Told open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { fieldChanged() } }
  }

  @_Told open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if autocapitalizationType != oldValue { fieldChanged() } }
  }

  @_Told open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { if autocorrectionType != oldValue { fieldChanged() } }
  }

  @_Told open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { if spellCheckingType != oldValue { fieldChanged() } }
  }

  /// Whether the return key does nothing while there is no text.
  open var enablesReturnKeyAutomatically: Bool = false

  @_Told open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { fieldChanged() } }
  }

  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

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

  /// Whether it is the first responder.
  open var isEditing: Bool { isFirstResponder }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && _runtime != nil
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    _beginEditing()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    _endEditing(force: false)
  }

  package override func _stateChanged() {
    super._stateChanged()
    if !isEnabled { _ = _endEditing(force: true) }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    _restartTyping()
  }

  // MARK: UITextInput

  /// The selection; nil while the field is not edited.
  open var selectedTextRange: UITextRange? {
    get { isEditing ? _textRange : nil }
    set { if isEditing { _select(newValue) } }
  }

  /// The text that is being composed: nil, as displays keep it to themselves until it is complete.
  open var markedTextRange: UITextRange? { nil }

  open var beginningOfDocument: UITextPosition { _TextPosition(0) }

  open var endOfDocument: UITextPosition { _TextPosition(_content.utf16.count) }

  open func text(in range: UITextRange) -> String? { _text(in: range) }

  /// Replaces a part of the text as if it were typed; the delegate is not asked.
  open func replace(_ range: UITextRange, withText text: String) { _replace(range, with: text) }

  /// Types a text in place of what is selected; the delegate is not asked.
  open func insertText(_ text: String) { _insert(text, replacing: _selectedRange) }

  /// Deletes what is selected, or the character before the insertion point.
  ///
  /// Called for what a person deletes too; an override that does not call `super` keeps the text.
  open func deleteBackward() { _deleteBackward() }

  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? {
    _range(fromPosition, toPosition)
  }

  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    _position(position, movedBy: offset)
  }

  /// The place so many characters to a side; nil for lines above and below, which are the display's.
  open func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    _position(position, direction, movedBy: offset)
  }

  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    _compare(position, other)
  }

  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    _offset(from, toPosition)
  }

  /// The rectangle of an insertion point, by the lines of the scene.
  open func caretRect(for position: UITextPosition) -> CGRect {
    _caretRect(at: _offset(of: position))
  }

  /// The rectangle of a range, as far as its first line goes.
  open func firstRect(for range: UITextRange) -> CGRect {
    _firstRect(of: range) { _caretRect(at: $0) }
  }

  // MARK: Standard edit actions

  /// Whether the text performs an action now, which depends on the selection and on the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let answer = action._editAction.flatMap(_canPerform)
    return answer ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { _cutSelection() }

  open override func copy(_ sender: Any?) { _copySelection() }

  /// Replaces the selection with the text that the app has copied last.
  open override func paste(_ sender: Any?) { _paste() }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { _selectWord() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { _select(0..<_content.utf16.count) }

  open override func delete(_ sender: Any?) { _deleteSelection() }

  // MARK: What a display is told

  private func fieldChanged() {
    _invalidate(.field)
    invalidateIntrinsicContentSize()
  }

  private func replace(_ old: UIView?) {
    old?.removeFromSuperview()
    _showSideViews()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .field: .field(_fieldValue)
    case .typing: .typing(_typingValue)
    case .isFirstResponder: _keyboardValue
    case .font: .font(_shownFont._value)
    case .textColor: .textColor((textColor ?? .label)._value)
    case .textAlignment: .textAlignment(textAlignment._value)
    default: super._attribute(key)
    }
  }

  open override var intrinsicContentSize: CGSize {
    _SizeProbe.answer(_fieldSize)
  }

  package override func _roomMayHaveChanged() {
    if type(of: self) != UITextField.self, !_overrides.isEmpty { _invalidate(.field) }
  }

  // MARK: Where things stand

  // For subclasses to override. Displays place things: what is asked of a subclass is how far it moves
  // them. Left stands for where reading begins.

  /// The rectangle of the text, between the views beside it.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    _standardTextRect(in: bounds)
  }

  /// The rectangle of the text while it is edited; here the text stands where it stood before.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// The rectangle of the placeholder, which displays show in that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    _standardSideRect(of: leftView, isLeft: true, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    _standardSideRect(of: rightView, isLeft: false, in: bounds)
  }
}
