// Rows that a person drags by their grips.

extension UITableView: MovedList {
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
    guard isEditing, let source = _place(of: key), hasGrip(source),
      let proposed = _place(inSection: section, before: other, without: source)
    else { return false }
    let target = _target(of: source, proposed: proposed)
    if target != source { _tellAndFollow(source, target) }
    return true
  }

  /// The data source speaks for rows that are far from the viewport.
  private func hasGrip(_ row: RowPosition) -> Bool {
    _cell(at: row)?.showsReorderControl ?? _canMove(IndexPath(row))
  }

  final func _place(of key: UInt32) -> RowPosition? {
    for (section, keys) in _keys.enumerated() {
      if let row = keys.row(of: key) { return RowPosition(section, row) }
    }
    return nil
  }

  /// What the delegate makes of the proposed place.
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

  /// Has the data follow, and the table; a data source that applies a snapshot has moved the row
  /// in the table too.
  final func _tellAndFollow(_ source: RowPosition, _ target: RowPosition) {
    let updates = _appliedUpdates
    beginUpdates()
    dataSource?.tableView(self, moveRowAt: IndexPath(source), to: IndexPath(target))
    let isMoved =
      updates != _appliedUpdates || _pendingUpdate.movedRows.contains { $0.from == source }
    // A snapshot that was not applied has not changed.
    if !isMoved, !(dataSource is any _SnapshotHolding), _hasFollowed(source, target) {
      _pendingUpdate.movedRows.append(ListUpdate.Move(from: source, to: target))
    }
    endUpdates()
  }
}
