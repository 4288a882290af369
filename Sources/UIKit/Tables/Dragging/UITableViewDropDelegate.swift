public import Foundation

/// A delegate that handles items dragged over and dropped on a table.
///
/// Declare the conformance on the class that implements the methods.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when items were dropped: change the data, and have the coordinator animate the items to
  /// their rows.
  ///
  /// A row moved within its own table is passed to the data source's `tableView(_:moveRowAt:to:)`
  /// instead, if that permits the move.
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  /// Returns whether the delegate accepts the items over the table; true by default.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  /// Returns the proposal for a drop at the current position.
  ///
  /// By default, rows of the table itself are moved, and other items are not accepted.
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
