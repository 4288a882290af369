import UIKitHosting

// Items of lists that a person drags by their grips.

/// A data source whose items a person may move.
@MainActor
protocol _ReorderingSource: AnyObject {
  func _canReorder(at path: IndexPath) -> Bool
  /// Moves an item to the place that it has once it is gone from where it was.
  /// - Returns: Whether it may be there.
  func _reorder(from source: IndexPath, to target: IndexPath) -> Bool
}

extension UICollectionView {
  final func _canMove(_ place: RowPosition) -> Bool {
    (dataSource as? any _ReorderingSource)?._canReorder(at: IndexPath(place)) ?? false
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
      let target = place(inSection: section, before: other, without: source),
      let reordering = dataSource as? any _ReorderingSource
    else { return false }
    return target == source
      || reordering._reorder(from: IndexPath(source), to: IndexPath(target))
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
