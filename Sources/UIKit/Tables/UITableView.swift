package import UIKitHosting

/// A scroll view that shows rows in sections, creating only those in or near the viewport.
open class UITableView: UIScrollView {
  /// The value that stands for the height that fits a row's content.
  public static let automaticDimension: CGFloat = -1

  public let style: UITableView.Style

  // The positions and the window of rows. Internal, because the files of this folder share them.
  final var _counts = RowCounts()
  final var _keys: [RowKeys] = []
  final var _nextKey: UInt32 = 0
  final var _needsReload = true
  /// The existing rows, by flat index, and their cells in order.
  final var _window: Range<Int> = 0..<0
  final var _cells: [UITableViewCell] = []
  /// The section views, by section index.
  final var _sections: [Int: TableSectionView] = [:]
  final var _geometry = TableGeometry()
  final var _scrollWindow = ScrollWindow()
  /// The conditions under which rows were measured, and their mean height, which estimates all
  /// others.
  final var _measuredWidth: CGFloat = 0
  final var _measuredTextSize = UIContentSizeCategory.unspecified
  final var _measuredEstimate: Double?
  final var _reuse = ReusePool()
  final var _selected: [RowPosition] = []
  final var _updateDepth = 0
  final var _pendingUpdate = ListUpdate()
  final var _isRendering = false
  final var _edges = SectionEdges()
  /// The delegate's estimate in points, if there is one.
  final var _delegateEstimate: Double?
  /// The cells of which the delegate has not been notified yet.
  final var _unannounced: [UITableViewCell] = []
  final var _unannouncedEdges: [TableSectionView] = []
  final var _isAnnouncing = false
  /// Sections removed by an update that has not been rendered yet.
  final var _gone: [TableSectionView] = []
  final var _sentTable: TableValue?
  /// The row that the table is scrolling to, until the offset is final.
  final var _requestedRow: Request?
  final var _isGoingToRow = false
  /// The section index, if there is one.
  final var _index: SectionIndexView? {
    didSet {
      guard _index !== oldValue else { return }
      // The section index reduces the width of the rows' content.
      for cell in _cells { cell._markFramesStale() }
    }
  }
  /// A Boolean value indicating whether any cell has computed its own height.
  final var _hasFittingCells = false
  final var _openSwipe: OpenSwipe<UITableViewCell>?
  /// A Boolean value indicating whether the delegate was notified of the open swipe, which begins
  /// editing of a row.
  final var _delegateKnowsOpenSwipe = false
  /// The rows for which prefetching was requested, by flat index.
  final var _announced: Set<Int> = []
  /// The swipes that the delegate implements; nil before it was queried.
  final var _delegateSwipes: (leading: Bool, trailing: Bool)?
  /// A Boolean value indicating whether the delegate implements context menus; nil before it was
  /// queried.
  final var _delegateHasMenus: Bool?
  final var _isEditing = false
  /// The number of acknowledged drops of rows, and the number of updates that moved rows.
  final var _answeredMoves = 0
  final var _appliedUpdates = 0
  /// The drag and drop state of a table with delegates for it.
  final var _dragging: TableDragging?
  /// A Boolean value indicating whether the delegate was found not to implement selection.
  final var _ignoresSelection = false
  /// The rows of a static table of a storyboard.
  final var _staticContent: StaticTable?

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
    style = InterfaceLoader.tableStyle(coder)
    super.init(coder: coder)
    _invalidate(.table)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .table }

  /// Displays report every scroll step, so that rows are created in time.
  package override var _needsSteps: Bool { true }

  // MARK: Delegate and data source

  /// The data source; declare the conformance on the class that implements the methods.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      _setNeedsReload()
    }
  }
  private weak var ownDataSource: (any UITableViewDataSource)?

  /// The data source that is notified of rows before they are shown.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?

  open var isPrefetchingEnabled: Bool = true

  open weak var delegate: (any UITableViewDelegate)? {
    get { ownDelegate }
    set {
      guard newValue !== ownDelegate else { return }
      ownDelegate = newValue
      _delegateReplaced(by: newValue)
    }
  }
  private weak var ownDelegate: (any UITableViewDelegate)?

  // MARK: Drag and drop

  /// The delegate that provides the items of dragged rows; declare the conformance on the class
  /// that implements the methods.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    get { _dragging?.dragDelegate }
    set {
      guard newValue !== dragDelegate else { return }
      _makeDragging().dragDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// The delegate that handles dropped items.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    get { _dragging?.dropDelegate }
    set {
      guard newValue !== dropDelegate else { return }
      _makeDragging().dropDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// A Boolean value indicating whether rows can be dragged.
  open var dragInteractionEnabled: Bool {
    get { _dragging?.isEnabled ?? true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      _makeDragging().isEnabled = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// A Boolean value indicating whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { _dragging?.hasActiveDrag ?? false }

  /// A Boolean value indicating whether items are being dragged over the table or dropped on it.
  open var hasActiveDrop: Bool { _dragging?.hasActiveDrop ?? false }

  // MARK: Appearance

  package override func _takeStyle(of proxy: NSObject) {
    super._takeStyle(of: proxy)
    guard let proxy = proxy as? UITableView else { return }
    _adopt(\UITableView._ownSeparatorColor, from: proxy)
  }

  /// The colour of the lines between rows; setting nil restores the system's.
  open var separatorColor: UIColor? {
    get { _separatorColor ?? .separator }
    set {
      guard newValue != _separatorColor else { return }
      _separatorColor = newValue
      _tableChanged()
    }
  }

  private(set) final var _separatorColor: UIColor?

  /// The colour that the table has itself; nil for the system's.
  final var _ownSeparatorColor: UIColor? {
    get { _separatorColor }
    set { separatorColor = newValue }
  }

  /// The height of headers in points, unless the delegate returns one.
  @_Observed open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { _setNeedsReload() } }
  }

  /// The space above each header, in points, which scrolls away while the header stays visible.
  ///
  /// `automaticDimension` is 22 in plain tables, and 0 in others, whose sections have their own
  /// spacing.
  @_Observed open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { _layoutChanged() } }
  }

  /// The height of footers in points, unless the delegate returns one.
  @_Observed open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { _setNeedsReload() } }
  }

  /// The height of rows, in points, or `automaticDimension`.
  @_Observed open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { _rowsChanged() } }
  }

  /// The estimated height in points of rows that were never shown, or `automaticDimension`.
  @_Observed open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { _layoutChanged() } }
  }

  /// The estimated height in points of headers that were not shown yet.
  ///
  /// `automaticDimension` uses the height of the header that was measured last.
  @_Observed open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { _rowsChanged() } }
  }

  /// The estimated height in points of footers that were not shown yet; see
  /// `estimatedSectionHeaderHeight`.
  @_Observed open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { _rowsChanged() } }
  }

  @_Observed open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { if separatorStyle != oldValue { _tableChanged() } }
  }

  /// The insets of separators, unless a cell sets its own; until they are set, separators begin at the
  /// texts of their cells.
  @_Observed open var separatorInset = UITableView.defaultSeparatorInset {
    didSet { if separatorInset != oldValue { for cell in _cells { cell._separatorsMoved() } } }
  }

  public enum SeparatorInsetReference: Int, Sendable {
    /// Insets are measured from the edges of cells.
    case fromCellEdges
    /// Insets are added to those that cells have by themselves.
    case fromAutomaticInsets
  }

  /// The meaning of ``separatorInset``.
  @_Observed open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { for cell in _cells { cell._separatorsMoved() } }
  }

  /// A Boolean value that indicates whether the margins of cells follow the readable width.
  ///
  /// Cells that are wider than the readable width show their content in the middle of it, as do headers
  /// and footers, and separators begin and end there.
  @_Observed open var cellLayoutMarginsFollowReadableWidth = false {
    didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { setNeedsLayout() } }
  }

  /// Stored without effect: separators have ``separatorColor``.
  open var separatorEffect: UIVisualEffect?

  /// The distance of the margins of cells from the standard ones, as of the last layout.
  final var _readableInset: CGFloat = 0

  @_Observed open var tableHeaderView: UIView? {
    didSet { _replace(oldValue, by: tableHeaderView, in: .tableHeader) }
  }

  @_Observed open var tableFooterView: UIView? {
    didSet { _replace(oldValue, by: tableFooterView, in: .tableFooter) }
  }

  /// The view behind the rows.
  @_Observed open var backgroundView: UIView? {
    didSet { _replace(oldValue, by: backgroundView, in: .background) }
  }

  // MARK: Section index

  /// The colour of the titles; nil for the tint colour.
  @_Observed open var sectionIndexColor: UIColor? {
    didSet { _index?.tintColor = sectionIndexColor }
  }

  /// The background colour; nil for none.
  @_Observed open var sectionIndexBackgroundColor: UIColor? {
    didSet { _index?.backgroundColor = sectionIndexBackgroundColor }
  }

  /// Stored without effect: displays follow the finger on the index.
  open var sectionIndexTrackingBackgroundColor: UIColor?

  /// The minimum number of rows for which a table shows its index.
  @_Observed open var sectionIndexMinimumDisplayRowCount: Int = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
  }

  // MARK: Selection

  @_Observed open var allowsSelection: Bool = true {
    didSet { if allowsSelection != oldValue { _selectabilityChanged() } }
  }

  @_Observed open var allowsMultipleSelection: Bool = false {
    didSet { if allowsMultipleSelection != oldValue { _selectabilityChanged() } }
  }

  /// The selected row, or the first of several.
  open var indexPathForSelectedRow: IndexPath? {
    _selected.first.map { IndexPath($0) }
  }

  /// The selected rows in the order of selection, or nil if there are none.
  open var indexPathsForSelectedRows: [IndexPath]? {
    _selected.isEmpty ? nil : _selected.map { IndexPath($0) }
  }

  /// Selects a row, or deselects all rows for nil.
  ///
  /// The delegate is not notified.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    _selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without notifying the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _deselect(RowPosition(indexPath), animated: animated)
  }

  // MARK: Editing

  open var isEditing: Bool {
    get { _isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows or hides the controls to delete, insert, select or move rows.
  ///
  /// The selection is cleared.
  open func setEditing(_ editing: Bool, animated: Bool) {
    if editing != _isEditing { _setEditing(editing, animated: animated) }
  }

  @_Observed open var allowsSelectionDuringEditing: Bool = false {
    didSet { if allowsSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  /// A Boolean value indicating whether rows show selection circles while the table is edited.
  ///
  /// The delegate's editing styles are not queried then.
  @_Observed open var allowsMultipleSelectionDuringEditing: Bool = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      for cell in _cells { _updateEditing(of: cell, animated: false) }
      _selectabilityChanged()
    }
  }

  // MARK: Data

  /// Reloads everything from the data source, at the end of the turn.
  ///
  /// The selection is cleared.
  open func reloadData() {
    _setNeedsReload()
  }

  // MARK: Rows and their cells

  open var numberOfSections: Int {
    _loadCountsIfNeeded()
    return _counts.rows.count
  }

  open func numberOfRows(inSection section: Int) -> Int {
    _rowCount(inSection: section)
  }

  /// Returns the cell of a row, or nil if the row is far from the viewport.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    _reloadIfShown()
    return _cell(at: RowPosition(indexPath))
  }

  /// Returns the row of a cell, or nil if the table does not show the cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    _reloadIfShown()
    return _position(of: cell).map { IndexPath($0) }
  }

  /// Returns the row at a point of the content, or nil if there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    _indexPath(at: point)
  }

  /// Returns the rows in a part of the content, or nil if there are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    _updateGeometry()
    let rows = _geometry.rows(between: Double(rect.minY), Double(rect.maxY))
    return rows.isEmpty ? nil : rows.map { IndexPath(_counts.position($0)) }
  }

  /// The rows that are at least partly visible, including those under bars, or nil if there are
  /// none.
  open var indexPathsForVisibleRows: [IndexPath]? {
    let cells = visibleCells
    return cells.isEmpty ? nil : cells.map { IndexPath($0._position) }
  }

  /// The cells that are at least partly visible, including those under bars, in order.
  open var visibleCells: [UITableViewCell] {
    _updateGeometry()
    return _visibleCells
  }

  // MARK: Positions

  /// Returns the frame of a section, including its header and footer.
  open func rect(forSection section: Int) -> CGRect {
    _rect(ofSection: section)
  }

  /// Returns the frame of a section's header; its height is 0 if there is none.
  open func rectForHeader(inSection section: Int) -> CGRect {
    _rect(ofHeaderInSection: section)
  }

  /// Returns the frame of a section's footer; its height is 0 if there is none.
  open func rectForFooter(inSection section: Int) -> CGRect {
    _rect(ofFooterInSection: section)
  }

  /// Returns the frame of a row, which is estimated for rows that were not shown yet.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    _rect(of: RowPosition(indexPath))
  }

  /// Scrolls to a row, or to a section including its header if the row is `NSNotFound`.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    _scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the first of the selected rows, if there is one.
  open func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    guard let row = _selected.min() else { return }
    scrollToRow(at: IndexPath(row), at: scrollPosition, animated: animated)
  }

  /// Returns the header of a section near the viewport if it is of this class, else nil.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _reloadIfShown()
    return _sections[section]?.header as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section near the viewport if it is of this class, else nil.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    _reloadIfShown()
    return _sections[section]?.footer as? UITableViewHeaderFooterView
  }

  /// Reloads the titles of the section index from the data source.
  open func reloadSectionIndexTitles() {
    guard !_needsReload else { return }
    _loadIndex()
    _renderSections()
  }

  // MARK: Reuse

  /// Registers a class for the cells of an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    _registerCell(cellClass, identifier)
  }

  /// Registers a class for the headers or footers of an identifier; nil removes the registration.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    _registerEdge(aClass, identifier)
  }

  /// Registers a nib for the cells of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    _registerCellNib(nib, identifier)
  }

  /// Registers a nib for the headers or footers of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    _registerEdgeNib(nib, identifier)
  }

  /// Returns a reused cell after calling `prepareForReuse()`, or a new one.
  ///
  /// Traps if no class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    _requiredCell(identifier)
  }

  /// Returns a reused or new cell, or nil if there is no cell and no class is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    _dequeueCell(identifier)
  }

  /// Returns a reused or new header or footer, or nil if there is none and no class is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    _dequeueEdge(identifier)
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

  /// Reloads the cells of these rows.
  open func reloadRows(
    at indexPaths: [IndexPath],
    with animation: UITableView.RowAnimation
  ) {
    _change(animation) { $0.reloadedRows.formUnion(indexPaths.map { RowPosition($0) }) }
  }

  /// Has the data source configure the existing cells of these rows, rather than replacing them.
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

  /// Reloads the counts, headers, footers and cells of these sections.
  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    _change(animation) { $0.reloadedSections.formUnion(sections) }
  }

  /// Performs several changes as one update.
  ///
  /// Deletions use the indices before the update, insertions the indices after it. Traps if the
  /// data source's counts do not fit the changes.
  /// - Parameters:
  ///   - updates: Makes the changes, and changes the data.
  ///   - completion: Called with true when the change has been shown.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { _afterAnimation { completion(true) } }
  }

  /// Begins a group of changes, ended by `endUpdates()`.
  ///
  /// Groups may be nested.
  open func beginUpdates() {
    _updateDepth += 1
  }

  /// Ends the group that `beginUpdates()` began.
  ///
  /// A group without changes queries the rows' heights again.
  open func endUpdates() {
    precondition(_updateDepth > 0, "endUpdates() was called without beginUpdates().")
    _updateDepth -= 1
    if _updateDepth == 0 { _commitUpdate() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _updateVisibleContent()
    _followReadableWidth()
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
