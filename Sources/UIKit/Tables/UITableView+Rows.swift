import UIKitHosting

extension UITableView {
  final func _delegateReplaced(by delegate: (any UITableViewDelegate)?) {
    _scrollDelegate = delegate
    _ignoresSelection = false
    _delegateSwipes = nil
    _delegateHasMenus = nil
    _setNeedsReload()
  }

  final func _rowCount(inSection section: Int) -> Int {
    _loadCountsIfNeeded()
    precondition(
      _counts.rows.indices.contains(section),
      "Expected a section below \(_counts.rows.count), got \(section)."
    )
    return _counts.rows[section]
  }

  final func _cell(at row: RowPosition) -> UITableViewCell? {
    guard _counts.contains(row) else { return nil }
    let flat = _counts.flat(row)
    return _window.contains(flat) ? _cells[flat - _window.lowerBound] : nil
  }

  final func _position(of cell: UITableViewCell) -> RowPosition? {
    let position = cell._position
    return _cell(at: position) === cell ? position : nil
  }
}
