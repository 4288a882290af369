import UIKitHosting

// Reordering of list items with the reorder control.

/// A data source that moves its items itself.
@MainActor
protocol _ReorderingSource: AnyObject {
  func _canReorder(at path: IndexPath) -> Bool
  /// Moves an item to its index path after removal from the source.
  ///
  /// - Returns: True if the item may be moved there.
  func _reorder(from source: IndexPath, to target: IndexPath) -> Bool
}

extension UICollectionView: MovedList {
  final func _canMove(_ place: RowPosition) -> Bool {
    if let source = dataSource as? any _ReorderingSource {
      return source._canReorder(at: IndexPath(place))
    }
    return dataSource?.collectionView(self, canMoveItemAt: IndexPath(place)) ?? false
  }

  /// Notifies the display that a drop was processed; from now on it shows the scene's order.
  final func _answerMove() {
    _answeredMoves += 1
    _invalidate(.collection)
  }

  /// Moves an item that the user dropped in a section, before another item, or at the end for nil.
  ///
  /// Items are identified by their keys.
  ///
  /// - Returns: True if the item still exists and may be moved, and the target exists.
  final func _move(_ key: UInt32, toSection section: Int, before other: UInt32?) -> Bool {
    _loadCountsIfNeeded()
    guard let source = _place(of: key), _cell(at: source)?._isMovable ?? _canMove(source),
      let target = _place(inSection: section, before: other, without: source)
    else { return false }
    if target == source { return true }
    if let reordering = dataSource as? any _ReorderingSource {
      return reordering._reorder(from: IndexPath(source), to: IndexPath(target))
    }
    _moveInDataAndView(source, target)
    return true
  }

  /// Moves the item in the data and, unless the data source has already done so, in the collection
  /// view.
  final func _moveInDataAndView(_ source: RowPosition, _ target: RowPosition) {
    performBatchUpdates { [self] in
      dataSource?.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(target))
      let isMoved = _pendingUpdate.movedRows.contains { $0.from == source }
      if !isMoved, _dataSourceMoved(source, target) {
        _pendingUpdate.movedRows.append(ListUpdate.Move(from: source, to: target))
      }
    }
  }

  /// The positions that an item would have in empty sections, if the layout determines them.
  final var _emptyPlaces: [Int: Double] {
    var places: [Int: Double] = [:]
    for (section, count) in _counts.rows.enumerated() where count == 0 {
      places[section] = collectionViewLayout._firstPlace(inSection: section).map { Double($0) }
    }
    return places
  }

  final func _place(of key: UInt32) -> RowPosition? {
    _keys.first { $0.value == key }?.key
  }
}
