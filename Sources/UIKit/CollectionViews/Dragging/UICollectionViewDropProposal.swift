/// The answer of a collection view that items are dragged over.
open class UICollectionViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    /// The items become items of the view, for which others make room.
    case insertAtDestinationIndexPath
    /// The items go into one of the view.
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
