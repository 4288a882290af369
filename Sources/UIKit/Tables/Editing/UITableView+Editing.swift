extension UITableView {
  final func _setEditing(_ editing: Bool, animated: Bool) {
    _isEditing = editing
    _conceal()
    _deselectAll()
    if animated { _animateRows() }
    for cell in _cells { _updateEditing(of: cell, animated: animated) }
    _tableChanged()
  }

  /// Returns whether a row may be edited, or nil if the data source does not implement it.
  final func _canEdit(_ path: IndexPath) -> Bool? {
    OptionalRequirement.canEdit.call {
      dataSource?.tableView(self, canEditRowAt: path)
    }.flatMap(\.self)
  }

  /// Returns the editing style of a row that may be edited.
  final func _editingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
    OptionalRequirement.editingStyle.call {
      delegate?.tableView(self, editingStyleForRowAt: path)
    }.flatMap(\.self) ?? .delete
  }

  /// Returns whether the delegate indents the row, or nil if it does not implement it.
  private func shouldIndent(_ path: IndexPath) -> Bool? {
    OptionalRequirement.shouldIndent.call {
      delegate?.tableView(self, shouldIndentWhileEditingRowAt: path)
    }.flatMap(\.self)
  }

  /// Updates a cell's editing state and the swipes that it allows.
  final func _updateEditing(of cell: UITableViewCell, animated: Bool) {
    let path = IndexPath(cell._position)
    let canEdit = isEditing ? _canEdit(path) : false
    cell._hasCircle = _selectsByCircles && canEdit != false
    cell._editingStyle = canEdit == true && !_selectsByCircles ? _editingStyle(path) : .none
    cell._lacksControl = canEdit == true && !_selectsByCircles && cell._editingStyle == .none
    if cell._lacksControl, let shouldIndent = shouldIndent(path) {
      cell.shouldIndentWhileEditing = shouldIndent
    }
    cell.showsReorderControl = isEditing && _canMove(path)
    cell._swipes = _swipes(at: path)
    cell._hasMenu = _offersMenu(at: path)
    _updateSelectability(of: cell)
    cell.setEditing(isEditing, animated: animated)
  }
}
