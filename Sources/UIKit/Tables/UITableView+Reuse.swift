extension UITableView {
  /// Says which class makes the cells of an identifier; nil takes that back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass else {
      _reuse.cells[identifier]?.type = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("Expected a class of table view cells, got \(cellClass).")
    }
    _reuse.cells[identifier, default: ReuseQueue()].type = type
  }

  /// Says which class makes the headers or footers of an identifier; nil takes that back.
  public func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    guard let aClass else {
      _reuse.edges[identifier]?.type = nil
      return
    }
    guard let type = aClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("Expected a class of UITableViewHeaderFooterView, got \(aClass).")
    }
    _reuse.edges[identifier, default: ReuseQueue()].type = type
  }

  /// A cell that is no longer shown, made ready by `prepareForReuse()`, or a new one.
  ///
  /// Traps where no class is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        """
        Unable to dequeue a cell with identifier \(identifier): no class is registered for it. \
        Call register(_:forCellReuseIdentifier:) first, in viewDidLoad() for example.
        """
      )
    }
    return cell
  }

  /// As above; nil where there is no cell and no class is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = _reuse.takeReconfigured(identifier) { return cell }
    if let cell = _reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    return _reuse.cells[identifier]?.type?.init(_reuseIdentifier: identifier)
  }

  /// A header or footer that is no longer shown, or a new one; nil where no class is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = _reuse.takeEdge(identifier) {
      view.prepareForReuse()
      return view
    }
    return _reuse.edges[identifier]?.type?.init(_reuseIdentifier: identifier)
  }
}
