import UIKitHosting

// Items of lists that a person drags by their grips.

/// A data source that moves its items itself.
@MainActor
protocol _ReorderingSource: AnyObject {
  func _canReorder(at path: IndexPath) -> Bool
  /// Moves an item to the place that it has once it is gone from where it was.
  /// - Returns: Whether it may be there.
  func _reorder(from source: IndexPath, to target: IndexPath) -> Bool
}

extension UICollectionView: MovedList {
  final func _canMove(_ place: RowPosition) -> Bool {
    if let source = dataSource as? any _ReorderingSource {
      return source._canReorder(at: IndexPath(place))
    }
    return dataSource?.collectionView(self, canMoveItemAt: IndexPath(place)) ?? false
  }

  /// Tells the display that a drop was served: from now on it shows what the scene says.
  final func _answerMove() {
    _answeredMoves += 1
    _invalidate(.collection)
  }

  /// A person dropped an item in a section, before another item, or at the end for nil.
  ///
  /// Items go by their keys.
  /// - Returns: Whether the item is there still and may be moved, and the place exists.
  final func _move(_ key: UInt32, toSection section: Int, before other: UInt32?) -> Bool {
    _loadCountsIfNeeded()
    guard let source = _place(of: key), _cell(at: source)?._isMovable ?? _canMove(source),
      let target = _place(inSection: section, before: other, without: source)
    else { return false }
    if target == source { return true }
    if let reordering = dataSource as? any _ReorderingSource {
      return reordering._reorder(from: IndexPath(source), to: IndexPath(target))
    }
    _tellAndFollow(source, target)
    return true
  }

  /// Has the data follow, and the collection view, unless the data source has moved the item there
  /// too.
  final func _tellAndFollow(_ source: RowPosition, _ target: RowPosition) {
    performBatchUpdates { [self] in
      dataSource?.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(target))
      let isMoved = _pendingUpdate.movedRows.contains { $0.from == source }
      if !isMoved, _hasFollowed(source, target) {
        _pendingUpdate.movedRows.append(ListUpdate.Move(from: source, to: target))
      }
    }
  }

  /// Where an item would stand in sections that have none, as far as layouts say.
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
