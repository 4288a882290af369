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
