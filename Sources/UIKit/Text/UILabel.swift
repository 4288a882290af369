package import UIKitHosting

/// Shows text that cannot be edited.
open class UILabel: UIView {
  package override var _kind: NodeKind { .label }

  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      guard attributed != nil || newValue != plain else { return }
      if attributed != nil { _written.remove(AttributeKeys(.attributedText)) }
      attributed = nil
      plain = newValue
      textChanged(.text)
    }
  }

  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = newValue?.string
      textChanged(newValue == nil ? .text : .attributedText)
    }
  }

  open var font: UIFont! {
    get { ownFont ?? UILabel.defaultFont }
    set {
      guard newValue != ownFont else { return }
      ownFont = newValue
      textChanged(.font)
    }
  }

  open var textColor: UIColor! {
    get { ownColor ?? .label }
    set {
      guard newValue != ownColor else { return }
      ownColor = newValue
      _invalidate(.textColor)
    }
  }

  @_Told open var textAlignment: NSTextAlignment = .natural {
    didSet {
      if textAlignment != oldValue { _invalidate(.textAlignment) }
      changeParagraphs { $0.alignment = textAlignment }
    }
  }

  @_Told open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue, attributed == nil { textChanged(.text) }
      changeParagraphs { $0.lineBreakMode = lineBreakMode }
    }
  }

  /// Whether the text grows with the reader's text size at once.
  ///
  /// Fonts of a text style do so on every display of ours.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// The most lines shown; 0 for as many as needed.
  @_Told open var numberOfLines: Int = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      _linesMayChange()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Room

  /// Whether a text of one line gets smaller where its line is too short, down to
  /// `minimumScaleFactor`; the label asks for as much room as before.
  @_Told open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { _linesMayChange() } }
  }

  /// The smallest part of its size that a text shrinks to; 0 leaves it as large as it is.
  @_Told open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { _linesMayChange() } }
  }

  /// Where a text that has got smaller stands in its line.
  @_Told open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { _linesMayChange() } }
  }

  /// The points that a label of several lines asks for at most; 0 for as many as its text needs.
  ///
  /// Where a layout says how wide the label is, its lines are that long.
  @_Told open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      _layoutChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize {
    _SizeProbe.answer(_ownTextSize(fitting: nil) ?? _textSize(fitting: nil))
  }

  /// Where the text stands within bounds, and how large it is there; for subclasses to override.
  ///
  /// - Parameters:
  ///   - bounds: Of the label, in points.
  ///   - numberOfLines: The most lines; 0 for as many as needed.
  /// - Returns: The text's rectangle, at the origin of `bounds`.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let width = bounds.width < _TextProbe.unlimited ? bounds.width : nil
    let size = _textSize(fitting: width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX,
      y: bounds.minY,
      width: min(size.width, bounds.width),
      height: min(size.height, bounds.height)
    )
  }

  /// For subclasses that have the text drawn in another rectangle than the bounds.
  ///
  /// Displays draw: what is asked of a subclass is the rectangle that it hands on, for bounds of
  /// several sizes, and the text keeps the same distances from the edges.
  open func drawText(in rect: CGRect) {
    _TextProbe.drawn = rect
  }

  /// Nil where the text keeps its size.
  final var _fit: TextFitValue? {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, minimumScaleFactor > 0,
      minimumScaleFactor < 1
    else { return nil }
    return TextFitValue(
      minimumScale: Double(minimumScaleFactor),
      baseline: baselineAdjustment._value
    )
  }

  package override func _roomMayHaveChanged() {
    if type(of: self) != UILabel.self, !_overrides.isEmpty { _linesMayChange() }
  }

  /// Called when the same text may be set in other lines.
  func _linesMayChange() {
    _labelChanged(_linesKey)
  }

  /// Marks an attribute for the next commit; the label of a button tells its button.
  func _labelChanged(_ key: AttributeKey) {
    _invalidate(key)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(plain, lines: attributed == nil ? _linesForCommit() : nil)
    case .attributedText:
      .attributedText(attributed?._runs ?? [], lines: attributed == nil ? nil : _linesForCommit())
    case .font: .font(FontValue(font._value.typesetFont(_traits), of: font._value))
    case .textColor: .textColor(textColor._value)
    // Lines lie where they are aligned, and are truncated.
    case .textAlignment: .textAlignment(.natural)
    default: super._attribute(key)
    }
  }

  package override func _settleLines() { _markChangedLines() }

  final var _linesKey: AttributeKey { attributed == nil ? .text : .attributedText }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    // Fonts of text styles have other sizes.
    textChanged(.font)
  }

  /// The signature of the lines that displays have.
  final var _sentLines = 0
  private static let defaultFont = UIFont.systemFont(ofSize: 17)
  private var plain: String?
  private var attributed: NSAttributedString?
  private var ownFont: UIFont?
  private var ownColor: UIColor?

  /// The line break mode of the text.
  final var _shownLineBreakMode: NSLineBreakMode { attributed?._lineBreakMode ?? lineBreakMode }

  /// The parts of an attributed text; nil for a text in the label's font.
  final var _attributedRuns: [TextRun]? { attributed?._runs }

  /// What is set for the label when it has its text counts for all paragraphs.
  private func changeParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard let changed = attributed?._changingParagraphs(change) else { return }
    attributed = changed
    textChanged(.attributedText)
  }

  private func textChanged(_ key: AttributeKey) {
    _labelChanged(key)
    invalidateIntrinsicContentSize()
  }
}
