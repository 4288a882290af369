/// A table, or a collection view, in which a person moves rows by their grips.
///
/// Displays name rows by their keys.
@MainActor
protocol MovedList: AnyObject {
  var _counts: RowCounts { get }
  var _needsReload: Bool { get }
  var _pendingUpdate: ListUpdate { get }

  /// The data source's numbers now.
  func _askForCounts() -> RowCounts

  /// The row with a key; nil where it has gone.
  func _place(of key: UInt32) -> RowPosition?
}

extension MovedList {
  /// The place before a row, or at a section's end for nil, once the source is gone.
  /// - Returns: Nil where there is no such row or section.
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

  /// Whether the data source has moved a dropped row, judged by the numbers of rows: if it ignored the
  /// drop, the row stays where it was.
  func _hasFollowed(_ source: RowPosition, _ target: RowPosition) -> Bool {
    guard !_needsReload, _pendingUpdate.isEmpty else { return true }
    var expected = _counts.rows
    expected[source.section] -= 1
    expected[target.section] += 1
    return _askForCounts().rows == expected
  }
}
