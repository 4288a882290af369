/// A table's proposal for items dragged over it.
open class UITableViewDropProposal: UIDropProposal {
  public enum Intent: Int, Sendable {
    case unspecified
    /// The items become new rows, for which others make room.
    case insertAtDestinationIndexPath
    /// The items go into an existing row.
    case insertIntoDestinationIndexPath
    case automatic
  }

  open private(set) var intent: UITableViewDropProposal.Intent

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }

  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}
