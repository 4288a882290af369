// The classes registered for identifiers, and the views that are reused.

extension UITableView {
  final func _registerCell(_ cellClass: AnyClass?, _ identifier: String) {
    guard let cellClass else {
      _reuse.cells[identifier]?.type = nil
      return
    }
    guard let type = cellClass as? UITableViewCell.Type else {
      preconditionFailure("Expected a class of table view cells, got \(cellClass).")
    }
    _reuse.cells[identifier, default: ReuseQueue()].type = type
  }

  final func _registerEdge(_ edgeClass: AnyClass?, _ identifier: String) {
    guard let edgeClass else {
      _reuse.edges[identifier]?.type = nil
      return
    }
    guard let type = edgeClass as? UITableViewHeaderFooterView.Type else {
      preconditionFailure("Expected a class of UITableViewHeaderFooterView, got \(edgeClass).")
    }
    _reuse.edges[identifier, default: ReuseQueue()].type = type
  }

  final func _requiredCell(_ identifier: String) -> UITableViewCell {
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

  final func _dequeueCell(_ identifier: String) -> UITableViewCell? {
    if let cell = _reuse.takeReconfigured(identifier) { return cell }
    if let cell = _reuse.takeCell(identifier) {
      cell.prepareForReuse()
      return cell
    }
    if let maker = _reuse.cells[identifier]?.maker { return maker() }
    return _reuse.cells[identifier]?.type.map {
      makeCell(of: $0, style: .default, reuseIdentifier: identifier)
    }
  }

  final func _dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = _reuse.takeEdge(identifier) {
      view.prepareForReuse()
      return view
    }
    if let maker = _reuse.edges[identifier]?.maker { return maker() }
    return _reuse.edges[identifier]?.type.map { makeEdge(of: $0, reuseIdentifier: identifier) }
  }
}
