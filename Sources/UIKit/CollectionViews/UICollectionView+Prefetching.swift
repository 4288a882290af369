// Prefetching covers the items up to a screen beyond the existing views.

extension UICollectionView {
  /// Announces the items beyond the existing views to the prefetch data source.
  final func _prefetch() {
    guard isPrefetchingEnabled, let source = prefetchDataSource, !_shown.isEmpty else { return }
    let seen = _visibleRect
    let around = _renderedRect.insetBy(dx: -seen.width, dy: -seen.height)
    let found = collectionViewLayout.layoutAttributesForElements(in: around) ?? []
    let ahead = Set(
      found.filter { $0.representedElementCategory == .cell }.map { RowPosition($0.indexPath) }
        .filter { _counts.contains($0) && _cell(at: $0) == nil }
    )
    let gone = _announced.subtracting(ahead).filter { _cell(at: $0) == nil }
    let new = ahead.subtracting(_announced)
    _announced = ahead
    if !gone.isEmpty {
      source.collectionView(self, cancelPrefetchingForItemsAt: gone.sorted().map { IndexPath($0) })
    }
    guard !new.isEmpty else { return }
    let distances = Dictionary(
      found.map { (RowPosition($0.indexPath), abs($0.center.y - seen.midY)) },
      uniquingKeysWith: { first, _ in first }
    )
    let nearest = new.sorted { (distances[$0] ?? 0, $0) < (distances[$1] ?? 0, $1) }
    source.collectionView(self, prefetchItemsAt: nearest.map { IndexPath($0) })
  }
}
