import UIKitHosting

extension UITableView {
  public var numberOfSections: Int {
    _loadCountsIfNeeded()
    return _counts.rows.count
  }

  public func numberOfRows(inSection section: Int) -> Int {
    _loadCountsIfNeeded()
    precondition(
      _counts.rows.indices.contains(section),
      "Expected a section below \(_counts.rows.count), got \(section)."
    )
    return _counts.rows[section]
  }

  /// The cell of a row; nil for a row that is far from the viewport.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    _reloadIfShown()
    return _cell(at: RowPosition(indexPath))
  }

  /// The row that a cell shows; nil for a cell that is not shown here.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    _reloadIfShown()
    return _position(of: cell).map { IndexPath($0) }
  }

  /// The rows in or near the viewport; nil where there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    _reloadIfShown()
    return _cells.isEmpty ? nil : _cells.map { IndexPath($0._position) }
  }

  /// The cells in or near the viewport, in order.
  public var visibleCells: [UITableViewCell] {
    _reloadIfShown()
    return _cells
  }

  /// Scrolls so that a row is seen; a section, header and all, where the row is `NSNotFound`.
  public func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: UITableView.ScrollPosition,
    animated: Bool
  ) {
    _loadCountsIfNeeded()
    if indexPath.row == NSNotFound, _counts.rows.indices.contains(indexPath.section) {
      return _requestRow(RowPosition(indexPath.section, 0), .section, animated: animated)
    }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Attempted to scroll to a row that does not exist: \(row.row) of section \(row.section)."
    )
    _requestRow(row, scrollPosition._value, animated: animated)
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
