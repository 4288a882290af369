import UIKitHosting

extension UITableView {
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
