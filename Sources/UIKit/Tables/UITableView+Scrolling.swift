import UIKitHosting

// `scrollToRow` is an order rather than a state: it is sent until the display has answered.

extension UITableView {
  final func _requestRow(
    _ row: RowPosition,
    _ position: ScrollPositionValue,
    animated: Bool
  ) {
    _requestedRow = (row, position, animated)
    _invalidate(.scrollToRow)
    // Where it was when it was shown last counts no more.
    _written.remove(AttributeKeys(.scrollTo))
    _dirty.remove(AttributeKeys(.scrollTo))
    let flat = _counts.flat(row)
    guard !_needsReload, !_isRendering, !_window.contains(flat) else { return }
    let count = _wantedCount ?? _initialCount
    _show(rowsAround: flat, count: count)
  }

  private func _show(rowsAround flat: Int, count: Int) {
    let lower = max(0, min(flat - count / 3, _counts.total - count))
    _render(lower..<min(_counts.total, lower + count))
    _announceCells()
  }

  final func _isThere(_ request: (row: RowPosition, position: ScrollPositionValue, Bool)) -> Bool {
    guard request.position == .section else { return _counts.contains(request.row) }
    return _counts.rows.indices.contains(request.row.section)
  }

  final func _forgetRequestedRow() {
    _requestedRow = nil
    _written.remove(AttributeKeys(.scrollToRow))
  }

  final var _scrollToRowAttribute: Attribute {
    guard let request = _requestedRow, _isThere(request) else {
      return .scrollToRow(row: 0, position: .none, animated: false)
    }
    let isSection = request.position == .section
    return .scrollToRow(
      row: isSection ? request.row.section : _counts.flat(request.row),
      position: request.position,
      animated: request.animated
    )
  }
}
