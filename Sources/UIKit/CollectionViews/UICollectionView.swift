package import UIKitHosting

/// Shows items where a layout says, of which only those in or near the viewport exist.
open class UICollectionView: UIScrollView {
  // What exists. Internal: the files of this folder share them.
  final var _counts = RowCounts()
  final var _needsReload = true
  final var _isLayoutValid = false
  /// Whether views must take their places again.
  final var _needsPlacing = true
  /// The cells and other views that exist.
  final var _shown: [ItemElement: UICollectionReusableView] = [:]
  /// The part of the content whose views exist.
  final var _renderedRect = CGRect.null
  /// What was seen before an animation went elsewhere, until a person scrolls.
  final var _departure: CGRect?
  final var _reuse = ItemReuse()
  /// The sections that scroll by themselves, by number.
  final var _strips: [Int: StripView] = [:]
  final var _lastKey: UInt32 = 0
  /// The names of items that have been shown, which a display knows them by.
  final var _keys: [RowPosition: UInt32] = [:]
  /// How many drops of items were answered.
  final var _answeredMoves = 0
  final var _selected: [RowPosition] = []
  final var _isRendering = false
  final var _isAnnouncing = false
  /// Views that the delegate has not heard of yet.
  final var _unannounced: [UICollectionReusableView] = []
  final var _updateDepth = 0
  final var _pendingUpdate = TableUpdate()
  /// Items that were announced to be fetched.
  final var _announced: Set<RowPosition> = []
  /// Whether the delegate was found not to care for selection.
  final var _ignoresSelection = false
  final var _openSwipe: OpenSwipe<UICollectionViewCell>?
  /// Whether the delegate makes context menus; nil until it was asked.
  final var _delegateHasMenus: Bool?
  final var _requested: (item: RowPosition, position: ScrollPosition)?
  private var layout: UICollectionViewLayout

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
    _invalidate(.collection)
    if listBackground != nil { _invalidate(.background) }
  }

  public required init?(coder: NSCoder) {
    nil
  }

  package override var _kind: NodeKind { .collection }

  /// Displays tell of every step, so that items come into being in time.
  package override var _needsSteps: Bool { true }

  // MARK: Who decides

  /// Declare the conformance on the class that implements the methods.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      _scrollDelegate = delegate
      guard delegate !== oldValue else { return }
      _ignoresSelection = false
      _delegateHasMenus = nil
      reloadData()
    }
  }

  /// Hears of items before they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?

  open var isPrefetchingEnabled: Bool = true

  // MARK: Layout

  /// Setting it lays out by another one at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== self.layout else { return }
    self.layout.collectionView = nil
    self.layout = layout
    layout.collectionView = self
    _invalidate(.background)
    if animated { _animateItems() }
    _layoutInvalidated()
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _prepareIfNeeded()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    _prepareIfNeeded()
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Looks

  private var listBackground: UIColor? {
    (layout as? UICollectionViewCompositionalLayout)?._background
  }

  /// What is seen behind the items.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?._slot = nil
      guard let backgroundView else { return }
      backgroundView._slot = .background
      insertSubview(backgroundView, at: 0)
    }
  }

  // MARK: Selection

  open var allowsSelection: Bool = true {
    didSet { if allowsSelection != oldValue { _selectabilityChanged() } }
  }

  open var allowsMultipleSelection: Bool = false {
    didSet { if allowsMultipleSelection != oldValue { _selectabilityChanged() } }
  }

  // MARK: Editing

  /// Whether cells show what they show while they are edited.
  open var isEditing: Bool = false {
    didSet {
      guard isEditing != oldValue else { return }
      _conceal()
      for case let cell as UICollectionViewListCell in _shown.values {
        cell._isInEditing = isEditing
      }
      _selectabilityChanged()
      _layoutInvalidated()
    }
  }

  open var allowsSelectionDuringEditing: Bool = false {
    didSet { if allowsSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  /// Whether several items can be selected while cells are edited.
  open var allowsMultipleSelectionDuringEditing: Bool = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { _selectabilityChanged() } }
  }

  // MARK: Data

  /// Asks the data source for everything again, at the end of the turn.
  ///
  /// Nothing stays selected.
  open func reloadData() {
    _needsReload = true
    _selected = []
    _layoutInvalidated()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    _bringUpToDate()
  }

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    _departure = animated ? _visibleRect : nil
    super.setContentOffset(contentOffset, animated: animated)
    setNeedsLayout()
  }

  package override func _scrolled(to point: CGPoint, _ phase: InputEvent.ScrollPhase) -> Bool {
    _departure = nil
    _conceal()
    defer { setNeedsLayout() }
    return super._scrolled(to: point, phase)
  }

  package override func _attribute(_ key: AttributeKey) -> Attribute {
    switch key {
    case .background: .background((listBackground ?? backgroundColor)?._value)
    case .collection:
      .collection(
        CollectionValue(
          width: Double(_contentSize.width),
          height: Double(_contentSize.height),
          sections: _counts.rows,
          answeredMoves: _answeredMoves,
          emptyPlaces: _emptyPlaces
        )
      )
    default: super._attribute(key)
    }
  }
}
