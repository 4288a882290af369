extension UICollectionView {
  final func _cell(at place: RowPosition) -> UICollectionViewCell? {
    _shown[ItemElement(kind: nil, place: place)] as? UICollectionViewCell
  }

  final func _position(of cell: UICollectionViewCell) -> RowPosition? {
    let place = cell._element.place
    return _cell(at: place) === cell ? place : nil
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
