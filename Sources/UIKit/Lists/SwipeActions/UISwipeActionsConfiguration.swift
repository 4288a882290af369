/// The actions that a swipe on a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction] = []
  /// A Boolean value that indicates whether a swipe across the whole row performs the first action.
  open var performsFirstActionWithFullSwipe: Bool = true

  /// - Parameter actions: The actions from the row's edge inwards; an empty array disables the
  ///   swipe.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
