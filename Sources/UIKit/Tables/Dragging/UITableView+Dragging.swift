extension UITableView {
  final func _makeDragging() -> TableDragging {
    if let _dragging { return _dragging }
    let made = TableDragging(self)
    _dragging = made
    return made
  }

  /// The answer to items over the table where its delegate gives none.
  final func _proposalWithoutDelegate(_ session: any UIDropSession) -> UITableViewDropProposal {
    _makeDragging().ownProposal(session)
  }
}

extension UITableViewCell {
  /// The part that a cell takes in a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
