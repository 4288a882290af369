import UIKitHosting

// What a person does to rows beyond tapping them.

extension _SceneRuntime {
  /// Serves an event on the view that it names, if that can be reached.
  ///
  /// - Returns: Whether it applied.
  func handleRows(_ event: InputEvent, on view: UIView?) -> Bool {
    switch event.action {
    case .refresh:
      return (view as? UIRefreshControl)?._pulled() ?? false
    case .selectDetent(_, let detent):
      return (view as? _PresentationView)?.presentation?._detentDragged(to: detent) ?? false
    default:
      if let cell = view as? UITableViewCell, let table = cell._tableView {
        return handle(event, on: cell, in: table)
      }
      guard let cell = view as? UICollectionViewCell, let list = cell._collectionView
      else { return false }
      return handle(event, on: cell, in: list)
    }
  }

  private func handle(
    _ event: InputEvent,
    on cell: UITableViewCell,
    in table: UITableView
  ) -> Bool {
    switch event.action {
    case .revealActions(_, let edge): table._reveal(edge, of: cell)
    case .concealActions: table._conceal(cell)
    case .swipeAction(_, let edge, let index):
      table._perform(index, edge, of: cell, seen: event.seen)
    case .editControl: table._editControlTapped(cell)
    default: false
    }
  }

  private func handle(
    _ event: InputEvent,
    on cell: UICollectionViewCell,
    in list: UICollectionView
  ) -> Bool {
    switch event.action {
    case .revealActions(_, let edge): list._reveal(edge, of: cell)
    case .concealActions: list._conceal(cell)
    case .swipeAction(_, let edge, let index):
      list._perform(index, edge, of: cell, seen: event.seen)
    default: false
    }
  }
}
