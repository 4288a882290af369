/// A table or a collection view in which the user reorders rows.
///
/// Displays refer to rows by their keys.
@MainActor
protocol MovedList: UIView {
  var _counts: RowCounts { get }
  var _needsReload: Bool { get }
  var _pendingUpdate: ListUpdate { get }

  /// Returns the data source's current counts.
  func _queryCounts() -> RowCounts

  /// Returns the row with a key; nil if it was removed.
  func _place(of key: UInt32) -> RowPosition?

  /// Acknowledges a drop to the display, which then shows the scene's order again.
  func _answerMove()

  /// Moves a row that the user dropped in a section, before another row, or at the end for nil.
  ///
  /// - Returns: Whether the row still exists and may be moved, and the position exists.
  func _move(_ key: UInt32, toSection section: Int, before other: UInt32?) -> Bool
}

extension MovedList {
  /// Returns the position before a row, or the end of a section for nil, after removal of the
  /// source row.
  /// - Returns: Nil if there is no such row or section.
  func _place(
    inSection section: Int,
    before other: UInt32?,
    without source: RowPosition
  ) -> RowPosition? {
    guard _counts.rows.indices.contains(section) else { return nil }
    var target = RowPosition(section, _counts.rows[section])
    if let other {
      guard let place = _place(of: other), place.section == section else { return nil }
      target = place
    }
    if source.section == section, source.row < target.row { target.row -= 1 }
    return target
  }

  /// Returns whether the data source has moved a dropped row, according to its row counts.
  ///
  /// If it ignored the drop, the row stays in place.
  func _dataSourceMoved(_ source: RowPosition, _ target: RowPosition) -> Bool {
    guard !_needsReload, _pendingUpdate.isEmpty else { return true }
    var expected = _counts.rows
    expected[source.section] -= 1
    expected[target.section] += 1
    return _queryCounts().rows == expected
  }
}
