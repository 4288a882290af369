package import UIKitHosting

/// Shows rows in sections, of which only those in or near the viewport exist.
open class UITableView: UIScrollView {
  /// The height that a row's content asks for.
  public static let automaticDimension: CGFloat = -1

  static let defaultSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

  public let style: UITableView.Style

  // Where rows stand and which are shown. Internal: the files of this folder share them.
  final var _counts = RowCounts()
  final var _keys: [RowKeys] = []
  final var _nextKey: UInt32 = 0
  final var _needsReload = true
  /// The rows shown, by flat number, and their cells in order.
  final var _window: Range<Int> = 0..<0
  final var _cells: [UITableViewCell] = []
  /// By section number.
  final var _sections: [Int: TableSectionView] = [:]
  /// How many rows the display wants at a time; nil before it has spoken.
  final var _wantedCount: Int?
  final var _reuse = ReusePool()
  final var _selected: [RowPosition] = []
  final var _updateDepth = 0
  final var _pendingUpdate = TableUpdate()
  final var _isRendering = false
  final var _edges = SectionEdges()
  /// Cells that the delegate has not heard of yet.
  final var _unannounced: [UITableViewCell] = []
  final var _isAnnouncing = false
  /// Sections that an update took away, until it is rendered.
  final var _gone: [TableSectionView] = []
  final var _sentTable: TableValue?
  final var _requestedRow: (row: RowPosition, position: ScrollPositionValue, animated: Bool)?
  /// The titles at the side, where there are any.
  final var _index: SectionIndexView?
  final var _openSwipe: OpenSwipe<UITableViewCell>?
  /// Whether the delegate heard of the open swipe: a swipe begins to edit a row.
  final var _isSwipeTold = false
  /// Rows that were announced to be fetched, by flat number.
  final var _announced: Set<Int> = []
  /// Which swipes the delegate answers; nil until it was asked.
  final var _delegateSwipes: (leading: Bool, trailing: Bool)?
  /// Whether the delegate answers for context menus; nil until it was asked.
  final var _delegateHasMenus: Bool?
  final var _isEditing = false
  /// How many drops of rows were answered; how often rows were put elsewhere by an update.
  final var _answeredMoves = 0
  final var _appliedUpdates = 0
  /// Whether the delegate was found not to care for selection.
  final var _ignoresSelection = false

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    _invalidate(.table)
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .table }

  // MARK: Who decides

  /// Declare the conformance on the class that implements the methods.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { _setNeedsReload() } }
  }

  /// Hears of rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  open var isPrefetchingEnabled: Bool = true

  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      _scrollDelegate = delegate
      guard delegate !== oldValue else { return }
      _ignoresSelection = false
      _delegateSwipes = nil
      _delegateHasMenus = nil
      _setNeedsReload()
    }
  }

  // MARK: Looks

  /// Points; the height of headers where the delegate does not say it.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { _setNeedsReload() } }
  }

  /// Points above each header, which do not stay in sight with it; `automaticDimension` are 22 in plain
  /// tables, and none in others, whose sections stand apart by themselves.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { _tableChanged() } }
  }

  /// Points; the height of footers.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { _tableChanged() } }
  }

  /// Points, or `automaticDimension`.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { _rowsChanged() } }
  }

  /// Points, for rows that were never shown; or `automaticDimension`.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { _tableChanged() } }
  }

  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { _tableChanged() } }
  }

  /// How far separators keep from the edges, where a cell does not say.
  open var separatorInset = UITableView.defaultSeparatorInset {
    didSet { if separatorInset != oldValue { for cell in _cells { cell._separatorsMoved() } } }
  }

  open var tableHeaderView: UIView? {
    didSet { _replace(oldValue, by: tableHeaderView, in: .tableHeader) }
  }

  open var tableFooterView: UIView? {
    didSet { _replace(oldValue, by: tableFooterView, in: .tableFooter) }
  }

  /// What is seen behind the rows.
  open var backgroundView: UIView? {
    didSet { _replace(oldValue, by: backgroundView, in: .background) }
  }

  // MARK: The index at the side

  /// The color of its titles; nil for the tint.
  open var sectionIndexColor: UIColor? {
    didSet { _index?.tintColor = sectionIndexColor }
  }

  /// Nil for none.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { _index?.backgroundColor = sectionIndexBackgroundColor }
  }

  /// How many rows a table must have at least to show its index.
  open var sectionIndexMinimumDisplayRowCount: Int = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  // MARK: Selection

  open var allowsSelection: Bool = true {
    didSet { if allowsSelection != oldValue { _selectabilityChanged() } }
  }

  open var allowsMultipleSelection: Bool = false {
    didSet { if allowsMultipleSelection != oldValue { _selectabilityChanged() } }
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  open var allowsSelectionDuringEditing: Bool = false {
    didSet { if allowsSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  /// Whether circles stand before the rows while the table is edited, and taps fill them.
  ///
  /// Rows are then asked for no editing style.
  open var allowsMultipleSelectionDuringEditing: Bool = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      for cell in _cells { _updateEditing(of: cell, animated: false) }
      _selectabilityChanged()
    }
  }

  // MARK: Data

  /// Asks the data source for everything again, at the end of the turn.
  ///
  /// Nothing stays selected.
  open func reloadData() {
    _setNeedsReload()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _reloadIfNeeded()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .table: .table(_sentTable ?? _tableValue)
    case .scrollToRow: _scrollToRowAttribute
    default: super._attribute(key)
    }
  }

  package override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    _forgetRequestedRow()
    _conceal()
    return super._scrolled(to: point, phase)
  }
}
