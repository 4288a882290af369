import UIKitHosting

/// A row of a table, or of a list of a collection view, that actions can lie open in.
@MainActor
protocol SwipedRow: UIView {
  var _swipeActions: SwipeActionsValue? { get set }
}

extension UITableViewCell: SwipedRow {}
extension UICollectionViewCell: SwipedRow {}

/// The actions that lie open in one row.
@MainActor
struct OpenSwipe<Row: SwipedRow> {
  let row: Row
  let edge: SwipeEdge
  let configuration: UISwipeActionsConfiguration
  /// The commit that shows them: an action that was chosen before it is none of these.
  let since: UInt64

  /// Lays them open.
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

  /// The action that a person chose by its number from the row's edge inwards; nil where the
  /// display had not seen it yet.
  func action(_ index: Int, on edge: SwipeEdge, of row: Row, seen: UInt64) -> UIContextualAction? {
    guard row === self.row, row._swipeActions != nil, edge == self.edge, since <= seen,
      configuration.actions.indices.contains(index)
    else { return nil }
    return configuration.actions[index]
  }
}

/// A table, or a collection view, in one of whose rows actions can lie open.
@MainActor
protocol SwipedList: AnyObject {
  associatedtype Row: SwipedRow

  var _openSwipe: OpenSwipe<Row>? { get set }

  /// A person swiped a row.
  /// - Returns: Whether any actions lie open now.
  func _reveal(_ edge: SwipeEdge, of row: Row) -> Bool

  /// Whether it shows a row.
  func _isShown(_ row: Row) -> Bool

  /// The actions of a row were put away.
  func _hasConcealed(_ row: Row)
}

extension SwipedList {
  /// A person chose an action, by its number from the row's edge inwards.
  ///
  /// - Returns: Whether it was performed; not where the display had not seen the actions yet.
  func _perform(_ index: Int, _ edge: SwipeEdge, of row: Row, seen: UInt64) -> Bool {
    guard let action = _openSwipe?.action(index, on: edge, of: row, seen: seen), _isShown(row)
    else { return false }
    action.handler(action, row) { [weak self, weak row] _ in
      if let self, let row { _ = self._conceal(row) }
    }
    return true
  }

  /// Puts the actions of a row away.
  /// - Returns: Whether there were any.
  func _conceal(_ row: Row) -> Bool {
    guard _openSwipe?.row === row else { return false }
    _conceal()
    return true
  }

  /// Puts open actions away.
  func _conceal() {
    guard let swipe = _openSwipe else { return }
    _openSwipe = nil
    swipe.row._swipeActions = nil
    _hasConcealed(swipe.row)
  }
}
