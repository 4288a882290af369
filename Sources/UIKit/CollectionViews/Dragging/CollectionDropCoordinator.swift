import Foundation

/// The drop coordinator that the drop delegate receives.
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  private let drop: DropSession
  private let view: UICollectionView

  init(
    _ view: UICollectionView,
    _ drop: DropSession,
    items: [any UICollectionViewDropItem],
    destination: IndexPath?,
    proposal: UICollectionViewDropProposal
  ) {
    self.view = view
    self.drop = drop
    self.items = items
    destinationIndexPath = destination
    self.proposal = proposal
    super.init()
  }

  var session: any UIDropSession { drop }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    drop.send(dragItem, to: view._dragFrame(at: indexPath), in: view)
  }

  func drop(
    _ dragItem: UIDragItem,
    intoItemAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    let place = view._dragFrame(at: indexPath)
    return drop.send(dragItem, to: rect.offsetBy(dx: place.minX, dy: place.minY), in: view)
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    drop.send(dragItem, to: target)
  }
}
