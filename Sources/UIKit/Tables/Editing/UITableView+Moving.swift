// Reordering of rows by their reorder controls.

extension UITableView: MovedList {
  /// Returns whether a row may be moved; false if the data source does not implement it.
  final func _canMove(_ path: IndexPath) -> Bool {
    let answer = OptionalRequirement.canMove.call {
      dataSource?.tableView(self, canMoveRowAt: path)
    }
    return answer.flatMap(\.self) ?? false
  }

  /// Acknowledges a drop to the display, which then shows the scene's order again.
  final func _answerMove() {
    _answeredMoves += 1
    _tableChanged()
  }

  /// Moves a row that the user dropped in a section, before another row, or at the end for nil.
  ///
  /// Rows are identified by their keys.
  /// - Returns: Whether the row still exists and may be moved, and the position exists.
  final func _move(_ key: UInt32, toSection section: Int, before other: UInt32?) -> Bool {
    _reloadIfNeeded()
    guard isEditing, let source = _place(of: key), hasGrip(source),
      let proposed = _place(inSection: section, before: other, without: source)
    else { return false }
    let target = _target(of: source, proposed: proposed)
    if target != source { _moveInDataAndTable(source, target) }
    return true
  }

  /// Returns whether a row can be reordered; rows without a cell are looked up in the data source.
  private func hasGrip(_ row: RowPosition) -> Bool {
    _cell(at: row)?.showsReorderControl ?? _canMove(IndexPath(row))
  }

  final func _place(of key: UInt32) -> RowPosition? {
    for (section, keys) in _keys.enumerated() {
      if let row = keys.row(of: key) { return RowPosition(section, row) }
    }
    return nil
  }

  /// Returns the delegate's target for a proposed position.
  final func _target(of source: RowPosition, proposed: RowPosition) -> RowPosition {
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

  /// Moves the row in the data and the table.
  ///
  /// A data source that applies a snapshot moves it in the table itself.
  final func _moveInDataAndTable(_ source: RowPosition, _ target: RowPosition) {
    let updates = _appliedUpdates
    beginUpdates()
    dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    let isMoved =
      updates != _appliedUpdates || _pendingUpdate.movedRows.contains { $0.from == source }
    // A diffable data source whose snapshot was not applied has not changed.
    if !isMoved, !(dataSource is any _SnapshotHolding), _dataSourceMoved(source, target) {
      _pendingUpdate.movedRows.append(ListUpdate.Move(from: source, to: target))
    }
    endUpdates()
  }
}
