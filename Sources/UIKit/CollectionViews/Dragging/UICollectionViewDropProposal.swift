/// A collection view's proposal for items that are dragged over it.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    /// Inserts the items into the view; other items make room.
    case insertAtDestinationIndexPath
    /// Drops the items into an item of the view.
    case insertIntoDestinationIndexPath
  }

  open private(set) var intent: UICollectionViewDropProposal.Intent

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
