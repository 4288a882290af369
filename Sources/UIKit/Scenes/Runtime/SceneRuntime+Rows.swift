import UIKitHosting

// Row interactions besides taps.

extension _SceneRuntime {
  /// - Returns: Whether it applied.
  func handleRow(_ event: InputEvent) -> Bool {
    switch event.action {
    case .refresh(let id):
      return (target(id, event) as? UIRefreshControl)?._pulled() ?? false
    case .moveRow(let id, let key, let section, let before):
      guard let list = view(id, seen: .max) as? any MovedList else { return false }
      list._answerMove()
      return isReachable(list) && list._move(key, toSection: section, before: before)
    case .revealActions(let id, _), .concealActions(let id), .swipeAction(let id, _, _),
      .editControl(let id):
      return handleActions(event, of: target(id, event))
    default:
      return false
    }
  }

  /// Handles an event of the actions that a swipe or editing reveals.
  private func handleActions(_ event: InputEvent, of row: UIView?) -> Bool {
    switch row {
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
