package import UIKitHosting

/// A view that shows one item.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  private var content: UIView?
  private var needsConfigurationUpdate = true
  private var isUpdating = false
  /// The key of the displayed item; another item has another key.
  final var _key: UInt32 = 0
  /// The segue of a storyboard that a tap on the cell performs.
  final var _segue: InterfaceSegue?

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  // MARK: Content

  /// The view that contains the content; with a content configuration, the configuration's view.
  open var contentView: UIView {
    if let content { return content }
    let made = UIView()
    place(made)
    return made
  }

  package override var _contentHolder: UIView? { content }

  /// Adds a view to the content view, which fills the cell; displays do not know views beside it.
  open override func addSubview(_ view: UIView) {
    contentView.addSubview(view)
  }

  /// The content configuration; nil for content that was added to `contentView`.
  ///
  /// The current view is kept if it supports the configuration.
  @_Observed open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      place(ContentPlacing.view(for: contentConfiguration, old: oldValue, in: content))
      if isSelected, !isUpdating { setNeedsUpdateConfiguration() }
    }
  }

  private var configuredBackground: ConfiguredBackgroundView?

  /// The background configuration; nil for no background.
  @_Observed open var backgroundConfiguration: UIBackgroundConfiguration? {
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

  /// Applies the corner radius of the background configuration.
  func _showCorners() {
    layer.cornerRadius = backgroundConfiguration?._ofOwner.cornerRadius ?? 0
  }

  /// The view behind the content.
  @_Observed open var backgroundView: UIView? {
    didSet { putBehind(backgroundView, insteadOf: oldValue, at: 0) }
  }

  /// The view behind the content and in front of the background view, shown while the cell is
  /// selected or highlighted.
  @_Observed open var selectedBackgroundView: UIView? {
    didSet {
      putBehind(selectedBackgroundView, insteadOf: oldValue, at: lowerBackgrounds)
      showSelection()
    }
  }

  /// The number of backgrounds behind that of the selection.
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

  /// The frame of the content in the cell.
  var _contentFrame: CGRect { CGRect(origin: .zero, size: _frame.size) }

  /// Notifies subclasses that another view shows the content.
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

  @_Observed open var isSelected: Bool = false {
    didSet {
      guard isSelected != oldValue else { return }
      _invalidate(.row)
      stateChanged()
    }
  }

  @_Observed open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  private func stateChanged() {
    _stateShown()
    setNeedsUpdateConfiguration()
  }

  /// Updates the appearance for the current state.
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

  /// A Boolean value that indicates whether the collection view is in editing mode.
  final var _isInEditing = false {
    didSet { if _isInEditing != oldValue { _editingChanged() } }
  }

  func _editingChanged() {
    setNeedsUpdateConfiguration()
  }

  /// Notifies the cell that its item was lifted, is dragged, or is no longer dragged.
  open func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {}

  /// The closure that is called when the cell's state has changed, before the next display.
  @_Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell's configurations for a state.
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

  // MARK: Attributes for displays

  /// A Boolean value that indicates whether a tap on the cell has an effect.
  final var _isSelectable = false {
    didSet { if _isSelectable != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value that indicates whether a tap adds the cell to the selection or removes it.
  final var _togglesSelection = false {
    didSet { if _togglesSelection != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value that indicates whether a tap expands or collapses the item, instead of
  /// selecting it.
  var _togglesByTap: Bool { false }

  /// Handles a tap that expands or collapses the item.
  ///
  /// - Returns: True if the tap had an effect.
  func _outlineTapped() -> Bool {
    _collectionView?._toggleOutline(of: self) ?? false
  }

  /// A Boolean value that indicates whether the cell shows a reorder control.
  var _hasGrip: Bool { false }

  /// A Boolean value that indicates whether the cell is a row of a sidebar.
  var _isInSidebar: Bool { false }

  /// The options of the reorder control; nil for the system's.
  var _gripOptions: UICellAccessory.ReorderOptions? { nil }

  /// A Boolean value that indicates whether the user can move the cell with its reorder control.
  final var _isMovable = false {
    didSet { if _isMovable != oldValue { _invalidate(.row) } }
  }

  /// The edges at which a swipe may reveal actions.
  final var _swipes = (leading: false, trailing: false) {
    didSet { if _swipes != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value that indicates whether a long press opens a context menu.
  final var _hasMenu = false {
    didSet { if _hasMenu != oldValue { _invalidate(.row) } }
  }

  /// The revealed swipe actions.
  final var _swipeActions: SwipeActionsValue? {
    didSet {
      guard _swipeActions != oldValue else { return }
      _invalidate(.swipeActions)
      if (_swipeActions == nil) != (oldValue == nil) { setNeedsUpdateConfiguration() }
    }
  }

  package override func _customActionsChanged() {
    _invalidate(.row)
    _tapEffectChanged()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { _invalidate(.row) } }
  }

  /// Binds the cell to an item; a cell with the same key keeps its state.
  final func _bind(to place: RowPosition, key: UInt32) {
    let element = ItemElement(kind: nil, place: place)
    guard key != _key || element != _element else { return }
    if key != _key {
      _swipeActions = nil
      _tapEffectChanged()
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
        (backgroundConfiguration?._ofOwner._explicitBackgroundColor(tintColor) ?? backgroundColor)?
          ._background
      )
    default: super._attribute(key)
    }
  }
}
