import UIKitHosting

extension UITableView: SwipedList {
  final func _reveal(_ edge: SwipeEdge, of cell: UITableViewCell) -> Bool {
    guard !isEditing, let row = _position(of: cell) else { return false }
    return open(edge, of: cell, at: row)
  }

  private func open(_ edge: SwipeEdge, of cell: UITableViewCell, at row: RowPosition) -> Bool {
    guard let configuration = configuration(edge, of: row), !configuration.actions.isEmpty
    else { return false }
    // The delegate may have changed the table during the call.
    guard _position(of: cell) != nil else { return false }
    _conceal()
    if !isEditing { delegate?.tableView(self, willBeginEditingRowAt: IndexPath(row)) }
    _openSwipe = OpenSwipe(configuration, on: edge, of: cell)
    _delegateKnowsOpenSwipe = !isEditing
    return true
  }

  final func _isShown(_ cell: UITableViewCell) -> Bool {
    _position(of: cell) != nil
  }

  final func _didConcealSwipeActions(_ cell: UITableViewCell) {
    guard _delegateKnowsOpenSwipe else { return }
    let path = _position(of: cell).map { IndexPath($0) }
    delegate?.tableView(self, didEndEditingRowAt: path)
  }

  /// Handles a tap on the editing control of a row.
  /// - Returns: Whether the tap had an effect.
  final func _editControlTapped(_ cell: UITableViewCell) -> Bool {
    guard isEditing, let row = _position(of: cell) else { return false }
    switch cell.editingStyle {
    case .none: return false
    case .delete: return open(.trailing, of: cell, at: row)
    case .insert:
      dataSource?.tableView(self, commit: .insert, forRowAt: IndexPath(row))
      return true
    }
  }

  // MARK: - Actions of a row

  private func configuration(
    _ edge: SwipeEdge,
    of row: RowPosition
  ) -> UISwipeActionsConfiguration? {
    let path = IndexPath(row)
    let isEditable = _canEdit(path)
    guard isEditable != false, let delegate else {
      return isEditable == true && edge == .trailing ? standardActions(path) : nil
    }
    switch edge {
    case .leading:
      return delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      let own = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      return own ?? editActions(path) ?? (isEditable == true ? standardActions(path) : nil)
    }
  }

  /// Returns the actions of a delegate that has them in the manner of iOS before 11.
  private func editActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
    let swiped = actions.map { action in
      action._contextual { [weak self] row in
        (row as? UITableViewCell).flatMap { self?._position(of: $0) }.map { IndexPath($0) }
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: swiped)
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  /// Returns the standard delete action, for rows that can be deleted.
  private func standardActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
    guard _editingStyle(path) == .delete else { return nil }
    let own = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    let title = own ?? _SystemTexts.of(_runtime).delete
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, view, done in
      guard let self, let cell = view as? UITableViewCell, let row = _position(of: cell) else {
        return done(false)
      }
      dataSource?.tableView(self, commit: .delete, forRowAt: IndexPath(row))
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  /// Returns the edges from which a display lets a swipe on this row begin.
  final func _swipes(at path: IndexPath) -> (leading: Bool, trailing: Bool) {
    guard !isEditing else { return (false, false) }
    let isEditable = _canEdit(path)
    guard isEditable != false else { return (false, false) }
    let standard = isEditable == true && _editingStyle(path) == .delete
    let own = swipesOfDelegate(at: path)
    return (own.leading, own.trailing || standard)
  }

  /// Returns the swipes that the delegate implements.
  ///
  /// They are determined once, by querying it for the first row shown.
  private func swipesOfDelegate(at path: IndexPath) -> (leading: Bool, trailing: Bool) {
    if let _delegateSwipes { return _delegateSwipes }
    guard let delegate else { return (false, false) }
    let leading = OptionalRequirement.leadingActions.call {
      delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let trailing = OptionalRequirement.trailingActions.call {
      delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    let edits = OptionalRequirement.editActions.call {
      delegate.tableView(self, editActionsForRowAt: path)
    }
    let found = (leading: leading != nil, trailing: trailing != nil || edits != nil)
    _delegateSwipes = found
    return found
  }
}
