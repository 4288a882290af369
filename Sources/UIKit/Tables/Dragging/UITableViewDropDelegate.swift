public import Foundation

/// Decides about items that are dragged over a table, and takes those that are dropped on it.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// The items were dropped: change the data, and have the coordinator animate them to their rows.
  ///
  /// A row that is dropped in its own table by a move goes to `tableView(_:moveRowAt:to:)` of the data
  /// source instead, where that lets it move.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Items have come over the table: whether it is interested; true unless implemented.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// The items have moved: the effect that a drop would have.
  ///
  /// Unless implemented, rows of the table itself are moved, and others are not taken.
  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    true
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableView._proposalWithoutDelegate(session)
  }

  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}

  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
}
