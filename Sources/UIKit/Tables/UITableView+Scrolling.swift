import UIKitHosting

// Scrolling to rows. Heights on the way are estimated: the offset is corrected once the rows that
// are visible at the destination are measured.

extension UITableView {
  /// A row or section that is to be scrolled into view.
  struct Request {
    /// The row, or the first row of the section.
    var row: RowPosition
    /// A Boolean value indicating whether the whole section including its header is requested.
    var isSection = false
    var position: ScrollPosition
    var animated: Bool
  }

  final func _scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    _loadCountsIfNeeded()
    if indexPath.row == NSNotFound, _counts.rows.indices.contains(indexPath.section) {
      let start = RowPosition(indexPath.section, 0)
      return _request(Request(row: start, isSection: true, position: .top, animated: animated))
    }
    let row = RowPosition(indexPath)
    precondition(
      _counts.contains(row),
      "Attempted to scroll to a row that does not exist: \(row.row) of section \(row.section)."
    )
    _request(Request(row: row, position: position, animated: animated))
  }

  final func _request(_ request: Request) {
    _requestedRow = request
    setNeedsLayout()
    guard !_needsReload, !_isRendering else { return }
    _updateFramesIfStale()
    _goToRequestedRow()
    _layoutChanged()
  }

  /// Scrolls to the actual or estimated position of the requested row.
  /// - Returns: Whether the offset has changed.
  @discardableResult
  final func _goToRequestedRow() -> Bool {
    guard let request = _requestedRow else { return false }
    guard _exists(request) else {
      _requestedRow = nil
      return false
    }
    // The size is known from the first layout on.
    guard _frame.height > 0 else { return false }
    let offset = offset(of: request)
    guard abs(offset - _displayedOffset.y) >= 0.5 else { return false }
    _isGoingToRow = true
    defer { _isGoingToRow = false }
    let isShown = _runtime != nil && !_cells.isEmpty
    _setDisplayedOffset(
      CGPoint(x: _displayedOffset.x, y: offset),
      animated: request.animated && isShown
    )
    return true
  }

  /// Corrects the offset by the heights that layout has measured.
  final func _updateRequestedRow() {
    guard _requestedRow != nil, !_needsReload else { return }
    if _goToRequestedRow() {
      setNeedsLayout()
    } else if _isCovered {
      _requestedRow = nil
    }
  }

  final func _exists(_ request: Request) -> Bool {
    request.isSection
      ? _counts.rows.indices.contains(request.row.section) : _counts.contains(request.row)
  }

  /// Returns the offset at which the row with a flat index is at the top, or nil if there is no
  /// such row.
  package final func _offset(showingRow flat: Int) -> CGFloat? {
    _updateGeometry()
    guard (0..<_counts.total).contains(flat) else { return nil }
    return offset(of: Request(row: _counts.position(flat), position: .top, animated: false))
  }

  private func offset(of request: Request) -> CGFloat {
    let part = request.isSection ? part(request.row.section) : part(request.row)
    return Self._offset(
      _displayedOffset.y,
      showing: part,
      in: (_lastRoom.height, _contentSize.height),
      at: request.isSection ? 0 : request.position._place,
      collapsed: _collapsibleBarHeight
    )
  }

  private func part(_ row: RowPosition) -> (start: CGFloat, length: CGFloat) {
    (CGFloat(_geometry.top(of: row)), CGFloat(_geometry.height(of: row)))
  }

  /// Returns the extent of a section, including its header.
  private func part(_ section: Int) -> (start: CGFloat, length: CGFloat) {
    let room = style == .plain ? _geometry.headerTop(of: section) : 0
    return (
      CGFloat(_geometry.top(ofSection: section) + room),
      CGFloat(_geometry.height(ofSection: section) - room)
    )
  }
}

extension UITableView.ScrollPosition {
  /// The relative position, from 0 for the top to 1 for the bottom; nil for the nearest position.
  fileprivate var _place: CGFloat? {
    switch self {
    case .none: nil
    case .top: 0
    case .middle: 0.5
    case .bottom: 1
    }
  }
}
