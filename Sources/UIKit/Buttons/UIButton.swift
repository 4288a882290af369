package import UIKitHosting

/// A control with a title or image that performs an action when tapped.
open class UIButton: UIControl {
  public private(set) var buttonType: ButtonType = .custom
  final var _titles = StateValues<String>()
  final var _attributedTitles = StateValues<NSAttributedString>()
  final var _titleColors = StateValues<UIColor>()
  final var _images = StateValues<UIImage>()
  /// Rarely used state, allocated lazily.
  final var _details: _ButtonDetails?
  private var needsConfigurationUpdate = true
  /// The image that provides the accessibility label of a button without text.
  final var _namesake: UIImage?
  private(set) final lazy var _titleView = _ButtonTitleLabel(of: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    _invalidate(.buttonStyle)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _invalidate(.buttonStyle)
    coder._configure { $0.configure(self, $1) }
  }

  public convenience init(type buttonType: UIButton.ButtonType) {
    self.init(frame: .zero)
    _take(buttonType)
  }

  final func _take(_ buttonType: ButtonType) {
    self.buttonType = buttonType
    // As on iOS, only custom buttons begin with the larger `buttonFontSize`.
    if buttonType != .custom { _titleView.font = .systemFont(ofSize: 15) }
    let symbol: String? =
      switch buttonType {
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      case .custom, .system: nil
      }
    if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
  }

  /// Creates a button; the title and image of the action are used for the button.
  public convenience init(
    type buttonType: UIButton.ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  public convenience init(
    configuration: UIButton.Configuration,
    primaryAction: UIAction? = nil
  ) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty {
        configuration.title = primaryAction.title
      }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }

  package override var _kind: NodeKind { .button }

  // MARK: Menu and role

  /// The menu that a long press opens, or a tap if `showsMenuAsPrimaryAction` is true.
  @_Observed open var menu: UIMenu? {
    didSet { if menu !== oldValue { _menuChanged() } }
  }

  package override var _shownMenu: UIMenu? {
    _isPopUp ? menu?._withSingleSelection : menu
  }

  /// A Boolean value that indicates whether the button tracks a selection.
  ///
  /// The selection is an element of the menu, shown as title, if a tap opens the menu; otherwise
  /// `isSelected`.
  @_Observed open var changesSelectionAsPrimaryAction: Bool = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { _selectionKindChanged() } }
  }

  package override var _togglesSelection: Bool {
    changesSelectionAsPrimaryAction && !_isPopUp
  }

  /// A Boolean value that indicates whether the title is that of the selected menu element.
  final var _isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// A Boolean value that indicates whether the menu was opened by a long press, rather than a tap.
  open var isHeld: Bool {
    _runtime?.isMenuOpen(from: self) ?? false && !showsMenuAsPrimaryAction
  }

  @_Observed open var role: UIButton.Role = .normal {
    didSet {
      guard role != oldValue else { return }
      _invalidate(.tint)
      _contentChanged()
    }
  }

  package override func _menuChanged() {
    super._menuChanged()
    if changesSelectionAsPrimaryAction { _selectionKindChanged() }
  }

  // MARK: Pointer

  /// A Boolean value that indicates whether the button has a pointer effect.
  open var isPointerInteractionEnabled: Bool {
    get { _details?.pointer?.interaction.view != nil }
    set {
      guard newValue != isPointerInteractionEnabled else { return }
      _makePointer().setEnabled(newValue, of: self)
    }
  }

  /// The provider of the pointer style; setting it enables the interaction.
  open var pointerStyleProvider: PointerStyleProvider? {
    get { _details?.pointer?.provider }
    set {
      _makePointer().provider = newValue
      if newValue != nil { isPointerInteractionEnabled = true }
    }
  }

  // MARK: Configuration

  @_Observed open var configuration: UIButton.Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration?.ownBackground != oldValue?.ownBackground { _showConfiguredBackground() }
      _contentChanged()
    }
  }

  /// A Boolean value that indicates whether the configuration is updated for the button's state.
  @_Observed open var automaticallyUpdatesConfiguration: Bool = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { _contentChanged() } }
  }

  /// The handler that is called when the button's state has changed, before the next display.
  ///
  /// Setting it gives a button without a configuration a plain one.
  @_Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      if configurationUpdateHandler != nil, configuration == nil { configuration = .plain() }
      setNeedsUpdateConfiguration()
      _pointersChanged()
    }
  }

  /// Requests an update of the configuration before the button is displayed next.
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the configuration in subclasses after the button's state has changed.
  open func updateConfiguration() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    _details?.configuredBackground?.frame = bounds
    if _placesContent { _invalidate(.buttonStyle) }
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UIButton, !proxy._titleColors.isEmpty else { return }
    _titleColors.fill(from: proxy._titleColors)
    _contentChanged(for: state)
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    setNeedsUpdateConfiguration()
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    else { return }
    // Fonts of text styles have changed their sizes.
    _titleLabelChanged(.font)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if role == .destructive { _invalidate(.tint) }
    if configuration?._computesColors == true { _contentChanged() }
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }

  // MARK: Content

  /// A placeholder for the title label, which is not a subview; its frame is that of the title.
  ///
  /// Without a configuration its font is the title's; its minimum scale factor applies.
  open var titleLabel: UILabel? { _titleView }

  /// A placeholder for the image view, which is not a subview; its frame is that of the image.
  ///
  /// Its content mode fits the image, and its tint colour, if set, applies to symbols and
  /// templates.
  open var imageView: UIImageView? {
    let details = _details ?? _ButtonDetails()
    _details = details
    let view = details.imageView ?? _ButtonImageView(of: self)
    details.imageView = view
    return view
  }

  /// The placeholders of the title and the image for key paths of nibs.
  final var _titlePlaceholder: UILabel { _titleView }
  final var _imagePlaceholder: UIImageView { imageView ?? UIImageView() }

  open func setTitle(_ title: String?, for state: UIControl.State) {
    _titles[state] = title
    _contentChanged(for: state)
  }

  /// Sets the attributed title for a state, which overrides the plain title.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    _attributedTitles[state] = title
    _contentChanged(for: state)
  }

  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    _titleColors[state] = color
    _contentChanged(for: state)
  }

  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    _images[state] = image
    _contentChanged(for: state)
  }

  // MARK: Insets and images without a configuration

  /// The insets around title and image, in points.
  ///
  /// Without a configuration they add to the intrinsic size.
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use the configuration's insets.")
  open var contentEdgeInsets: UIEdgeInsets {
    get { _details?.content ?? .zero }
    set { _changeDetails { $0.content = newValue } }
  }

  /// The insets of the title without a configuration, in points.
  ///
  /// They do not affect the intrinsic size.
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use the configuration's padding.")
  open var titleEdgeInsets: UIEdgeInsets {
    get { _details?.title ?? .zero }
    set { _changeDetails { $0.title = newValue } }
  }

  /// The insets of the image without a configuration, in points.
  ///
  /// They do not affect the intrinsic size.
  @available(iOS, introduced: 2.0, deprecated: 15.0, message: "Use the configuration's padding.")
  open var imageEdgeInsets: UIEdgeInsets {
    get { _details?.image ?? .zero }
    set { _changeDetails { $0.image = newValue } }
  }

  /// A Boolean value that indicates whether images are dimmed while a button without configuration
  /// is pressed.
  @available(
    iOS,
    introduced: 2.0,
    deprecated: 15.0,
    message: "Use the configuration's update handler."
  )
  open var adjustsImageWhenHighlighted: Bool {
    get { _details?.adjustsImageWhenHighlighted ?? true }
    set { _changeDetails { $0.adjustsImageWhenHighlighted = newValue } }
  }

  /// Sets an image behind the content, resized to the button; symbols are not drawn.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    _changeDetails(for: state) { $0.backgrounds[state] = image }
  }

  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    _details?.backgrounds[state]
  }

  /// Sets the symbol configuration of images without their own, for buttons without configuration.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?,
    forImageIn state: UIControl.State
  ) {
    _changeDetails(for: state) { $0.symbols[state] = configuration }
  }

  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? {
    _details?.symbols[state]
  }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    _details?.symbols[state] ?? _details?.symbols[.normal]
  }

  open var currentBackgroundImage: UIImage? {
    _details?.backgrounds[state] ?? _details?.backgrounds[.normal]
  }

  // MARK: Content for a state

  open func title(for state: UIControl.State) -> String? { _titles[state] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    _attributedTitles[state]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { _titleColors[state] }
  open func image(for state: UIControl.State) -> UIImage? { _images[state] }

  open var currentTitle: String? {
    if _isPopUp, let choice = menu?.selectedElements.first { return choice.title }
    return configuration?.title ?? currentAttributedTitle?.string ?? _titles[state]
      ?? _titles[.normal]
  }

  open var currentAttributedTitle: NSAttributedString? {
    if let own = _attributedTitles[state] { return own }
    return _titles[state] == nil || state == .normal ? _attributedTitles[.normal] : nil
  }

  open var currentImage: UIImage? {
    configuration?.image ?? _images[state] ?? _images[.normal]
  }

  open var currentTitleColor: UIColor {
    _titleColor ?? (buttonType == .custom ? .white : tintColor)
  }

  // MARK: Places

  /// Returns the rectangle of the background, the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle of the content within the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { _contentRect(in: bounds) }

  /// Returns the rectangle of the title; classes that override it place the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { _titleRect(in: contentRect) }

  /// Returns the rectangle of the image; classes that override it place the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { _imageRect(in: contentRect) }

  // MARK: Size and state

  open override var intrinsicContentSize: CGSize {
    _SizeProbe.answer(_buttonSize)
  }

  package override func _roomMayHaveChanged() {
    if type(of: self) != UIButton.self, !_overrides.isEmpty { _invalidate(.buttonStyle) }
  }

  package override func _stateChanged() {
    _contentChanged()
    setNeedsUpdateConfiguration()
  }

  package override func _highlightChanged() {
    if _hasHighlightedContent { _contentChanged() }
    setNeedsUpdateConfiguration()
  }

  /// A Boolean value that indicates whether the app's code changes the appearance of the
  /// highlighted button.
  package override var _followsHighlight: Bool {
    configurationUpdateHandler != nil || _hasHighlightedContent
  }

  package override func _contentAlignmentChanged() {
    _changeDetails { _ in }
  }

  // MARK: Display attributes

  package override func _updateLines() { _markChangedLines() }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .text: .text(currentTitle, lines: _hasTitleRuns ? nil : _linesForCommit())
    case .attributedText: .attributedText(_titleRuns ?? [], lines: _linesForCommit())
    case .font:
      .font(FontValue(_font._value.typesetFont(_traits), of: _font._value))
    case .image: .image(_shownImage?._value)
    case .buttonStyle: .buttonStyle(_withRoom(_shownStyle))
    case .tint where _usesDestructiveTint:
      .tint(UIColor.systemRed._value)
    default: super._attribute(key)
    }
  }

  /// The signature of the title's lines that displays have.
  final var _sentLines = 0

  package override var _impliedName: String? {
    _namesake?._accessibilityName(in: .of(_runtime))
  }

  // MARK: Touches

  package override func _liftedInside() {
    if _togglesSelection { isSelected.toggle() }
    super._liftedInside()
    sendActions(for: .primaryActionTriggered)
  }

  open override func performPrimaryAction() {
    if _togglesSelection { isSelected.toggle() }
    super.performPrimaryAction()
  }
}
