extension UICollectionView {
  public var numberOfSections: Int {
    _loadCountsIfNeeded()
    return _counts.rows.count
  }

  public func numberOfItems(inSection section: Int) -> Int {
    _loadCountsIfNeeded()
    precondition(
      _counts.rows.indices.contains(section),
      "Expected a section below \(_counts.rows.count), got \(section)."
    )
    return _counts.rows[section]
  }

  /// The cell of an item; nil for an item that is far from the viewport.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    _showIfInScene()
    return _cell(at: RowPosition(indexPath))
  }

  /// A header, a footer or the like; nil for one that is far from the viewport.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    _showIfInScene()
    return _shown[ItemElement(kind: elementKind, place: RowPosition(indexPath))]
  }

  /// The cells that can be seen, in order.
  public var visibleCells: [UICollectionViewCell] {
    _showIfInScene()
    return _visible.filter { $0._element.kind == nil }.compactMap { $0 as? UICollectionViewCell }
  }

  /// The headers, footers and the like of one kind that can be seen, in order.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    _showIfInScene()
    return _visible.filter { $0._element.kind == elementKind }
  }

  /// The items that can be seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    visibleCells.map { IndexPath($0._element.place) }
  }

  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    visibleSupplementaryViews(ofKind: elementKind).map { IndexPath($0._element.place) }
  }

  /// The item that a cell shows; nil for a cell that is not shown here.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    _position(of: cell).map { IndexPath($0) }
  }

  /// The item at a point of the content; nil where there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    _prepareIfNeeded()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return found.last { attributes in
      attributes.representedElementCategory == .cell && !attributes.isHidden
        && attributes.frame.contains(point)
    }?.indexPath
  }

  final func _cell(at place: RowPosition) -> UICollectionViewCell? {
    _shown[ItemElement(kind: nil, place: place)] as? UICollectionViewCell
  }

  final func _position(of cell: UICollectionViewCell) -> RowPosition? {
    let place = cell._element.place
    return _cell(at: place) === cell ? place : nil
  }

  /// The views that meet the viewport, in reading order.
  private var _visible: [UICollectionReusableView] {
    let seen = _visibleRect
    return _shown.values.filter { _frameInContent(of: $0).intersects(seen) }
      .sorted { $0._element.precedes($1._element) }
  }

  /// What is asked of views is asked of those that there are after all changes so far.
  private func _showIfInScene() {
    if _runtime != nil || !_shown.isEmpty { _bringUpToDate() }
  }
}
