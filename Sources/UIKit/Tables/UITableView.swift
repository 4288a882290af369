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
  final var _geometry = TableGeometry()
  final var _scrollWindow = ScrollWindow()
  /// For what rows were measured, and their mean height, which estimates all others.
  final var _measuredWidth: CGFloat = 0
  final var _measuredTextSize = UIContentSizeCategory.unspecified
  final var _measuredEstimate: Double?
  final var _reuse = ReusePool()
  final var _selected: [RowPosition] = []
  final var _updateDepth = 0
  final var _pendingUpdate = ListUpdate()
  final var _isRendering = false
  final var _edges = SectionEdges()
  /// Points: what the delegate estimates, if it does.
  final var _delegateEstimate: Double?
  /// Cells that the delegate has not heard of yet.
  final var _unannounced: [UITableViewCell] = []
  final var _unannouncedEdges: [TableSectionView] = []
  final var _isAnnouncing = false
  /// Sections that an update took away, until it is rendered.
  final var _gone: [TableSectionView] = []
  final var _sentTable: TableValue?
  /// The row to which the table scrolls, until the offset is right.
  final var _requestedRow: Request?
  final var _isGoingToRow = false
  /// The titles at the side, where there are any.
  final var _index: SectionIndexView? {
    didSet {
      guard _index !== oldValue else { return }
      // The index takes room from the content of rows.
      for cell in _cells { cell._markFramesStale() }
    }
  }
  /// Whether there were cells that say their own height.
  final var _hasFittingCells = false
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
  /// Of a table with delegates for drag and drop.
  final var _dragging: TableDragging?
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

  /// Displays report every step of scrolling, so that rows are made in time.
  package override var _needsSteps: Bool { true }

  // MARK: Delegate and data source

  /// Declare the conformance on the class that implements the methods.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      _setNeedsReload()
    }
  }
  private weak var ownDataSource: (any UITableViewDataSource)?

  /// Hears of rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  open var isPrefetchingEnabled: Bool = true

  open weak var delegate: (any UITableViewDelegate)? {
    get { ownDelegate }
    set {
      guard newValue !== ownDelegate else { return }
      ownDelegate = newValue
      _scrollDelegate = newValue
      _ignoresSelection = false
      _delegateSwipes = nil
      _delegateHasMenus = nil
      _setNeedsReload()
    }
  }
  private weak var ownDelegate: (any UITableViewDelegate)?

  // MARK: Drag and drop

  /// Gives the items of rows that are dragged; declare the conformance on the class that implements the
  /// methods.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { _dragging?.dragDelegate }
    set {
      guard newValue !== dragDelegate else { return }
      _makeDragging().dragDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// Takes items that are dropped.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { _dragging?.dropDelegate }
    set {
      guard newValue !== dropDelegate else { return }
      _makeDragging().dropDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// Whether rows can be dragged.
  open var dragInteractionEnabled: Bool {
    get { _dragging?.isEnabled ?? true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      _makeDragging().isEnabled = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// Whether rows of the table are dragged.
  open var hasActiveDrag: Bool { _dragging?.hasActiveDrag ?? false }

  /// Whether items are dragged over the table, or are dropped on it.
  open var hasActiveDrop: Bool { _dragging?.hasActiveDrop ?? false }

  // MARK: Looks

  /// The colour of the lines between rows; nil gives them the system's back.
  open var separatorColor: UIColor? {
    get { _separatorColor ?? .separator }
    set {
      guard newValue != _separatorColor else { return }
      _separatorColor = newValue
      _tableChanged()
    }
  }

  private(set) final var _separatorColor: UIColor?

  /// Points; the height of headers where the delegate does not say it.
  @_Told open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { _setNeedsReload() } }
  }

  /// Points above each header, which do not stay in sight with it; `automaticDimension` are 22 in plain
  /// tables, and none in others, whose sections stand apart by themselves.
  @_Told open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { _layoutChanged() } }
  }

  /// Points; the height of footers.
  @_Told open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { _setNeedsReload() } }
  }

  /// Points, or `automaticDimension`.
  @_Told open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { _rowsChanged() } }
  }

  /// Points, for rows that were never shown; or `automaticDimension`.
  @_Told open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { _layoutChanged() } }
  }

  /// Points, for headers that were not shown yet; `automaticDimension` for the height of the one that was
  /// shown last.
  @_Told open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { _rowsChanged() } }
  }

  /// Points, for footers that were not shown yet; see `estimatedSectionHeaderHeight`.
  @_Told open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { _rowsChanged() } }
  }

  @_Told open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { _tableChanged() } }
  }

  /// How far separators keep from the edges, where a cell does not say.
  @_Told open var separatorInset = UITableView.defaultSeparatorInset {
    didSet { if separatorInset != oldValue { for cell in _cells { cell._separatorsMoved() } } }
  }

  @_Told open var tableHeaderView: UIView? {
    didSet { _replace(oldValue, by: tableHeaderView, in: .tableHeader) }
  }

  @_Told open var tableFooterView: UIView? {
    didSet { _replace(oldValue, by: tableFooterView, in: .tableFooter) }
  }

  /// What is seen behind the rows.
  @_Told open var backgroundView: UIView? {
    didSet { _replace(oldValue, by: backgroundView, in: .background) }
  }

  // MARK: Section index

  /// The color of its titles; nil for the tint.
  @_Told open var sectionIndexColor: UIColor? {
    didSet { _index?.tintColor = sectionIndexColor }
  }

  /// Nil for none.
  @_Told open var sectionIndexBackgroundColor: UIColor? {
    didSet { _index?.backgroundColor = sectionIndexBackgroundColor }
  }

  /// How many rows a table must have at least to show its index.
  @_Told open var sectionIndexMinimumDisplayRowCount: Int = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  // MARK: Selection

  @_Told open var allowsSelection: Bool = true {
    didSet { if allowsSelection != oldValue { _selectabilityChanged() } }
  }

  @_Told open var allowsMultipleSelection: Bool = false {
    didSet { if allowsMultipleSelection != oldValue { _selectabilityChanged() } }
  }

  /// The selected row; the first selected of several.
  open var indexPathForSelectedRow: IndexPath? {
    _selected.first.map { IndexPath($0) }
  }

  /// The selected rows in the order of selection; nil where there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    _selected.isEmpty ? nil : _selected.map { IndexPath($0) }
  }

  /// Selects a row, or none by nil.
  ///
  /// The delegate does not hear of it.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    _loadCountsIfNeeded()
    guard let indexPath else {
      for row in _selected { _deselect(row, animated: animated) }
      return
    }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Expected a row that exists to select, got \(row.row) of section \(row.section)."
    )
    if !_selectsSeveral {
      for other in _selected where other != row { _deselect(other, animated: animated) }
    }
    _select(row, animated: animated)
    guard scrollPosition != .none else { return }
    _request(Request(row: row, position: scrollPosition, animated: animated))
  }

  /// The delegate does not hear of it.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _deselect(RowPosition(indexPath), animated: animated)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides what rows can be deleted, inserted, selected or moved by.
  ///
  /// Nothing stays selected.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != _isEditing else { return }
    _isEditing = editing
    _conceal()
    _deselectAll()
    if animated { _animateRows() }
    for cell in _cells { _updateEditing(of: cell, animated: animated) }
    _tableChanged()
  }

  @_Told open var allowsSelectionDuringEditing: Bool = false {
    didSet { if allowsSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  /// Whether circles stand before the rows while the table is edited, and taps fill them.
  ///
  /// Rows are then asked for no editing style.
  @_Told open var allowsMultipleSelectionDuringEditing: Bool = false {
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

  // MARK: Rows and their cells

  open var numberOfSections: Int {
    _loadCountsIfNeeded()
    return _counts.rows.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    _loadCountsIfNeeded()
    precondition(
      _counts.rows.indices.contains(section),
      "Expected a section below \(_counts.rows.count), got \(section)."
    )
    return _counts.rows[section]
  }

  /// The cell of a row; nil for a row that is far from the viewport.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    _reloadIfShown()
    return _cell(at: RowPosition(indexPath))
  }

  /// The row that a cell shows; nil for a cell that is not shown here.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    _reloadIfShown()
    return _position(of: cell).map { IndexPath($0) }
  }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    _updateGeometry()
    guard let row = _geometry.row(at: Double(point.y)),
      rectForRow(at: IndexPath(row)).contains(point)
    else { return nil }
    return IndexPath(row)
  }

  /// The rows in a part of the content, as far as they exist; nil where there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    _updateGeometry()
    let rows = _geometry.rows(between: Double(rect.minY), Double(rect.maxY))
    return rows.isEmpty ? nil : rows.map { IndexPath(_counts.position($0)) }
  }

  /// The rows of which something is visible, under bars too; nil where there are none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let cells = visibleCells
    return cells.isEmpty ? nil : cells.map { IndexPath($0._position) }
  }

  /// The cells of which something is visible, under bars too, in order.
  open var visibleCells: [UITableViewCell] {
    _updateGeometry()
    return _visibleCells
  }

  // MARK: Places

  /// The frame of a section, header and footer included.
  open func rect(forSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section)
    let height = _geometry.height(ofSection: section)
    return CGRect(x: 0, y: CGFloat(top), width: _frame.width, height: CGFloat(height))
  }

  /// The frame of a section's header; its height is 0 where there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section) + _geometry.headerTop(of: section)
    return _rect(top, _geometry.headerHeight(of: section))
  }

  /// The frame of a section's footer; its height is 0 where there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    _updateGeometry()
    let top = _geometry.top(ofSection: section) + _geometry.footerTop(of: section)
    return _rect(top, _geometry.footerHeight(of: section))
  }

  /// The frame of a row; of one that was not shown yet, by an estimate of heights.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    _updateGeometry()
    let row = RowPosition(indexPath)
    guard _counts.contains(row) else { return .zero }
    return _rect(_geometry.top(of: row), _geometry.height(of: row))
  }

  /// Scrolls so that a row is seen; a section, header and all, where the row is `NSNotFound`.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    _loadCountsIfNeeded()
    if indexPath.row == NSNotFound, _counts.rows.indices.contains(indexPath.section) {
      let start = RowPosition(indexPath.section, 0)
      return _request(Request(row: start, isSection: true, position: .top, animated: animated))
    }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Attempted to scroll to a row that does not exist: \(row.row) of section \(row.section)."
    )
    _request(Request(row: row, position: scrollPosition, animated: animated))
  }

  /// Goes to the first of the selected rows, if there is one.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let row = _selected.min() else { return }
    scrollToRow(at: IndexPath(row), at: scrollPosition, animated: animated)
  }

  /// The header of a section near the viewport, where it is of this class; nil elsewhere.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _reloadIfShown()
    return _sections[section]?.header as? UITableViewHeaderFooterView
  }

  /// The footer of a section near the viewport, where it is of this class; nil elsewhere.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _reloadIfShown()
    return _sections[section]?.footer as? UITableViewHeaderFooterView
  }

  /// Asks the data source for the titles at the side again.
  open func reloadSectionIndexTitles() {
    guard !_needsReload else { return }
    _loadIndex()
    _renderSections()
  }

  // MARK: Reuse

  /// Says which class makes the cells of an identifier; nil takes that back.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      _reuse.cells[identifier]?.type = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("Expected a class of table view cells, got \(cellClass).")
    }
    _reuse.cells[identifier, default: ReuseQueue()].type = type
  }

  /// Says which class makes the headers or footers of an identifier; nil takes that back.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      _reuse.edges[identifier]?.type = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("Expected a class of UITableViewHeaderFooterView, got \(aClass).")
    }
    _reuse.edges[identifier, default: ReuseQueue()].type = type
  }

  /// A cell that is no longer shown, made ready by `prepareForReuse()`, or a new one.
  ///
  /// Traps where no class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        Unable to dequeue a cell with identifier \(identifier): no class is registered for it. \
        Call register(_:forCellReuseIdentifier:) first, in viewDidLoad() for example.
        """
      )
    }
    return cell
  }

  /// As above; nil where there is no cell and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = _reuse.takeReconfigured(identifier) { return cell }
    if let cell = _reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return _reuse.cells[identifier]?.type.map {
      makeCell(of: $0, style: .default, reuseIdentifier: identifier)
    }
  }

  /// A header or footer that is no longer shown, or a new one; nil where no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = _reuse.takeEdge(identifier) {
      view.prepareForReuse()
      return view
    }
    return _reuse.edges[identifier]?.type.map { makeEdge(of: $0, reuseIdentifier: identifier) }
  }

  // MARK: Updates (the data must change in the same step, and to the same effect)

  open func insertRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.insertedRows += indexPaths.map { RowPosition($0) } }
  }

  open func deleteRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.deletedRows += indexPaths.map { RowPosition($0) } }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    let move = ListUpdate.Move(from: RowPosition(indexPath), to: RowPosition(newIndexPath))
    _change(.automatic) { $0.movedRows.append(move) }
  }

  /// Asks for these rows' cells again.
  open func reloadRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.reloadedRows.formUnion(indexPaths.map { RowPosition($0) }) }
  }

  /// Has the data source configure the cells that these rows have, rather than others.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    _change(.none) { $0.reconfiguredRows += indexPaths.map { RowPosition($0) } }
  }

  open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.deletedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    _change(.automatic) { $0.movedSections.append(ListUpdate.Move(from: section, to: newSection)) }
  }

  /// Asks for these sections' numbers, headers, footers and cells again.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes several changes at once.
  ///
  /// What leaves is named by its place before all of them, what arrives by its place after all of
  /// them. Traps where the data source's numbers do not fit the changes.
  /// - Parameters:
  ///   - updates: Makes the changes, and changes the data.
  ///   - completion: Called when the change has been shown; its argument is true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { _afterAnimation { completion(true) } }
  }

  /// Starts a step of several changes, ended by `endUpdates()`.
  ///
  /// Steps may be nested.
  open func beginUpdates() {
    _updateDepth += 1
  }

  /// Ends the step that `beginUpdates()` started.
  ///
  /// Without any change it asks for the rows' heights again.
  open func endUpdates() {
    precondition(_updateDepth > 0, "endUpdates() was called without beginUpdates().")
    _updateDepth -= 1
    if _updateDepth == 0 { _commitUpdate() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _bringUpToDate()
    _fitCells()
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .table: .table(_sentTable ?? _tableValue)
    default: super._attribute(key)
    }
  }

  package override func _setDisplayedOffset(_ offset: CGPoint, animated: Bool) {
    if !_isGoingToRow { _requestedRow = nil }
    _scrollWindow.departure = animated ? _lastVisibleRect : nil
    super._setDisplayedOffset(offset, animated: animated)
    if !_isCovered { setNeedsLayout() }
  }

  package override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    _requestedRow = nil
    _scrollWindow.scrolled(from: _displayedOffset, to: point)
    _conceal()
    defer { if _needsReload || !_isCovered { setNeedsLayout() } }
    return super._scrolled(to: point, phase)
  }
}
