extension UITableView {
  final func _makeDragging() -> TableDragging {
    if let _dragging { return _dragging }
    let made = TableDragging(self)
    _dragging = made
    return made
  }

  /// Returns the proposal used if the drop delegate does not provide one.
  final func _proposalWithoutDelegate(_ session: any UIDropSession) -> UITableViewDropProposal {
    _makeDragging().ownProposal(session)
  }
}

extension UITableViewCell {
  /// The drag state of a cell.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
