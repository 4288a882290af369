import UIKitHosting

// Row interactions besides taps.

extension _SceneRuntime {
  /// Handles an event on the view that it names, if the view can be reached.
  ///
  /// - Returns: Whether it applied.
  func handleRows(_ event: InputEvent, on view: UIView?) -> Bool {
    switch event.action {
    case .refresh:
      return (view as? UIRefreshControl)?._pulled() ?? false
    case .selectDetent(_, let number):
      return (view as? _PresentationView)?.presentation?._detentDragged(to: number) ?? false
    default:
      switch view {
      case let cell as UITableViewCell:
        guard let table = cell._tableView else { return false }
        if case .editControl = event.action { return table._editControlTapped(cell) }
        return handle(event, on: cell, in: table)
      case let cell as UICollectionViewCell:
        guard let list = cell._collectionView else { return false }
        return handle(event, on: cell, in: list)
      default:
        return false
      }
    }
  }

  private func handle<List: SwipedList>(
    _ event: InputEvent,
    on row: List.Row,
    in list: List
  ) -> Bool {
    switch event.action {
    case .revealActions(_, let edge): list._reveal(edge, of: row)
    case .concealActions: list._conceal(row)
    case .swipeAction(_, let edge, let index):
      list._perform(index, edge, of: row, seen: event.seen)
    default: false
    }
  }
}
