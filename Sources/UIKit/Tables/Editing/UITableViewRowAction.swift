/// An action of a row in iOS before 11, which a swipe reveals.
///
/// It exists for existing apps; others use `UIContextualAction`.
@preconcurrency @MainActor
open class UITableViewRowAction: NSObject, NSCopying {
  public enum Style: Int, Sendable {
    case `default`, normal

    public static var destructive: Style { .default }
  }

  open private(set) var style: UITableViewRowAction.Style = .default
  open var title: String?

  /// The background colour; by default red for a destructive action and grey for a normal one.
  open var backgroundColor: UIColor?

  private var handler: (UITableViewRowAction, IndexPath) -> Void = { _, _ in }

  public convenience init(
    style: UITableViewRowAction.Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated { () -> UITableViewRowAction in
      let copy = UITableViewRowAction(style: style, title: title, handler: handler)
      copy.backgroundColor = backgroundColor
      return copy
    }
  }

  /// Returns the action for a swipe.
  ///
  /// - Parameter position: Returns the index path of a row; nil if the row was removed.
  /// - Returns: The action, which retains this one.
  final func _contextual(_ position: @escaping (UIView) -> IndexPath?) -> UIContextualAction {
    let action = UIContextualAction(
      style: style == .normal ? .normal : .destructive,
      title: title
    ) { [self] _, row, done in
      guard let path = position(row) else { return done(false) }
      handler(self, path)
      done(true)
    }
    if let backgroundColor { action.backgroundColor = backgroundColor }
    return action
  }
}
