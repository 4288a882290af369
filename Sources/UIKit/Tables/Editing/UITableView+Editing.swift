extension UITableView {
  /// Shows or hides what rows can be deleted or inserted by.
  public func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != _isEditing else { return }
    _isEditing = editing
    _conceal()
    if animated { _animateRows() }
    for cell in _cells { _updateEditing(of: cell, animated: animated) }
    _tableChanged()
  }

  /// Whether a row may be edited; nil where the data source does not say.
  final func _canEdit(_ path: IndexPath) -> Bool? {
    OptionalRequirement.canEdit.call {
      dataSource?.tableView(self, canEditRowAt: path)
    }.flatMap(\.self)
  }

  /// What editing does to a row that may be edited.
  final func _editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    OptionalRequirement.editingStyle.call {
      delegate?.tableView(self, editingStyleForRowAt: path)
    }.flatMap(\.self) ?? .delete
  }

  /// Tells a cell whether it is edited, and how, and what a swipe on it may do.
  final func _updateEditing(of cell: UITableViewCell, animated: Bool) {
    let path = IndexPath(cell._position)
    let isEditable = isEditing && _canEdit(path) == true
    cell._editingStyle = isEditable ? _editingStyle(path) : .none
    cell._swipes = _swipes(at: path)
    cell._isSelectable = _offersSelection
    cell.setEditing(isEditing, animated: animated)
  }
}
