/// What a swipe on a row offers.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  open private(set) var actions: [UIContextualAction] = []
  /// Whether a swipe over the whole row does the first action at once.
  open var performsFirstActionWithFullSwipe: Bool = true

  /// - Parameter actions: From the row's edge inwards; none at all keeps the row from opening.
  public convenience init(actions: [UIContextualAction]) {
    self.init()
    self.actions = actions
  }
}
