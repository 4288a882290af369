extension UITableView {
  /// Handles a tap on a row.
  /// - Returns: Whether the tap had an effect.
  package final func _selectTapped(_ cell: UITableViewCell) -> Bool {
    guard let tapped = _position(of: cell), _offersTap(on: cell) else { return false }
    flash(cell, at: IndexPath(tapped))
    guard _counts.contains(tapped), !_needsReload else { return true }
    let (answer, wasAsked) = _willSelect(tapped)
    guard let row = answer else { return false }
    if _isMultipleSelectionEnabled, _selected.contains(row) {
      _deselectAndNotify(row)
      return true
    }
    if !_isMultipleSelectionEnabled {
      for other in _selected where other != row { _deselectAndNotify(other) }
    }
    // The delegate may have changed the table.
    guard _counts.contains(row), !_needsReload else { return true }
    _select(row, animated: false)
    // As on iOS, the delegate is notified after the segue.
    if let segue = cell._segue { perform(segue, of: cell) }
    let isImplemented = OptionalRequirement.didSelect.callIfImplemented {
      delegate?.tableView(self, didSelectRowAt: IndexPath(row))
    }
    let isUsed = isImplemented || wasAsked || cell._segue != nil
    if !isUsed, !_isMultipleSelectionEnabled { _disableSelection() }
    return true
  }

  private func perform(_ segue: InterfaceSegue, of cell: UITableViewCell) {
    if let controller = segue.controller { segue.performIfAllowed(from: controller, sender: cell) }
  }

  /// Handles a tap on a row's detail button.
  package final func _accessoryTapped(_ cell: UITableViewCell) -> Bool {
    guard let row = _position(of: cell), cell.accessoryType._hasButton else { return false }
    if let segue = cell._accessorySegue { perform(segue, of: cell) }
    let isImplemented = OptionalRequirement.accessoryTapped.callIfImplemented {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(row))
    }
    return isImplemented || cell._accessorySegue != nil
  }

  /// Returns the row to select for a tapped one according to the delegate, and whether the delegate
  /// implements it.
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

  final func _selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    _loadCountsIfNeeded()
    guard let indexPath else {
      for row in _selected { _deselect(row, animated: animated) }
      return
    }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Expected a row that exists to select, got \(row.row) of section \(row.section)."
    )
    if !_isMultipleSelectionEnabled {
      for other in _selected where other != row { _deselect(other, animated: animated) }
    }
    _select(row, animated: animated)
    guard scrollPosition != .none else { return }
    _request(Request(row: row, position: scrollPosition, animated: animated))
  }

  /// Highlights and unhighlights: the touch has ended before the tap is received.
  private func flash(_ cell: UITableViewCell, at path: IndexPath) {
    cell.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cell.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  private func _deselectAndNotify(_ asked: RowPosition) {
    let answer =
      delegate.map { $0.tableView(self, willDeselectRowAt: IndexPath(asked)) } ?? IndexPath(asked)
    guard let row = answer.map({ RowPosition($0) }), _selected.contains(row) else { return }
    _deselect(row, animated: false)
    delegate?.tableView(self, didDeselectRowAt: IndexPath(row))
  }

  // MARK: - Handling of taps

  /// Updates whether a display offers the cell for tapping, which it does not if a tap has no
  /// effect.
  ///
  /// A row with a segue has one. A delegate counts as interested until a tap has shown that it
  /// implements neither `willSelectRowAt` nor `didSelectRowAt`; that cannot be determined earlier.
  final func _updateSelectability(of cell: UITableViewCell) {
    let isWorthIt =
      _isMultipleSelectionEnabled || cell._segue != nil || (delegate != nil && !_ignoresSelection)
    cell._isSelectable = isWorthIt && _offersTap(on: cell)
    cell._togglesSelection = cell._isSelectable && _isMultipleSelectionEnabled
  }

  /// A Boolean value indicating whether selected rows are marked by circles at their leading edge.
  final var _selectsByCircles: Bool { isEditing && allowsMultipleSelectionDuringEditing }

  final var _isMultipleSelectionEnabled: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns whether a cell can be tapped; with selection circles, only rows that have one can be
  /// selected.
  private func _offersTap(on cell: UITableViewCell) -> Bool {
    if _selectsByCircles { return cell._hasCircle && _mayHighlight(cell) }
    return (isEditing ? allowsSelectionDuringEditing : allowsSelection) && _mayHighlight(cell)
  }

  private func _mayHighlight(_ cell: UITableViewCell) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: IndexPath(cell._position)) ?? true
  }

  /// Skips rows before a reload, as they may no longer exist in the delegate's data.
  private func updateSelectability() {
    for cell in _cells where !_needsReload { _updateSelectability(of: cell) }
  }

  private func _disableSelection() {
    guard !_ignoresSelection else { return }
    _ignoresSelection = true
    updateSelectability()
  }

  final func _selectabilityChanged() {
    _tableChanged()
    updateSelectability()
    guard !_isMultipleSelectionEnabled else { return }
    for row in _selected.dropFirst() { _deselect(row, animated: false) }
  }
}

extension UITableViewCell: _TappableRow {
  final func _rowTapped() -> Bool {
    _tableView?._selectTapped(self) ?? false
  }

  final func _accessoryTapped() -> Bool {
    _tableView?._accessoryTapped(self) ?? false
  }
}
