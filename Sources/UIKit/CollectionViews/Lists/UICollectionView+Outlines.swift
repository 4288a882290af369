// Items of lists that have others below them.

/// A data source whose items have others below them.
@MainActor
protocol _OutlineSource: AnyObject {
  /// Where an item stands in its outline; nil where its section is none.
  func _outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// A person expands or collapses an item.
  /// - Returns: Whether it may be.
  func _toggleOutline(at path: IndexPath) -> Bool
}

/// Where an item stands in its outline.
struct OutlinePlace: Equatable {
  /// How many items are above it.
  var level: Int
  var isExpanded: Bool
}

extension UICollectionView {
  /// A person expands or collapses an item.
  /// - Returns: Whether it did anything.
  final func _toggleOutline(of cell: UICollectionViewCell) -> Bool {
    guard let place = _position(of: cell), let source = dataSource as? any _OutlineSource
    else { return false }
    return source._toggleOutline(at: IndexPath(place))
  }

  /// Tells a cell how deep it stands, and whether what is below it is shown.
  final func _updateOutline(of cell: UICollectionViewListCell) {
    let path = IndexPath(cell._element.place)
    var place = (dataSource as? any _OutlineSource)?._outlinePlace(at: path)
    // What is below the section's header starts where the header does.
    let isHeaded = collectionViewLayout._list(ofSection: path.section)?.headerMode
    if isHeaded == .firstItemInSection, let level = place?.level {
      place?.level = max(0, level - 1)
    }
    cell._outline = place
  }

  /// Cells are told anew how their items stand, though no other items are shown.
  final func _outlineChanged() {
    _needsPlacing = true
    setNeedsLayout()
  }
}
