extension UITableView {
  /// Opens the context menu of a row.
  ///
  /// - Returns: Whether a menu is open now.
  final func _openMenu(of cell: UITableViewCell, at point: CGPoint) -> Bool {
    guard !isEditing, let row = _position(of: cell),
      let configuration = delegate?.tableView(
        self,
        contextMenuConfigurationForRowAt: IndexPath(row),
        point: _contentOffset(displayed: point)
      ), let runtime = _runtime
    else { return false }
    // The delegate may have changed the table during the call.
    guard _position(of: cell) != nil else { return false }
    _conceal()
    let owner = ContextMenuSession.Owner.table(self, IndexPath(row))
    return runtime.open(ContextMenuSession(configuration, owner: owner), from: cell)
  }

  /// Returns whether displays offer a context menu, determined once by a request for the first
  /// shown row.
  final func _offersMenu(at path: IndexPath) -> Bool {
    guard !isEditing, let delegate else { return false }
    if let _delegateHasMenus { return _delegateHasMenus }
    let configuration = OptionalRequirement.contextMenu.call {
      delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
    }
    _delegateHasMenus = configuration != nil
    return configuration != nil
  }
}
