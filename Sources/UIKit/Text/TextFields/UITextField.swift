package import UIKitHosting

/// A line of text that users can edit.
open class UITextField: UIControl, UITextInputTraits {
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  /// The reason for the end of editing.
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
  /// A Boolean value indicating whether the delegate was found not to implement selection changes.
  final var _ignoresSelection = false
  final var _asked: (edit: TextEdit, range: Range<Int>)?
  /// The search bar that contains the field.
  final weak var _bar: UISearchBar?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _written.formUnion(AttributeKeys(.field))
    _written.formUnion(AttributeKeys(.typing))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _written.formUnion(AttributeKeys(.field))
    _written.formUnion(AttributeKeys(.typing))
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .textField }

  // MARK: Text

  /// The text, which is never nil: setting nil makes it empty.
  open var text: String? {
    get { _content }
    set { _setText(newValue) }
  }

  private func _setText(_ text: String?) {
    _willChange(["text"])
    _replaceContent(by: text ?? "")
    _didChange(["text"])
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
      // Not by `text`, whose override may set this property.
      _setText(newValue?.string)
    }
  }

  /// The attributes of newly typed text, which are those of the whole text; nil while the field is
  /// not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get { isEditing ? defaultTextAttributes : nil }
    set { if isEditing, let newValue { defaultTextAttributes = newValue } }
  }

  open var placeholder: String? {
    get { shownPlaceholder }
    set { setPlaceholder(newValue) }
  }

  private var shownPlaceholder: String?

  private func setPlaceholder(_ text: String?) {
    let old = shownPlaceholder
    shownPlaceholder = text
    _placeholderColor = nil
    if text != old { fieldChanged() }
  }

  /// The placeholder, of whose attributes only the colour of the first character is used.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder.map { NSAttributedString(string: $0) } }
    set {
      // Not by `placeholder`, whose override may set this property.
      setPlaceholder(newValue?.string)
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      _placeholderColor = attributes[.foregroundColor] as? UIColor
    }
  }

  /// A Boolean value that indicates whether the last call of `drawPlaceholder(in:)` has drawn it.
  final var _drawsPlaceholder = true

  final var _placeholderColor: UIColor? {
    didSet { if _placeholderColor != oldValue { fieldChanged() } }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UITextField else { return }
    _adopt(\UITextField.font, from: proxy)
    _adopt(\UITextField.textColor, from: proxy)
    _adopt(\UITextField._placeholderColor, from: proxy)
    if placeholder == nil, let text = proxy.placeholder { placeholder = text }
  }

  @_Observed open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  @_Observed open var textColor: UIColor? {
    didSet { if textColor != oldValue { _invalidate(.textColor) } }
  }

  @_Observed open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { _invalidate(.textAlignment) } }
  }

  /// The attributes of the text: font, colour and paragraph alignment.
  ///
  /// Others are stored without effect, because displays show the text of a field in one font.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { _defaultTextAttributes }
    set { _setDefaultTextAttributes(newValue) }
  }

  final var _otherTextAttributes: [NSAttributedString.Key: Any]?

  /// A Boolean value indicating whether the font follows the user's text size.
  ///
  /// Fonts of a text style do so on every display.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// A Boolean value indicating whether a text that is too long shrinks to `minimumFontSize` before
  /// it scrolls.
  @_Observed open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { fieldChanged() } }
  }

  /// The smallest font size, in points.
  @_Observed open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { fieldChanged() } }
  }

  // MARK: Appearance

  @_Observed open var borderStyle: UITextField.BorderStyle = .none {
    didSet {
      guard borderStyle != oldValue else { return }
      fieldChanged()
      invalidateIntrinsicContentSize()
    }
  }

  @_Observed open var clearButtonMode: UITextField.ViewMode = .never {
    didSet { if clearButtonMode != oldValue { fieldChanged() } }
  }

  /// The view before the text, shown according to `leftViewMode`.
  @_Observed open var leftView: UIView? {
    didSet { if leftView !== oldValue { replace(oldValue) } }
  }

  @_Observed open var leftViewMode: UITextField.ViewMode = .never {
    didSet { if leftViewMode != oldValue { _showSideViews() } }
  }

  /// The view after the text, shown according to `rightViewMode`.
  @_Observed open var rightView: UIView? {
    didSet { if rightView !== oldValue { replace(oldValue) } }
  }

  @_Observed open var rightViewMode: UITextField.ViewMode = .never {
    didSet { if rightViewMode != oldValue { _showSideViews() } }
  }

  /// A Boolean value indicating whether the text is cleared when editing begins.
  open var clearsOnBeginEditing: Bool = false

  // MARK: UITextInputTraits

  @_Observed open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { fieldChanged() } }
  }

  @_Observed open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { fieldChanged() } }
  }

  @_Observed open var isSecureTextEntry: Bool = false {
    didSet { if isSecureTextEntry != oldValue { fieldChanged() } }
  }

  @_Observed open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if autocapitalizationType != oldValue { fieldChanged() } }
  }

  @_Observed open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { if autocorrectionType != oldValue { fieldChanged() } }
  }

  @_Observed open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { if spellCheckingType != oldValue { fieldChanged() } }
  }

  /// A Boolean value indicating whether the return key has no effect while the text is empty.
  open var enablesReturnKeyAutomatically: Bool = false

  @_Observed open var textContentType: UITextContentType! {
    didSet { if textContentType != oldValue { fieldChanged() } }
  }

  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// The view that replaces the keyboard; after a change during editing, call `reloadInputViews()`.
  open override var inputView: UIView? {
    get { ownInputView }
    set {
      ownInputView = newValue
      fieldChanged()
    }
  }

  /// The view above the keyboard or its replacement; after a change during editing, call
  /// `reloadInputViews()`.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  // MARK: Editing

  /// A Boolean value indicating whether the field is the first responder.
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

  /// The text being composed: always nil, because displays send composed text only when it is
  /// complete.
  open var markedTextRange: UITextRange? { nil }

  open var beginningOfDocument: UITextPosition { _TextPosition(0) }

  open var endOfDocument: UITextPosition { _TextPosition(_content.utf16.count) }

  open func text(in range: UITextRange) -> String? { _text(in: range) }

  /// Replaces a part of the text as if it were typed, without calling the delegate.
  open func replace(_ range: UITextRange, withText text: String) { _replace(range, with: text) }

  /// Replaces the selection as if the text were typed, without calling the delegate.
  open func insertText(_ text: String) { _insert(text, replacing: _selectedRange) }

  /// Deletes the selection, or the character before the insertion point.
  ///
  /// It is also called for deletions by the user; an override that does not call `super` keeps the
  /// text.
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

  /// Returns the position an offset of characters away; nil for `up` and `down`, as the display
  /// lays out lines.
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

  /// Returns the rectangle of an insertion point, based on the layout in the scene.
  open func caretRect(for position: UITextPosition) -> CGRect {
    _caretRect(at: _offset(of: position))
  }

  /// Returns the rectangle of the first line of a range.
  open func firstRect(for range: UITextRange) -> CGRect {
    _firstRect(of: range) { _caretRect(at: $0) }
  }

  // MARK: Standard edit actions

  /// Returns whether the text can perform an action now, given the selection and the pasteboard.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let answer = action._editAction.flatMap(_canPerform)
    return answer ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { _cutSelection() }

  open override func copy(_ sender: Any?) { _copySelection() }

  /// Replaces the selection with the text that the app copied last.
  open override func paste(_ sender: Any?) { _paste() }

  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { _selectWord() }

  /// Selects the whole text.
  open override func selectAll(_ sender: Any?) { _select(0..<_content.utf16.count) }

  open override func delete(_ sender: Any?) { _deleteSelection() }

  // MARK: Display attributes

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

  // MARK: Layout

  // For subclasses to override. Displays do the layout: only the distances by which a subclass
  // moves its parts are used. Left means leading.

  /// Returns the rectangle of the text, between the side views.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    _standardTextRect(in: bounds)
  }

  /// Returns the rectangle of the text during editing, which here equals the one before.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Returns the rectangle of the placeholder; displays show it in that of the text.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    textRect(forBounds: bounds)
  }

  /// Draws the placeholder; subclasses override it to hide the placeholder.
  ///
  /// Displays draw the placeholder: one whose override draws nothing and does not call `super` is
  /// invisible.
  open func drawPlaceholder(in rect: CGRect) {
    _drawsPlaceholder = true
  }

  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    _standardSideRect(of: leftView, isLeft: true, in: bounds)
  }

  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    _standardSideRect(of: rightView, isLeft: false, in: bounds)
  }
}
