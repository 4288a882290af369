// Rows that a person drags by their grips.

extension UITableView {
  /// Whether a row may be moved; not where the data source does not say.
  final func _canMove(_ path: IndexPath) -> Bool {
    let answer = OptionalRequirement.canMove.call {
      dataSource?.tableView(self, canMoveRowAt: path)
    }
    return answer.flatMap(\.self) ?? false
  }

  /// Tells the display that a drop was served: from now on it shows what the scene says.
  final func _answerMove() {
    _answeredMoves += 1
    _tableChanged()
  }

  /// A person dropped a row in a section, before another row, or at the end for nil.
  ///
  /// Rows go by their keys.
  /// - Returns: Whether the row is there still and may be moved, and the place exists.
  final func _move(_ key: UInt32, toSection section: Int, before other: UInt32?) -> Bool {
    _reloadIfNeeded()
    guard isEditing, let source = row(of: key), hasGrip(source),
      let proposed = place(inSection: section, before: other, without: source)
    else { return false }
    let target = target(of: source, proposed: proposed)
    if target != source { tellAndFollow(source, target) }
    return true
  }

  /// The data source speaks for rows that are far from the viewport.
  private func hasGrip(_ row: RowPosition) -> Bool {
    _cell(at: row)?.showsReorderControl ?? _canMove(IndexPath(row))
  }

  private func row(of key: UInt32) -> RowPosition? {
    for (section, keys) in _keys.enumerated() {
      if let row = keys.row(of: key) { return RowPosition(section, row) }
    }
    return nil
  }

  /// The place before a row, or at a section's end, once the source is gone.
  private func place(
    inSection section: Int,
    before other: UInt32?,
    without source: RowPosition
  ) -> RowPosition? {
    guard _keys.indices.contains(section) else { return nil }
    var place = RowPosition(section, _counts.rows[section])
    if let other {
      guard let row = _keys[section].row(of: other) else { return nil }
      place.row = row
    }
    if source.section == section, source.row < place.row { place.row -= 1 }
    return place
  }

  /// What the delegate makes of the proposed place.
  private func target(of source: RowPosition, proposed: RowPosition) -> RowPosition {
    let answer = OptionalRequirement.moveTarget.call {
      delegate?.tableView(
        self,
        targetIndexPathForMoveFromRowAt: IndexPath(source),
        toProposedIndexPath: IndexPath(proposed)
      )
    }
    guard let path = answer.flatMap(\.self) else { return proposed }
    let target = RowPosition(path)
    precondition(
      isPlace(target, without: source),
      """
      Expected a place in the table from targetIndexPathForMoveFromRowAt, got row \(target.row) \
      of section \(target.section). Return the proposed place, or another that exists.
      """
    )
    return target
  }

  private func isPlace(_ row: RowPosition, without source: RowPosition) -> Bool {
    guard _counts.rows.indices.contains(row.section) else { return false }
    let rest = _counts.rows[row.section] - (row.section == source.section ? 1 : 0)
    return (0...rest).contains(row.row)
  }

  /// Has the data follow, and the table; a data source that applies a snapshot has moved the row
  /// in the table too.
  private func tellAndFollow(_ source: RowPosition, _ target: RowPosition) {
    let updates = _appliedUpdates
    beginUpdates()
    dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    let isMoved =
      updates != _appliedUpdates || _pendingUpdate.movedRows.contains { $0.from == source }
    if !isMoved, hasFollowed(source, target) {
      _pendingUpdate.movedRows.append(TableUpdate.Move(from: source, to: target))
    }
    endUpdates()
  }

  /// Whether the data have a row where it was dropped; where a data source made nothing of the drop,
  /// the row stays with the data.
  ///
  /// Of a move within a section numbers tell nothing. A snapshot that was not applied has not
  /// changed.
  private func hasFollowed(_ source: RowPosition, _ target: RowPosition) -> Bool {
    guard !(dataSource is any _SnapshotHolding) else { return false }
    guard !_needsReload, _pendingUpdate.isEmpty else { return true }
    var expected = _counts.rows
    expected[source.section] -= 1
    expected[target.section] += 1
    return _askForCounts().rows == expected
  }
}
