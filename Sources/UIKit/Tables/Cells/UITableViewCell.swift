package import UIKitHosting

/// A view that shows one row of a table.
open class UITableViewCell: UIView {
  private var identifier: String?
  /// The segues of a storyboard that a tap on the cell, or on its detail button, performs.
  final var _segue: InterfaceSegue?
  final var _accessorySegue: InterfaceSegue?
  /// The height that a storyboard gives the cell; nil for the table's.
  final var _nibHeight: CGFloat?
  final var _content: UIView?
  final var _lazyCellState: LazyCellState?

  // The state that the table sets.
  package final weak var _tableView: UITableView?
  final var _position = RowPosition(0, 0)
  final var _key: UInt32?
  /// A Boolean value indicating whether the delegate has yet to be notified that the cell will be
  /// displayed.
  final var _isUnannounced = false
  final let _style: CellStyle
  final var _needsConfigurationUpdate = true
  final var _isSelected = false
  final var _isHighlighted = false
  private var editing = false

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    _style = style
    identifier = reuseIdentifier
    super.init(frame: .zero)
  }

  public required init?(coder: NSCoder) {
    _style = InterfaceLoader.cellStyle(coder)
    identifier = InterfaceLoader.reuseIdentifier(coder)
    super.init(coder: coder)
    coder._configure { $0.configure(self, $1) }
  }

  public convenience init() {
    self.init(style: .default, reuseIdentifier: nil)
  }

  package override var _kind: NodeKind { .cell }

  /// The frame in the content of the table.
  open override var frame: CGRect {
    get { _frameInTable(super.frame) }
    set { super.frame = _frameInSection(newValue) }
  }

  /// The table while the cell shows one of its rows.
  open override var superview: UIView? { _superviewInTable }

  /// The identifier of cells that are reused for the same kind of row; nil for a cell that is not
  /// reused.
  open var reuseIdentifier: String? { identifier }

  /// Sets the identifier of a cell whose nib has none.
  final func _takeIdentifier(_ identifier: String) {
    if self.identifier == nil { self.identifier = identifier }
  }

  // MARK: Content

  /// The view that contains the content: that of the content configuration if there is one.
  open var contentView: UIView { _content ?? _makeContentView() }

  package override var _contentHolder: UIView? { _content }

  /// Adds a view to the content view, which fills the cell and is the only subview that displays
  /// know.
  open override func addSubview(_ view: UIView) {
    contentView.addSubview(view)
  }

  /// The configuration of the content; nil for a custom `contentView`.
  ///
  /// The existing content view is reused if it supports the configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { _listContent?._shown ?? _lazyCellState?.contentConfiguration }
    set { _setContentConfiguration(newValue) }
  }

  /// The configuration of the background; nil for the table's standard background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { _lazyCellState?.backgroundConfiguration }
    set { _setBackgroundConfiguration(newValue) }
  }

  /// A view behind the content; setting it resets the background configuration.
  open var backgroundView: UIView? {
    get { _lazyCellState?.backgroundView }
    set { if newValue !== backgroundView { _setBackgroundView(newValue) } }
  }

  /// A view between the background view and the content while the cell is selected or highlighted,
  /// instead of the system's colour.
  open var selectedBackgroundView: UIView? {
    get { _lazyCellState?.selectedBackgroundView }
    set { _setSelectedBackground(\.selectedBackgroundView, to: newValue) }
  }

  /// A view that replaces `selectedBackgroundView` if several rows may be selected.
  open var multipleSelectionBackgroundView: UIView? {
    get { _lazyCellState?.multipleSelectionBackgroundView }
    set { _setSelectedBackground(\.multipleSelectionBackgroundView, to: newValue) }
  }

  package override func _didEnterScene() {
    super._didEnterScene()
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
  }

  package override func _traitsChanged(_ old: UITraitCollection) {
    super._traitsChanged(old)
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
    // The table measures it again for another text size.
    if _computesOwnHeight { _tableView?.setNeedsLayout() }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    _showStroke(of: backgroundConfiguration?._ofOwner, insteadOf: nil)
  }

  /// Returns a configuration in the appearance of the cell's style, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch _style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Returns the size that fits the content and accessory; subclasses may override it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    _fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  // MARK: Content without configurations

  open var textLabel: UILabel? { _legacyLabels._textLabel }

  /// The secondary label; nil in the default style.
  open var detailTextLabel: UILabel? {
    _style == .default ? nil : _legacyLabels._secondaryLabel
  }

  /// The image view; nil in the style `value2`.
  open var imageView: UIImageView? {
    _style == .value2 ? nil : _legacyLabels._imageView
  }

  // MARK: Appearance

  @_Observed open var accessoryType: UITableViewCell.AccessoryType = .none {
    didSet { if accessoryType != oldValue { _invalidate(.row) } }
  }

  /// A view at the trailing edge that replaces the one of `accessoryType`.
  open var accessoryView: UIView? {
    get { _lazyCellState?.accessoryView }
    set { if newValue !== accessoryView { _setAccessoryView(newValue) } }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { _invalidate(.row) } }
  }

  @_Observed open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet {
      guard selectionStyle != oldValue else { return }
      _invalidate(.row)
      _showSelection()
    }
  }

  /// The insets of the separator below; by default it is aligned with the content.
  open var separatorInset: UIEdgeInsets {
    get { _lazyCellState?.separatorInset ?? _impliedSeparatorInset }
    set {
      guard newValue != _lazyCellState?.separatorInset else { return }
      _setLazyState(\.separatorInset, to: newValue)
      _invalidate(.separatorInset)
    }
  }

  // MARK: State

  open var isSelected: Bool {
    get { _isSelected }
    set { setSelected(newValue, animated: false) }
  }

  open var isHighlighted: Bool {
    get { _isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Called by the table whenever the row's selection changes.
  open func setSelected(_ selected: Bool, animated: Bool) {
    if selected != _isSelected { _setSelected(selected) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    if highlighted != _isHighlighted { _setHighlighted(highlighted) }
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Called by the table whenever editing of the row begins or ends.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    let state = _stateMask(isEditing: editing)
    willTransition(to: state)
    self.editing = editing
    _invalidate(.row)
    setNeedsUpdateConfiguration()
    didTransition(to: state)
  }

  /// Called before the cell gets other controls for editing.
  open func willTransition(to state: UITableViewCell.StateMask) {}

  /// Called after the cell has got other controls for editing.
  open func didTransition(to state: UITableViewCell.StateMask) {}

  /// The function of the control before the content while the table is edited.
  open var editingStyle: UITableViewCell.EditingStyle { _editingStyle }

  /// A Boolean value indicating whether the content is indented while the table is edited, even if
  /// the row has no control.
  @_Observed open var shouldIndentWhileEditing: Bool = true {
    didSet { if shouldIndentWhileEditing != oldValue { _invalidate(.row) } }
  }

  /// The indentation of the content, in steps of `indentationWidth`.
  open var indentationLevel: Int {
    get { _lazyCellState?.indentationLevel ?? 0 }
    set { if newValue != indentationLevel { _changeIndentation(\.indentationLevel, to: newValue) } }
  }

  /// The width of an indentation step, in points.
  open var indentationWidth: CGFloat {
    get { _lazyCellState?.indentationWidth ?? 10 }
    set { if newValue != indentationWidth { _changeIndentation(\.indentationWidth, to: newValue) } }
  }

  /// A Boolean value indicating whether the delete action is revealed.
  open var showingDeleteConfirmation: Bool { _swipeActions?.edge == .trailing }

  /// The accessory at the trailing edge while the table is edited.
  @_Observed open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value indicating whether the cell shows a reorder control.
  ///
  /// The table sets it when editing begins or ends, to the value that the data source returns for
  /// the row.
  @_Observed open var showsReorderControl: Bool = false {
    didSet { if showsReorderControl != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value indicating whether the cell has a selection circle, filled while the row is
  /// selected.
  final var _hasCircle = false {
    didSet { if _hasCircle != oldValue { _invalidate(.row) } }
  }

  final var _editingStyle = EditingStyle.none {
    didSet { if _editingStyle != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value indicating whether the cell is edited but has no control because of its
  /// editing style.
  final var _lacksControl = false {
    didSet { if _lacksControl != oldValue { _invalidate(.row) } }
  }

  /// The edges from which a swipe may reveal actions.
  final var _swipes = (leading: false, trailing: false) {
    didSet { if _swipes != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value indicating whether a long press opens a menu.
  final var _hasMenu = false {
    didSet { if _hasMenu != oldValue { _invalidate(.row) } }
  }

  package override func _customActionsChanged() {
    _invalidate(.row)
    _tapEffectChanged()
  }

  // MARK: Configuration by state

  open var configurationState: UICellConfigurationState { _configurationState }

  /// Called when the drag state of the row changes.
  open func dragStateDidChange(_ dragState: UITableViewCell.DragState) {}

  /// Called when the cell's state has changed, before it is shown.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { _lazyCellState?.updateHandler }
    set {
      _setLazyState(\.updateHandler, to: newValue)
      setNeedsUpdateConfiguration()
    }
  }

  open func setNeedsUpdateConfiguration() {
    _needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// Updates the cell's configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    if let contentConfiguration {
      self.contentConfiguration = contentConfiguration.updated(for: state)
    }
    configurationUpdateHandler?(self, state)
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

  /// A Boolean value indicating whether a tap on the cell has an effect.
  final var _isSelectable = false {
    didSet { if _isSelectable != oldValue { _invalidate(.row) } }
  }

  /// A Boolean value indicating whether a tap toggles the selection, keeping that of other rows.
  final var _togglesSelection = false {
    didSet {
      guard _togglesSelection != oldValue else { return }
      _invalidate(.row)
      _showSelection()
    }
  }

  /// A Boolean value indicating whether layout has placed the cell since it was bound to its row.
  final var _isPlaced = false

  /// The fixed height in points; nil to fit the content.
  final var _height: Double? {
    didSet { if _height != oldValue { _layoutChanged() } }
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .row: .row(_rowValue)
    case .swipeActions: .swipeActions(_swipeActions)
    case .background:
      .background(_ownBackground?._background)
    case .separatorInset:
      .separatorInset(
        leading: Double(separatorInset.left),
        trailing: Double(separatorInset.right)
      )
    default: super._attribute(key)
    }
  }
}
