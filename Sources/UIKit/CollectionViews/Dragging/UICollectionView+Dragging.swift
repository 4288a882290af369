import Foundation

extension UICollectionView {
  /// The time after which items make room for one that is dragged over them.
  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow

    /// Nil for at once.
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

  /// The answer to items over the view where its delegate gives none.
  final func _proposalWithoutDelegate(
    _ session: any UIDropSession
  ) -> UICollectionViewDropProposal {
    _makeDragging().ownProposal(session)
  }

  /// The frame of an item in the content; zero where there is none.
  final func _dragFrame(at indexPath: IndexPath) -> CGRect {
    _bringUpToDate()
    guard _counts.contains(RowPosition(indexPath)) else { return .zero }
    return layoutAttributesForItem(at: indexPath)?.frame ?? .zero
  }
}

extension UICollectionViewCell {
  /// The part that a cell takes in a drag.
  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }
}
