// List items with child items.

/// A data source whose items have child items.
@MainActor
protocol _OutlineSource: AnyObject {
  /// Returns the position of an item in its outline; nil for a section without outline.
  func _outlinePlace(at path: IndexPath) -> OutlinePlace?
  /// Expands or collapses an item for the user.
  ///
  /// - Returns: False if the item may not be expanded or collapsed.
  func _toggleOutline(at path: IndexPath) -> Bool
}

/// The position of an item in its outline.
struct OutlinePlace: Equatable {
  /// The number of ancestors.
  var level: Int
  var isExpanded: Bool
}

extension UICollectionView {
  /// Expands or collapses an item for the user.
  ///
  /// - Returns: True if the action had an effect.
  final func _toggleOutline(of cell: UICollectionViewCell) -> Bool {
    guard let place = _position(of: cell), let source = dataSource as? any _OutlineSource
    else { return false }
    return source._toggleOutline(at: IndexPath(place))
  }

  /// Updates the outline level and the expansion state of a cell.
  final func _updateOutline(of cell: UICollectionViewListCell) {
    let path = IndexPath(cell._element.place)
    var place = (dataSource as? any _OutlineSource)?._outlinePlace(at: path)
    // The children of a section's header have the same level as the header.
    let isHeaded = collectionViewLayout._list(ofSection: path.section)?.headerMode
    if isHeaded == .firstItemInSection, let level = place?.level {
      place?.level = max(0, level - 1)
    }
    cell._outline = place
  }

  /// Schedules an update of the cells' outline positions when the same items remain visible.
  final func _outlineChanged() {
    _needsPlacing = true
    setNeedsLayout()
  }
}
