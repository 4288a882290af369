public import Foundation
package import UIKitHosting

/// A scrollable, multiline text that users can read and edit.
///
/// The display owns the scroll position, so `contentOffset` does not reflect it.
open class UITextView: UIScrollView, UITextInputTraits {
  private static let defaultFont = UIFont.systemFont(ofSize: 17)

  open weak var delegate: (any UITextViewDelegate)? {
    get { ownDelegate }
    set {
      let old = ownDelegate
      ownDelegate = newValue
      _scrollDelegate = newValue
      _delegateChanged(from: old)
    }
  }
  private weak var ownDelegate: (any UITextViewDelegate)?

  final var _content = "" {
    didSet {
      guard _content != oldValue else { return }
      if attributed != nil || !dataDetectorTypes.isEmpty { forgetAttributes() }
    }
  }
  final var _session = TypingSession()
  final var _selection = SelectedText()
  /// A Boolean value indicating whether the delegate was found not to implement selection changes.
  final var _ignoresSelection = false
  final var _asked: (edit: TextEdit, range: Range<Int>)?

  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - textContainer: The container for the layout, not shared with another view; nil
  ///     creates one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, textContainer: nil)
  }

  public convenience init() {
    self.init(frame: .zero, textContainer: nil)
  }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    setUp()
    coder._configure { $0.configure(self, $1) }
  }

  private func setUp() {
    textContainer._changed = { [weak self] in
      MainActor.assumeIsolated { self?.fieldChanged() }
    }
    _invalidate(.field)
    _invalidate(.typing)
  }

  package override var _kind: NodeKind { .textView }

  // MARK: Text

  open var hasText: Bool { !_content.isEmpty }

  /// The text, which is never nil: setting nil makes it empty, and all line breaks become `\n`.
  open var text: String! {
    get { _content }
    set { _setText(newValue) }
  }

  private func _setText(_ new: String?) {
    let text = (new ?? "").replacingOccurrences(of: "\r\n", with: "\n")
    _replaceContent(by: text.replacingOccurrences(of: "\r", with: "\n"))
  }

  /// The text with attributes.
  ///
  /// The attributes are shown only if the view is not editable. An editable view has one font and
  /// colour, those of the first character, and discards the others when its text changes. The first
  /// character also sets `font`, `textColor` and `textAlignment`.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: _content, attributes: uniform) }
    set {
      // Not by `text`, whose override may set this property.
      _setText(newValue?.string)
      // The line breaks of the string may have been normalized.
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

  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of newly typed text.
  ///
  /// Edited text has uniform attributes: on an empty text these set `font`, `textColor` and
  /// `textAlignment`.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? uniform }
    set {
      ownTypingAttributes = newValue
      guard _content.isEmpty else { return }
      font = newValue[.font] as? UIFont ?? font
      textColor = newValue[.foregroundColor] as? UIColor ?? textColor
      textAlignment = (newValue[.paragraphStyle] as? NSParagraphStyle)?.alignment ?? textAlignment
    }
  }

  private func forgetAttributes() {
    attributed = nil
    attributesChanged()
  }

  /// Sets an attribute of the whole text when a property of the view changes.
  private func setAll(_ key: NSAttributedString.Key, to value: Any?) {
    guard let attributed, let value else { return }
    let changed = NSMutableAttributedString(attributedString: attributed)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.attributed = changed
    attributesChanged()
  }

  private func attributesChanged() {
    knownReadText = nil
    _invalidate(.attributedText)
    invalidateIntrinsicContentSize()
  }

  // MARK: Links

  /// The kinds of links that are detected in text that is not editable.
  @_Observed open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { attributesChanged() } }
  }

  /// The attributes of links, of which colour and underline are used.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: UIColor.link, .underlineStyle: 1] }
    set {
      ownLinkAttributes = newValue
      attributesChanged()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  private var knownReadText: NSAttributedString?

  /// The attributed text as displayed when not editable, including detected links; nil for a text
  /// with uniform attributes.
  final var _readText: NSAttributedString? {
    if dataDetectorTypes.isEmpty { return attributed }
    if let knownReadText { return knownReadText }
    let plain = attributed ?? NSAttributedString(string: _content, attributes: uniform)
    let linked = DataDetector.links(in: plain, dataDetectorTypes)
    knownReadText = linked
    return linked
  }

  /// Returns the runs of an attributed text that is not editable, in lines of a width in points; nil
  /// or zero for no limit.
  final func _runs(lineWidth width: CGFloat?) -> [TextRun] {
    guard !isEditable, let text = _readText else { return [] }
    var line = AttachmentLine(container: textContainer)
    if let width, width > 0 { line.width = width }
    let runs = text._runs(in: line)
    guard let own = ownLinkAttributes else { return runs }
    return runs.map { run in
      guard run.effects?.link != nil else { return run }
      var run = run
      run.color = (own[.foregroundColor] as? UIColor)?._value
      run.underline = points(own[.underlineStyle]) != 0
      return run
    }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UITextView else { return }
    _adopt(\UITextView.font, from: proxy)
    _adopt(\UITextView.textColor, from: proxy)
  }

  /// The font; the system's of 17 points by default.
  @_Observed open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      setAll(.font, to: font)
      knownReadText = nil
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  @_Observed open var textColor: UIColor? {
    didSet {
      guard textColor != oldValue else { return }
      setAll(.foregroundColor, to: textColor)
      knownReadText = nil
      _invalidate(.textColor)
    }
  }

  @_Observed open var textAlignment: NSTextAlignment = .natural {
    didSet { if textAlignment != oldValue { _invalidate(.textAlignment) } }
  }

  /// A Boolean value indicating whether the font follows the user's text size.
  ///
  /// Fonts of a text style do so on every display.
  open var adjustsFontForContentSizeCategory: Bool = false

  public final let textContainer: NSTextContainer

  /// The insets of the text, in points.
  @_Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { fieldChanged() } }
  }

  // MARK: Editability

  @_Observed open var isEditable: Bool = true {
    didSet {
      guard isEditable != oldValue else { return }
      if !isEditable { _ = _endEditing(force: true) }
      if attributed != nil || !dataDetectorTypes.isEmpty { attributesChanged() }
      _invalidate(.field)
    }
  }

  /// A Boolean value indicating whether text can be selected, and therefore copied.
  @_Observed open var isSelectable: Bool = true {
    didSet { if isSelectable != oldValue { _invalidate(.field) } }
  }

  /// A Boolean value indicating whether the view scrolls; if not, it is as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: UITextInputTraits

  @_Observed open var keyboardType: UIKeyboardType = .default {
    didSet { if keyboardType != oldValue { fieldChanged() } }
  }

  /// The label of the return key, which always inserts a line break.
  @_Observed open var returnKeyType: UIReturnKeyType = .default {
    didSet { if returnKeyType != oldValue { fieldChanged() } }
  }

  /// Stored without effect: a text view always shows its text, as on iOS.
  open var isSecureTextEntry: Bool = false

  @_Observed open var autocapitalizationType: UITextAutocapitalizationType = .sentences {
    didSet { if autocapitalizationType != oldValue { fieldChanged() } }
  }

  @_Observed open var autocorrectionType: UITextAutocorrectionType = .default {
    didSet { if autocorrectionType != oldValue { fieldChanged() } }
  }

  @_Observed open var spellCheckingType: UITextSpellCheckingType = .default {
    didSet { if spellCheckingType != oldValue { fieldChanged() } }
  }

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

  // MARK: Selection and UITextInput

  /// The selection in UTF-16 code units of the text; an empty range is the insertion point.
  open var selectedRange: NSRange {
    get { NSRange(location: _selectedRange.lowerBound, length: _selectedRange.count) }
    set {
      guard newValue.location != NSNotFound else { return }
      _select(max(0, newValue.lowerBound)..<max(0, newValue.lowerBound, newValue.upperBound))
    }
  }

  open var selectedTextRange: UITextRange? {
    get { _textRange }
    set { _select(newValue) }
  }

  /// Scrolls by the smallest distance that makes a range visible.
  open func scrollRangeToVisible(_ range: NSRange) { _scrollToVisible(range) }

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

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .field: .field(_fieldValue)
    case .typing: .typing(_typingValue)
    case .isFirstResponder: _keyboardValue
    case .attributedText: .attributedText(runsForCommit())
    case .font: .font(_shownFont._value)
    case .textColor: .textColor((textColor ?? .label)._value)
    case .textAlignment: .textAlignment(textAlignment._value)
    default: super._attribute(key)
    }
  }

  /// The width of lines for which displays have the attachments.
  private var sentLineWidth: CGFloat = 0

  package override func _updateLines() {
    guard sentLineWidth != _lineWidth, !isEditable, attributed?._containsAttachments == true
    else { return }
    _markForCommit(.attributedText)
  }

  private func runsForCommit() -> [TextRun] {
    sentLineWidth = _lineWidth
    return _runs(lineWidth: sentLineWidth)
  }

  final var _shownFont: UIFont { font ?? Self.defaultFont }

  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : _textSize(fitting: nil)
  }

  /// Returns the size of the text in lines of the given width, regardless of scrolling.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    _textSize(fitting: size._givenWidth)
  }

  /// The size of the text; setting it has no effect.
  open override var contentSize: CGSize {
    get {
      let width = bounds.size._givenWidth
      let text = _textSize(fitting: width)
      return CGSize(width: width ?? text.width, height: text.height)
    }
    set {}
  }
}
