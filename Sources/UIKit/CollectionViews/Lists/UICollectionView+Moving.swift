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

extension UICollectionView {
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
    guard let source = place(of: key), _cell(at: source)?._isMovable ?? _canMove(source),
      let target = place(inSection: section, before: other, without: source)
    else { return false }
    if target == source { return true }
    if let reordering = dataSource as? any _ReorderingSource {
      return reordering._reorder(from: IndexPath(source), to: IndexPath(target))
    }
    tellAndFollow(source, target)
    return true
  }

  /// Has the data follow, and the collection view, unless the data source has moved the item there
  /// too.
  private func tellAndFollow(_ source: RowPosition, _ target: RowPosition) {
    performBatchUpdates { [self] in
      dataSource?.collectionView(self, moveItemAt: IndexPath(source), to: IndexPath(target))
      let isMoved = _pendingUpdate.movedRows.contains { $0.from == source }
      if !isMoved, hasFollowed(source, target) {
        _pendingUpdate.movedRows.append(TableUpdate.Move(from: source, to: target))
      }
    }
  }

  /// Whether the data have an item where it was dropped, as far as numbers tell; where a data source
  /// made nothing of the drop, the item stays with the data.
  private func hasFollowed(_ source: RowPosition, _ target: RowPosition) -> Bool {
    guard !_needsReload, _pendingUpdate.isEmpty else { return true }
    var expected = _counts.rows
    expected[source.section] -= 1
    expected[target.section] += 1
    return _askForCounts().rows == expected
  }

  /// Where an item would stand in sections that have none, as far as layouts say.
  final var _emptyPlaces: [Int: Double] {
    var places: [Int: Double] = [:]
    for (section, count) in _counts.rows.enumerated() where count == 0 {
      places[section] = collectionViewLayout._firstPlace(inSection: section).map { Double($0) }
    }
    return places
  }

  private func place(of key: UInt32) -> RowPosition? {
    _keys.first { $0.value == key }?.key
  }

  /// The place before an item, or at a section's end, once the source is gone.
  private func place(
    inSection section: Int,
    before other: UInt32?,
    without source: RowPosition
  ) -> RowPosition? {
    guard _counts.rows.indices.contains(section) else { return nil }
    var target = RowPosition(section, _counts.rows[section])
    if let other {
      guard let place = place(of: other), place.section == section else { return nil }
      target = place
    }
    if source.section == section, source.row < target.row { target.row -= 1 }
    return target
  }
}
