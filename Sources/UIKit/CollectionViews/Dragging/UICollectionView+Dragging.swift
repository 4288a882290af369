import Foundation

extension UICollectionView {
  /// The delay before items make room for an item that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    /// The delay; nil for none.
    var _delay: Duration? {
      switch self {
      case .immediate: nil
      case .fast: .milliseconds(150)
      case .slow: .milliseconds(500)
      }
    }
  }

  final func _makeDragging() -> CollectionDragging {
    if let _dragging { return _dragging }
    let made = CollectionDragging(self)
    _dragging = made
    return made
  }

  /// Returns the drop proposal for a delegate that provides none.
  final func _proposalWithoutDelegate(
    _ session: any UIDropSession
  ) -> UICollectionViewDropProposal {
    _makeDragging().ownProposal(session)
  }

  /// Returns the frame of an item in the content; zero for an item that does not exist.
  final func _dragFrame(at indexPath: IndexPath) -> CGRect {
    _updateVisibleContent()
    guard _counts.contains(RowPosition(indexPath)) else { return .zero }
    return layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }
}

extension UICollectionViewCell {
  /// The state of a cell in a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
