extension UITableView {
  /// A person tapped a row.
  /// - Returns: Whether it did anything.
  package final func _selectTapped(_ cell: UITableViewCell) -> Bool {
    guard let tapped = _position(of: cell), _offersTap(on: cell) else { return false }
    flash(cell, at: IndexPath(tapped))
    guard _counts.contains(tapped), !_needsReload else { return true }
    let (answer, wasAsked) = _willSelect(tapped)
    guard let row = answer else { return false }
    if _selectsSeveral, _selected.contains(row) {
      _deselectByHand(row)
      return true
    }
    if !_selectsSeveral {
      for other in _selected where other != row { _deselectByHand(other) }
    }
    // What was told so far may have changed the table.
    guard _counts.contains(row), !_needsReload else { return true }
    _select(row, animated: false)
    let wasHeard = OptionalRequirement.didSelect.wasHeard {
      delegate?.tableView(self, didSelectRowAt: IndexPath(row))
    }
    if !wasHeard, !wasAsked, !_selectsSeveral { _selectionFoundUseless() }
    return true
  }

  /// A person tapped a row's detail button.
  package final func _accessoryTapped(_ cell: UITableViewCell) -> Bool {
    guard let row = _position(of: cell), cell.accessoryType._hasButton else { return false }
    return OptionalRequirement.accessoryTapped.wasHeard {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(row))
    }
  }

  /// The row that the delegate lets be selected for a tapped one, and whether it was asked.
  private func _willSelect(_ row: RowPosition) -> (row: RowPosition?, wasAsked: Bool) {
    let path = IndexPath(row)
    let answer = OptionalRequirement.willSelect.call {
      delegate.map { $0.tableView(self, willSelectRowAt: path) }
    }
    guard let answer = answer.flatMap(\.self) else { return (row, false) }
    let allowed = answer.map { RowPosition($0) }
    return (allowed.flatMap { _counts.contains($0) ? $0 : nil }, true)
  }

  final func _select(_ row: RowPosition, animated: Bool) {
    if !_selected.contains(row) { _selected.append(row) }
    _cell(at: row)?.setSelected(true, animated: animated)
  }

  final func _deselect(_ row: RowPosition, animated: Bool) {
    _selected.removeAll { $0 == row }
    _cell(at: row)?.setSelected(false, animated: animated)
  }

  final func _deselectAll() {
    for row in _selected { _deselect(row, animated: false) }
  }

  /// The finger is down and up again by the time that a tap is heard of.
  private func flash(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func _deselectByHand(_ asked: RowPosition) {
    let answer =
      delegate.map { $0.tableView(self, willDeselectRowAt: IndexPath(asked)) } ?? IndexPath(asked)
    guard let row = answer.map({ RowPosition($0) }), _selected.contains(row) else { return }
    _deselect(row, animated: false)
    delegate?.tableView(self, didDeselectRowAt: IndexPath(row))
  }

  // MARK: - Whether a tap is worth offering

  /// Tells a cell whether a display offers it for tapping: not where nobody is told.
  ///
  /// A delegate counts as interested until a tap has shown that it implements neither
  /// `willSelectRowAt` nor `didSelectRowAt`; there is no way to ask before.
  final func _updateSelectability(of cell: UITableViewCell) {
    let isWorthIt = _selectsSeveral || (delegate != nil && !_ignoresSelection)
    cell._isSelectable = isWorthIt && _offersTap(on: cell)
    cell._togglesSelection = cell._isSelectable && _selectsSeveral
  }

  /// Whether selected rows are marked by circles that stand before them.
  final var _selectsByCircles: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  final var _selectsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Where circles stand before rows, a row without one cannot be selected.
  private func _offersTap(on cell: UITableViewCell) -> Bool {
    if _selectsByCircles { return cell._hasCircle && _mayHighlight(cell) }
    return (isEditing ? allowsSelectionDuringEditing : allowsSelection) && _mayHighlight(cell)
  }

  private func _mayHighlight(_ cell: UITableViewCell) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: IndexPath(cell._position)) ?? true
  }

  /// Of rows that are about to be made anew, the delegate may know nothing any more.
  private func updateSelectability() {
    for cell in _cells where !_needsReload { _updateSelectability(of: cell) }
  }

  private func _selectionFoundUseless() {
    guard !_ignoresSelection else { return }
    _ignoresSelection = true
    updateSelectability()
  }

  final func _selectabilityChanged() {
    _tableChanged()
    updateSelectability()
    guard !_selectsSeveral else { return }
    for row in _selected.dropFirst() { _deselect(row, animated: false) }
  }
}
