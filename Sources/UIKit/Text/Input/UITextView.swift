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
  /// Whether the delegate was seen to be indifferent to selections.
  final var _ignoresSelection = false
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

  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The attributes of what is typed next.
  ///
  /// A text that is edited has one look: of an empty one these set `font`, `textColor` and
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

  /// What is set for the view counts for all of its text.
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

  /// The kinds of links that are found in a text that is read.
  @_Told open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { attributesChanged() } }
  }

  /// The attributes of links, of which the colour and the line below count.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { ownLinkAttributes ?? [.foregroundColor: UIColor.link, .underlineStyle: 1] }
    set {
      ownLinkAttributes = newValue
      attributesChanged()
    }
  }

  private var ownLinkAttributes: [NSAttributedString.Key: Any]?

  private var knownReadText: NSAttributedString?

  /// The text with attributes as it is read, with the links that were found in it; nil for one in a single
  /// look.
  final var _readText: NSAttributedString? {
    if dataDetectorTypes.isEmpty { return attributed }
    if let knownReadText { return knownReadText }
    let plain = attributed ?? NSAttributedString(string: _content, attributes: uniform)
    let linked = DataDetector.links(in: plain, dataDetectorTypes)
    knownReadText = linked
    return linked
  }

  /// The pieces of a text with attributes, where they are seen.
  final var _runs: [TextRun] {
    guard !isEditable, let runs = _readText?._runs else { return [] }
    guard let own = ownLinkAttributes else { return runs }
    return runs.map { run in
      guard run.effects?.link != nil else { return run }
      var run = run
      run.color = (own[.foregroundColor] as? UIColor)?._value
      run.underline = points(own[.underlineStyle]) != 0
      return run
    }
  }

  /// The system's, of 17 points, unless set.
  @_Told open var font: UIFont? {
    didSet {
      guard font != oldValue else { return }
      setAll(.font, to: font)
      knownReadText = nil
      _invalidate(.font)
      invalidateIntrinsicContentSize()
    }
  }

  @_Told open var textColor: UIColor? {
    didSet {
      guard textColor != oldValue else { return }
      setAll(.foregroundColor, to: textColor)
      knownReadText = nil
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
      if attributed != nil || !dataDetectorTypes.isEmpty { attributesChanged() }
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

  /// The selection in UTF-16 code units of the text: of no length the insertion point.
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

  /// Scrolls no farther than needed for a part of the text to be seen.
  open func scrollRangeToVisible(_ range: NSRange) { _scrollToVisible(range) }

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
