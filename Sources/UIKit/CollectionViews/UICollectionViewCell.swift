package import UIKitHosting

/// Shows one item.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var content: UIView?
  private var needsConfigurationUpdate = true
  private var isUpdating = false
  /// Names the item that it shows; another number, another item.
  final var _key: UInt32 = 0

  // MARK: Content

  /// The view that content goes into; that of the content configuration where there is one.
  open var contentView: UIView {
    if let content { return content }
    let made = UIView()
    place(made)
    return made
  }

  package override var _contentHolder: UIView? { content }

  /// What is added to the cell is added to its content view: that fills it, and a display knows of
  /// nothing beside it.
  open override func addSubview(_ view: UIView) {
    contentView.addSubview(view)
  }

  /// What the cell shows; nil for what was put into `contentView`.
  ///
  /// The view at hand shows it where it supports it.
  @_Told open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      place(ContentPlacing.view(for: contentConfiguration, old: oldValue, in: content))
      if isSelected, !isUpdating { setNeedsUpdateConfiguration() }
    }
  }

  private var configuredBackground: ConfiguredBackgroundView?

  /// Nil for no background.
  @_Told open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      guard backgroundConfiguration != oldValue else { return }
      _invalidate(.background)
      configuredBackground.show(backgroundConfiguration) {
        insertSubview($0, at: 0)
        fill($0)
      }
      _showCorners()
      _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: oldValue?._ofOwner)
    }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
  }

  /// Rounds what its background configuration says.
  func _showCorners() {
    layer.cornerRadius = backgroundConfiguration?._ofOwner.cornerRadius ?? 0
  }

  /// What is seen behind the content.
  @_Told open var backgroundView: UIView? {
    didSet { putBehind(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// What is seen behind the content, and over the background view, while the cell is selected or
  /// highlighted.
  @_Told open var selectedBackgroundView: UIView? {
    didSet {
      putBehind(selectedBackgroundView, insteadOf: oldValue, at: lowerBackgrounds)
      showSelection()
    }
  }

  /// The number of backgrounds below that of the selection.
  private var lowerBackgrounds: Int {
    (configuredBackground == nil ? 0 : 1) + (backgroundView == nil ? 0 : 1)
  }

  private func place(_ view: UIView?) {
    guard view !== content else { return }
    content?.removeFromSuperview()
    content = view
    guard let view else { return }
    _add(view)
    view.frame = _contentFrame
    _contentChanged()
  }

  /// Where the content stands in the cell.
  var _contentFrame: CGRect { CGRect(origin: .zero, size: _frame.size) }

  /// Called when another view shows the content.
  func _contentChanged() {}

  private func putBehind(_ view: UIView?, insteadOf old: UIView?, at index: Int) {
    guard view !== old else { return }
    old?.removeFromSuperview()
    guard let view else { return }
    insertSubview(view, at: index)
    fill(view)
  }

  private func fill(_ view: UIView) {
    view.frame = CGRect(origin: .zero, size: _frame.size)
  }

  override func _resized() {
    for view in [configuredBackground, backgroundView, selectedBackgroundView] {
      view.map(fill)
    }
    content?.frame = _contentFrame
    setNeedsLayout()
  }

  override var _measured: UIView { contentView }

  // MARK: State

  @_Told open var isSelected: Bool = false {
    didSet {
      guard isSelected != oldValue else { return }
      _invalidate(.row)
      stateChanged()
    }
  }

  @_Told open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    _stateShown()
    setNeedsUpdateConfiguration()
  }

  /// Brings what is seen of the state up to date.
  func _stateShown() {
    showSelection()
  }

  private func showSelection() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration by state

  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isSwiped = _swipeActions != nil
    state.isEditing = _isInEditing
    state.isReordering = _collectionView?._movement?.cell === self
    _collectionView?._dragging?.describe(self, in: &state)
    return state
  }

  /// Whether its collection view is edited.
  final var _isInEditing = false {
    didSet { if _isInEditing != oldValue { _editingChanged() } }
  }

  func _editingChanged() {
    setNeedsUpdateConfiguration()
  }

  /// Called when the item is lifted, dragged, and no longer dragged.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// Called when the cell's state has changed, before it is shown.
  @_Told open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Brings the cell's configurations up to date with its state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
  }

  final func _updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    isUpdating = true
    updateConfiguration(using: configurationState)
    isUpdating = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _updateConfigurationIfNeeded()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: What a display is told

  /// Whether a tap anywhere on it does something.
  final var _isSelectable = false {
    didSet { if _isSelectable != oldValue { _invalidate(.row) } }
  }

  /// Whether a tap selects it beside others, or takes that back.
  final var _togglesSelection = false {
    didSet { if _togglesSelection != oldValue { _invalidate(.row) } }
  }

  /// Whether a tap anywhere on it expands or collapses its item, rather than selecting it.
  var _togglesByTap: Bool { false }

  /// A person tapped what expands or collapses its item.
  /// - Returns: Whether it did anything.
  func _outlineTapped() -> Bool {
    _collectionView?._toggleOutline(of: self) ?? false
  }

  /// Whether it shows what it can be moved by.
  var _hasGrip: Bool { false }

  /// Whether it is a row of a sidebar.
  var _isInSidebar: Bool { false }

  /// How its grip looks, unless as the system's.
  var _gripOptions: UICellAccessory.ReorderOptions? { nil }

  /// Whether it has a grip that a person moves it by.
  final var _isMovable = false {
    didSet { if _isMovable != oldValue { _invalidate(.row) } }
  }

  /// Whether a swipe may lay actions open.
  final var _swipes = (leading: false, trailing: false) {
    didSet { if _swipes != oldValue { _invalidate(.row) } }
  }

  /// Whether a long press opens a menu.
  final var _hasMenu = false {
    didSet { if _hasMenu != oldValue { _invalidate(.row) } }
  }

  /// What a swipe has laid open.
  final var _swipeActions: SwipeActionsValue? {
    didSet {
      guard _swipeActions != oldValue else { return }
      _invalidate(.swipeActions)
      if (_swipeActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() }
    }
  }

  package override func _customActionsChanged() {
    _invalidate(.row)
    _meaningChanged()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { _invalidate(.row) } }
  }

  /// It shows an item from now on: the one that it shows already for the same key.
  final func _bind(to place: RowPosition, key: UInt32) {
    let element = ItemElement(kind: nil, place: place)
    guard key != _key || element != _element else { return }
    if key != _key {
      _swipeActions = nil
      _meaningChanged()
    }
    _key = key
    _element = element
    _invalidate(.row)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .row:
      .row(
        RowValue(
          key: _key,
          section: _element.place.section,
          row: _element.place.row,
          isSelectable: _isSelectable && isUserInteractionEnabled,
          isSelected: isSelected,
          isInSidebar: _isInSidebar,
          togglesSelection: _togglesSelection,
          highlights: false,
          hasLeadingActions: _swipes.leading,
          hasTrailingActions: _swipes.trailing,
          isMovable: _isMovable,
          gripColor: _gripOptions?.tintColor?._value,
          gripInset: _gripOptions?._inset.map(Double.init),
          hasMenu: _hasMenu || _hasCustomActions
        )
      )
    case .swipeActions: .swipeActions(_swipeActions)
    case .background:
      .background(
        (backgroundConfiguration?._ofOwner._seenColor(tintColor) ?? backgroundColor)?._value
      )
    default: super._attribute(key)
    }
  }
}
