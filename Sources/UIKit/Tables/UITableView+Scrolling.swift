import UIKitHosting

// `scrollToRow` is an order rather than a state: it is sent until the display has answered.

extension UITableView {
  final func _requestRow(
    _ row: RowPosition,
    _ position: ScrollPosition,
    animated: Bool
  ) {
    _requestedRow = (row, position, animated)
    _invalidate(.scrollToRow)
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

  final func _forgetRequestedRow() {
    _requestedRow = nil
    _written.remove(AttributeKeys(.scrollToRow))
  }

  final var _scrollToRowAttribute: Attribute {
    guard let request = _requestedRow, _counts.contains(request.row) else {
      return .scrollToRow(row: 0, position: .none, animated: false)
    }
    return .scrollToRow(
      row: _counts.flat(request.row),
      position: request.position._value,
      animated: request.animated
    )
  }
}
