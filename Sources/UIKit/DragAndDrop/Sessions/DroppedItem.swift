import Foundation

/// A drop item of a table or a collection view, for the drop delegate.
final class DroppedItem: NSObject, UITableViewDropItem, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ dragItem: UIDragItem, from source: IndexPath?, previewSize: CGSize) {
    self.dragItem = dragItem
    sourceIndexPath = source
    self.previewSize = previewSize
    super.init()
  }
}
