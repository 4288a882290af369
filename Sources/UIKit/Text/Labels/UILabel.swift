package import UIKitHosting

/// A view that shows text that is not editable.
open class UILabel: UIView {
  package override var _kind: NodeKind { .label }

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

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

  /// The colour that the label has itself; nil for the default.
  final var _ownTextColor: UIColor? {
    get { ownColor }
    set { textColor = newValue }
  }

  /// The font that the label has itself; nil for the default.
  final var _ownFont: UIFont? {
    get { ownFont }
    set { font = newValue }
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UILabel else { return }
    _adopt(\UILabel._ownTextColor, from: proxy)
    _adopt(\UILabel._ownFont, from: proxy)
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

  /// The colour of the text while the label is highlighted; nil for `textColor`.
  @_Observed open var highlightedTextColor: UIColor? {
    didSet { if highlightedTextColor != oldValue { _invalidate(.textColor) } }
  }

  /// A Boolean value that indicates whether the label is highlighted, as in a selected cell.
  @_Observed open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { _invalidate(.textColor) } }
  }

  /// A Boolean value that indicates whether the text has its colour; a disabled label is dimmed.
  @_Observed open var isEnabled: Bool = true {
    didSet { if isEnabled != oldValue { _invalidate(.textColor) } }
  }

  /// The colour in the label's present state.
  private var shownColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    return isHighlighted ? highlightedTextColor ?? textColor : textColor
  }

  @_Observed open var textAlignment: NSTextAlignment = .natural {
    didSet {
      if textAlignment != oldValue { _invalidate(.textAlignment) }
      changeParagraphs { $0.alignment = textAlignment }
    }
  }

  @_Observed open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      if lineBreakMode != oldValue, attributed == nil { textChanged(.text) }
      changeParagraphs { $0.lineBreakMode = lineBreakMode }
    }
  }

  /// How lines break where several breaks are possible.
  @_Observed open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet {
      guard lineBreakStrategy != oldValue else { return }
      _linesMayChange()
      invalidateIntrinsicContentSize()
    }
  }

  /// A Boolean value indicating whether the font follows the user's text size.
  ///
  /// Fonts of a text style do so on every display.
  open var adjustsFontForContentSizeCategory: Bool = false

  /// The maximum number of lines; 0 for no limit.
  @_Observed open var numberOfLines: Int = 1 {
    didSet {
      guard numberOfLines != oldValue else { return }
      _linesMayChange()
      invalidateIntrinsicContentSize()
    }
  }

  // MARK: Size

  /// A Boolean value indicating whether a single line that does not fit shrinks, down to
  /// `minimumScaleFactor`.
  ///
  /// The intrinsic content size does not change.
  @_Observed open var adjustsFontSizeToFitWidth: Bool = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { _linesMayChange() } }
  }

  /// The smallest factor by which the text shrinks; 0 disables shrinking.
  @_Observed open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { _linesMayChange() } }
  }

  /// The vertical position of shrunken text in its line.
  @_Observed open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
    didSet { if baselineAdjustment != oldValue { _linesMayChange() } }
  }

  /// The maximum intrinsic width in points of a label with several lines; 0 for no limit.
  ///
  /// If layout determines the width of the label, its lines have that width instead.
  @_Observed open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      guard preferredMaxLayoutWidth != oldValue else { return }
      _layoutChanged()
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize {
    _SizeProbe.answer(_ownTextSize(fitting: nil) ?? _textSize(fitting: nil))
  }

  /// Returns the rectangle of the text within bounds; subclasses may override it.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the label, in points.
  ///   - numberOfLines: The maximum number of lines; 0 for no limit.
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

  /// Draws the text; subclasses override it to change the rectangle.
  ///
  /// Displays draw the text: an override is called for bounds of several sizes, and only the
  /// rectangle that it passes to `super` is used. The text keeps the same distances from the edges.
  open func drawText(in rect: CGRect) {
    _TextProbe.drawn = rect
  }

  /// The parameters for shrinking, or nil if the text keeps its size.
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

  /// Called when the lines of the text may change.
  func _linesMayChange() {
    _labelChanged(_linesKey)
  }

  /// Marks an attribute for the next commit; the label of a button notifies its button.
  func _labelChanged(_ key: AttributeKey) {
    _invalidate(key)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(plain, lines: attributed == nil ? _linesForCommit() : nil)
    case .attributedText:
      .attributedText(
        _attributedRuns(lineWidth: _frame.width) ?? [],
        lines: attributed == nil ? nil : _linesForCommit()
      )
    case .font: .font(FontValue(font._value.typesetFont(_traits), of: font._value))
    case .textColor: .textColor(shownColor._value)
    // The lines include alignment and truncation.
    case .textAlignment: .textAlignment(.natural)
    default: super._attribute(key)
    }
  }

  package override func _updateLines() { _markChangedLines() }

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

  /// Returns the runs of an attributed text, in lines of a width in points; nil or zero for no limit.
  ///
  /// A text in the label's font has none.
  final func _attributedRuns(lineWidth width: CGFloat?) -> [TextRun]? {
    guard let attributed else { return nil }
    var line = AttachmentLine(font: font)
    if let width, width > 0 { line.width = width }
    return attributed._runs(in: line)
  }

  /// Changes all paragraph styles when a property of the label is set.
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
