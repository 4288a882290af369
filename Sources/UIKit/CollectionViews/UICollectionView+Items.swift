extension UICollectionView {
  final func _delegateReplaced(by delegate: (any UICollectionViewDelegate)?) {
    _scrollDelegate = delegate
    _ignoresSelection = false
    _delegateHasMenus = nil
    reloadData()
  }

  final func _itemCount(inSection section: Int) -> Int {
    _loadCountsIfNeeded()
    precondition(
      _counts.rows.indices.contains(section),
      "Expected a section below \(_counts.rows.count), got \(section)."
    )
    return _counts.rows[section]
  }

  final func _cell(at place: RowPosition) -> UICollectionViewCell? {
    _shown[ItemElement(kind: nil, place: place)] as? UICollectionViewCell
  }

  final func _position(of cell: UICollectionViewCell) -> RowPosition? {
    let place = cell._element.place
    return _cell(at: place) === cell ? place : nil
  }

  final func _supplementaryView(
    ofKind kind: String,
    at place: RowPosition
  ) -> UICollectionReusableView? {
    _shown[ItemElement(kind: kind, place: place)]
      ?? _shown[ItemElement(kind: kind, place: place, layer: .badge)]
  }

  final func _indexPath(at point: CGPoint) -> IndexPath? {
    _prepareIfNeeded()
    let found = collectionViewLayout.layoutAttributesForElements(in: page(around: point)) ?? []
    return found.last { attributes in
      attributes.representedElementCategory == .cell && !attributes.isHidden
        && attributes.frame.contains(point)
    }?.indexPath
  }

  /// Returns the part of the content around a point, of the size of the viewport.
  ///
  /// Layouts that place the items of a line one after the other require whole lines, as in the
  /// viewport.
  private func page(around point: CGPoint) -> CGRect {
    let size = CGSize(width: max(bounds.width, 1), height: max(bounds.height, 1))
    return CGRect(
      x: (point.x / size.width).rounded(.down) * size.width,
      y: (point.y / size.height).rounded(.down) * size.height,
      width: size.width,
      height: size.height
    )
  }

  /// The views that intersect the viewport, in reading order.
  final var _visible: [UICollectionReusableView] {
    let seen = _visibleRect
    return _shown.values.filter { _frameInContent(of: $0).intersects(seen) }
      .sorted { $0._element.precedes($1._element) }
  }

  /// Applies pending changes before views are queried.
  final func _showIfInScene() {
    if _runtime != nil || !_shown.isEmpty { _updateVisibleContent() }
  }
}
