import UIKitHosting

/// A row of a table, or of a collection view list, that can reveal swipe actions.
@MainActor
protocol SwipedRow: UIView {
  var _swipeActions: SwipeActionsValue? { get set }
}

extension UITableViewCell: SwipedRow {}
extension UICollectionViewCell: SwipedRow {}

/// The revealed swipe actions of a row.
@MainActor
struct OpenSwipe<Row: SwipedRow> {
  let row: Row
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  /// The commit that shows the actions; choices made before it do not refer to them.
  let since: UInt64

  /// Reveals the actions.
  init(_ configuration: UISwipeActionsConfiguration, on edge: SwipeEdge, of row: Row) {
    self.row = row
    self.edge = edge
    self.configuration = configuration
    since = row._runtime?.nextCommitNumber ?? 0
    row._swipeActions = SwipeActionsValue(
      edge: edge,
      actions: configuration.actions.map(\._value),
      performsFirstWithFullSwipe: configuration.performsFirstActionWithFullSwipe
    )
  }

  /// Returns the action that the user chose, by its index from the row's edge inwards; nil if the
  /// display had not shown it yet.
  func action(_ index: Int, on edge: SwipeEdge, of row: Row, seen: UInt64) -> UIContextualAction? {
    guard row === self.row, row._swipeActions != nil, edge == self.edge, since <= seen,
      configuration.actions.indices.contains(index)
    else { return nil }
    return configuration.actions[index]
  }
}

/// A table or a collection view whose rows can reveal swipe actions.
@MainActor
protocol SwipedList: AnyObject {
  associatedtype Row: SwipedRow

  var _openSwipe: OpenSwipe<Row>? { get set }

  /// Reveals the actions of a row that the user has swiped.
  /// - Returns: Whether actions are revealed now.
  func _reveal(_ edge: SwipeEdge, of row: Row) -> Bool

  /// Returns whether the list shows a row.
  func _isShown(_ row: Row) -> Bool

  /// Called after the actions of a row were concealed.
  func _didConcealSwipeActions(_ row: Row)
}

extension SwipedList {
  /// Performs the action that the user chose, by its index from the row's edge inwards.
  ///
  /// - Returns: Whether it was performed; false if the display had not shown the actions yet.
  func _perform(_ index: Int, _ edge: SwipeEdge, of row: Row, seen: UInt64) -> Bool {
    guard let action = _openSwipe?.action(index, on: edge, of: row, seen: seen), _isShown(row)
    else { return false }
    action.handler(action, row) { [weak self, weak row] _ in
      if let self, let row { _ = self._conceal(row) }
    }
    return true
  }

  /// Conceals the actions of a row.
  /// - Returns: Whether any were revealed.
  func _conceal(_ row: Row) -> Bool {
    guard _openSwipe?.row === row else { return false }
    _conceal()
    return true
  }

  /// Conceals revealed actions.
  func _conceal() {
    guard let swipe = _openSwipe else { return }
    _openSwipe = nil
    swipe.row._swipeActions = nil
    _didConcealSwipeActions(swipe.row)
  }
}
