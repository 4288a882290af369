extension UITableView {
  /// The selected row; the first selected of several.
  public var indexPathForSelectedRow: IndexPath? {
    _selected.first.map { IndexPath($0) }
  }

  /// The selected rows in the order of selection; nil where there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    _selected.isEmpty ? nil : _selected.map { IndexPath($0) }
  }

  /// Selects a row, or none by nil.
  ///
  /// The delegate does not hear of it.
  public func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: UITableView.ScrollPosition
  ) {
    _loadCountsIfNeeded()
    guard let indexPath else { return _deselectAll() }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Expected a row that exists to select, got \(row.row) of section \(row.section)."
    )
    if !allowsMultipleSelection { for other in _selected where other != row { _deselect(other) } }
    _select(row)
    if scrollPosition != .none { _requestRow(row, scrollPosition, animated: animated) }
  }

  /// The delegate does not hear of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    _deselect(RowPosition(indexPath))
  }

  /// A person tapped a row.
  /// - Returns: Whether it did anything.
  package final func _selectTapped(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, let tapped = _position(of: cell), let row = _willSelect(tapped)
    else { return false }
    if allowsMultipleSelection, _selected.contains(row) {
      _deselectByHand(row)
      return true
    }
    if !allowsMultipleSelection {
      for other in _selected where other != row { _deselectByHand(other) }
    }
    _select(row)
    let wasHeard = OptionalRequirement.didSelect.wasHeard {
      delegate?.tableView(self, didSelectRowAt: IndexPath(row))
    }
    if !wasHeard, !allowsMultipleSelection { _selectionFoundUseless() }
    return true
  }

  /// A person tapped a row's detail button.
  package final func _accessoryTapped(_ cell: UITableViewCell) -> Bool {
    guard let row = _position(of: cell), cell.accessoryType._hasButton else { return false }
    return OptionalRequirement.accessoryTapped.wasHeard {
      delegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(row))
    }
  }

  /// The row that the delegate lets be selected for a tapped one.
  private func _willSelect(_ row: RowPosition) -> RowPosition? {
    guard let delegate else { return row }
    let path = IndexPath(row)
    let answer = OptionalRequirement.willSelect.call {
      delegate.tableView(self, willSelectRowAt: path)
    }
    guard let answer else { return row }
    return answer.map { RowPosition($0) }.flatMap { _counts.contains($0) ? $0 : nil }
  }

  private func _select(_ row: RowPosition) {
    if !_selected.contains(row) { _selected.append(row) }
    _cell(at: row)?.isSelected = true
  }

  private func _deselect(_ row: RowPosition) {
    _selected.removeAll { $0 == row }
    _cell(at: row)?.isSelected = false
  }

  private func _deselectAll() {
    for row in _selected { _deselect(row) }
  }

  private func _deselectByHand(_ row: RowPosition) {
    _deselect(row)
    delegate?.tableView(self, didDeselectRowAt: IndexPath(row))
  }

  // MARK: - Whether a tap is worth offering

  /// Whether a display offers rows for tapping: not where nobody is told.
  ///
  /// A delegate counts as interested until a tap has shown that it implements neither
  /// `didSelectRowAt` nor anything else that a tap could do; there is no way to ask before.
  final var _offersSelection: Bool {
    guard allowsSelection else { return false }
    return allowsMultipleSelection || (delegate != nil && !_ignoresSelection)
  }

  private func _selectionFoundUseless() {
    guard !_ignoresSelection else { return }
    _ignoresSelection = true
    for cell in _cells { cell._isSelectable = _offersSelection }
  }

  final func _selectabilityChanged() {
    _tableChanged()
    for cell in _cells { cell._isSelectable = _offersSelection }
    if !allowsMultipleSelection { for row in _selected.dropFirst() { _deselect(row) } }
  }
}
