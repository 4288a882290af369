import Foundation

/// The coordinator of a drop on a table.
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  private let drop: DropSession
  private let table: UITableView

  init(
    _ table: UITableView,
    _ drop: DropSession,
    items: [any UITableViewDropItem],
    destination: IndexPath?,
    proposal: UITableViewDropProposal
  ) {
    self.table = table
    self.drop = drop
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    super.init()
  }

  var session: any UIDropSession { drop }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.send(dragItem, to: table.rectForRow(at: indexPath), in: table)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    let row = table.rectForRow(at: indexPath)
    return drop.send(dragItem, to: rect.offsetBy(dx: row.minX, dy: row.minY), in: table)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.send(dragItem, to: target)
  }
}
