package import UIKitHosting

/// A view that shows items in a layout, and creates only the views in or near the viewport.
open class UICollectionView: UIScrollView {
  // The displayed state, shared by the files of this folder.
  final var _counts = RowCounts()
  final var _needsReload = true
  final var _isLayoutValid = false
  /// A Boolean value that indicates whether views must be placed again.
  final var _needsPlacing = true
  /// The existing cells and supplementary views.
  final var _shown: [ItemElement: UICollectionReusableView] = [:]
  /// The part of the content whose views exist.
  final var _renderedRect = CGRect.null
  final var _scrollWindow = ScrollWindow()
  final var _reuse = ItemReuse()
  /// The sections that scroll orthogonally, by index.
  final var _strips: [Int: StripView] = [:]
  final var _lastKey: UInt32 = 0
  /// The keys by which a display identifies items that have been shown.
  final var _keys: [RowPosition: UInt32] = [:]
  /// The number of processed item drops.
  final var _answeredMoves = 0
  final var _selected: [RowPosition] = []
  final var _isRendering = false
  final var _isAnnouncing = false
  /// The views for which the delegate has not received `willDisplay` yet.
  final var _unannounced: [UICollectionReusableView] = []
  final var _updateDepth = 0
  final var _pendingUpdate = ListUpdate()
  /// The items that were announced for prefetching.
  final var _announced: Set<RowPosition> = []
  /// A Boolean value that indicates whether the delegate was found not to implement selection.
  final var _ignoresSelection = false
  final var _openSwipe: OpenSwipe<UICollectionViewCell>?
  /// A Boolean value that indicates whether the delegate provides context menus; nil until it was
  /// asked.
  final var _delegateHasMenus: Bool?
  final var _requested: (item: RowPosition, position: ScrollPosition)?
  final var _currentLayout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    _currentLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    _invalidate(.collection)
    if _listBackground != nil { _invalidate(.background) }
  }

  public required init?(coder: NSCoder) {
    let layout = InterfaceLoader.collectionLayout(coder)
    _currentLayout = layout
    super.init(coder: coder)
    layout.collectionView = self
    _invalidate(.collection)
    coder._configure { $0.configure(self, $1) }
  }

  package override var _kind: NodeKind { .collection }

  /// Displays report every scroll step, so that items are created in time.
  package override var _needsSteps: Bool { true }

  package override var _choosesRest: Bool { _currentLayout._isOfApp }

  package override func _rest(proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    _currentLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: velocity
    )
  }

  /// A Boolean value that indicates whether the layout chooses the offset after its next preparation.
  final var _offersOffset = false

  // MARK: Delegate and data source

  /// The data source; declare the conformance on the class that implements the methods.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    get { ownDataSource }
    set {
      guard newValue !== ownDataSource else { return }
      ownDataSource = newValue
      reloadData()
    }
  }
  private weak var ownDataSource: (any UICollectionViewDataSource)?

  open weak var delegate: (any UICollectionViewDelegate)? {
    get { ownDelegate }
    set {
      guard newValue !== ownDelegate else { return }
      ownDelegate = newValue
      _delegateReplaced(by: newValue)
    }
  }
  private weak var ownDelegate: (any UICollectionViewDelegate)?

  /// The object that is notified of items before they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  open var isPrefetchingEnabled: Bool = true

  // MARK: Drag and drop

  /// The provider of drag items; declare the conformance on the class that implements the methods.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { _dragging?.dragDelegate }
    set {
      guard newValue !== dragDelegate else { return }
      _makeDragging().dragDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// The delegate that handles drops.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { _dragging?.dropDelegate }
    set {
      guard newValue !== dropDelegate else { return }
      _makeDragging().dropDelegate = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// A Boolean value that indicates whether items can be dragged.
  open var dragInteractionEnabled: Bool {
    get { _dragging?.isEnabled ?? true }
    set {
      guard newValue != dragInteractionEnabled else { return }
      _makeDragging().isEnabled = newValue
      _makeDragging().delegatesChanged()
    }
  }

  /// The delay before items make room during reordering.
  open var reorderingCadence: UICollectionView.ReorderingCadence {
    get { _dragging?.cadence ?? .immediate }
    set { if newValue != reorderingCadence { _makeDragging().cadence = newValue } }
  }

  /// A Boolean value that indicates whether items of the view are being dragged.
  open var hasActiveDrag: Bool { _dragging?.hasActiveDrag ?? false }

  /// A Boolean value that indicates whether items are dragged over the view or being dropped on it.
  open var hasActiveDrop: Bool { _dragging?.hasActiveDrop ?? false }

  /// The drag and drop state, created with the first delegate.
  final var _dragging: CollectionDragging?

  // MARK: Layout

  /// The layout; a new layout replaces the old one without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { _currentLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout; the completion is called after the time of the animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== _currentLayout { _replaceLayout(by: layout, animated: animated) }
    if let completion { _afterAnimation { completion(true) } }
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _prepareIfNeeded()
    return _currentLayout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _prepareIfNeeded()
    return _currentLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Appearance

  /// The view behind the items.
  @_Observed open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { _replaceBackground(oldValue, by: backgroundView) } }
  }

  // MARK: Selection

  @_Observed open var allowsSelection: Bool = true {
    didSet { if allowsSelection != oldValue { _selectabilityChanged() } }
  }

  @_Observed open var allowsMultipleSelection: Bool = false {
    didSet { if allowsMultipleSelection != oldValue { _selectabilityChanged() } }
  }

  /// The selected items in the order of selection; nil for none.
  open var indexPathsForSelectedItems: [IndexPath]? {
    _selected.isEmpty ? nil : _selected.map { IndexPath($0) }
  }

  /// Selects an item; nil deselects all items.
  ///
  /// The delegate is not notified.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UICollectionView.ScrollPosition
  ) {
    _selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without notifying the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    _deselect(RowPosition(indexPath))
  }

  // MARK: Editing

  /// A Boolean value that indicates whether cells are in editing mode.
  @_Observed open var isEditing: Bool = false {
    didSet { if isEditing != oldValue { _editingChanged() } }
  }

  @_Observed open var allowsSelectionDuringEditing: Bool = false {
    didSet { if allowsSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  /// A Boolean value that indicates whether several items can be selected during editing.
  @_Observed open var allowsMultipleSelectionDuringEditing: Bool = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  // MARK: Data

  /// Reloads all data at the end of the turn.
  ///
  /// The selection is cleared.
  open func reloadData() {
    _abandonMovement()
    _needsReload = true
    _selected = []
    _layoutInvalidated()
  }

  // MARK: Items and their cells

  open var numberOfSections: Int {
    _loadCountsIfNeeded()
    return _counts.rows.count
  }

  open func numberOfItems(inSection section: Int) -> Int {
    _itemCount(inSection: section)
  }

  /// Returns the cell of an item; nil for an item that is far from the viewport.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    _showIfInScene()
    return _cell(at: RowPosition(indexPath))
  }

  /// Returns a supplementary view; nil for a view that is far from the viewport.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    _showIfInScene()
    return _supplementaryView(ofKind: elementKind, at: RowPosition(indexPath))
  }

  /// The visible cells, in order.
  open var visibleCells: [UICollectionViewCell] {
    _showIfInScene()
    return _visible.filter { $0._element.kind == nil }.compactMap { $0 as? UICollectionViewCell }
  }

  /// Returns the visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    _showIfInScene()
    return _visible.filter {
      $0._element.kind == elementKind && $0._element.layer != .decoration
    }
  }

  /// The index paths of the visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.map { IndexPath($0._element.place) }
  }

  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    visibleSupplementaryViews(ofKind: elementKind).map { IndexPath($0._element.place) }
  }

  /// Returns the index path of a cell's item; nil for a cell that is not shown in this view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    _position(of: cell).map { IndexPath($0) }
  }

  /// Returns the index path of the item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    _indexPath(at: point)
  }

  /// Scrolls to an item; along an axis without a given position, by the minimum distance.
  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    _scrollToItem(at: RowPosition(indexPath), at: scrollPosition, animated: animated)
  }

  // MARK: Reuse

  /// Registers the class of the cells for an identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    _registerCell(cellClass, identifier)
  }

  /// Registers the class of the views for a kind and an identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    _registerView(viewClass, ofKind: elementKind, identifier)
  }

  /// Registers a nib for the cells of an identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    _registerNib(nib, kind: nil, identifier)
  }

  /// Registers a nib for the supplementary views of a kind; nil removes the registration.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    _registerNib(nib, kind: kind, identifier)
  }

  /// Returns a reused cell, prepared by `prepareForReuse()`, or a new one.
  ///
  /// Traps if no class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    _requiredCell(identifier)
  }

  /// Returns a reused supplementary view, or a new one.
  ///
  /// Traps if no class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    _requiredView(ofKind: elementKind, identifier)
  }

  // MARK: Updates (the data must change in the same step, and to the same effect)

  open func insertItems(at indexPaths: [IndexPath]) {
    _change { $0.insertedRows += indexPaths.map { RowPosition($0) } }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    _change { $0.deletedRows += indexPaths.map { RowPosition($0) } }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    _change {
      $0.movedRows.append(.init(from: RowPosition(indexPath), to: RowPosition(newIndexPath)))
    }
  }

  /// Replaces the cells of these items.
  open func reloadItems(at indexPaths: [IndexPath]) {
    _change { $0.reloadedRows.formUnion(indexPaths.map { RowPosition($0) }) }
  }

  /// Requests that the data source configure the existing cells of these items.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    _change { $0.reconfiguredRows += indexPaths.map { RowPosition($0) } }
  }

  open func insertSections(_ sections: IndexSet) {
    _change { $0.insertedSections += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    _change { $0.deletedSections += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    _change { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Reloads the item counts, the supplementary views and the cells of these sections.
  open func reloadSections(_ sections: IndexSet) {
    _change { $0.reloadedSections.formUnion(sections) }
  }

  /// Applies several changes together.
  ///
  /// Deletions use index paths before the update, insertions use index paths after it. Traps if the
  /// data source's counts do not match the changes.
  /// - Parameters:
  ///   - updates: A closure that makes the changes and updates the data.
  ///   - completion: Called when the change has been shown; its argument is true.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    _updateDepth += 1
    updates?()
    _updateDepth -= 1
    if _updateDepth == 0 { _commitUpdate() }
    if let completion { _afterAnimation { completion(true) } }
  }

  // MARK: Interactive movement

  /// The current interactive movement.
  final var _movement: InteractiveMovement?

  /// Begins to move an item, if the data source allows it.
  ///
  /// - Returns: True if the movement has begun.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    _beginMovement(of: RowPosition(indexPath))
  }

  /// Moves the item to a point of the content; the others make room for it.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    _updateMovement(to: targetPosition)
  }

  /// Ends the movement: the data source moves the item.
  open func endInteractiveMovement() {
    _endMovement()
  }

  /// Cancels the movement and returns the item to its place.
  open func cancelInteractiveMovement() {
    _cancelMovement()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _updateVisibleContent()
  }

  package override func _setDisplayedOffset(_ offset: CGPoint, animated: Bool) {
    _scrollWindow.departure = animated ? _visibleRect : nil
    super._setDisplayedOffset(offset, animated: animated)
    setNeedsLayout()
  }

  package override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    _scrollWindow.scrolled(from: _displayedOffset, to: point)
    _conceal()
    defer { setNeedsLayout() }
    return super._scrolled(to: point, phase)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .background: .background((_listBackground ?? backgroundColor)?._background)
    case .collection: .collection(_collectionValue)
    default: super._attribute(key)
    }
  }
}
