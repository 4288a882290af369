import UIKitHosting

/// An action that a swipe on a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable {
    case normal, destructive
  }

  /// - Parameters:
  ///   - action: The chosen action.
  ///   - sourceView: The row in which it was chosen.
  ///   - completionHandler: Called once when the action is done; conceals the actions.
  public typealias Handler = (
    _ action: UIContextualAction, _ sourceView: UIView,
    _ completionHandler: @escaping (_ actionPerformed: Bool) -> Void
  ) -> Void

  open private(set) var style: UIContextualAction.Style = .normal
  open private(set) var handler: UIContextualAction.Handler = { $2(false) }
  open var title: String?
  open var image: UIImage?

  /// The background colour; by default red for a destructive action and grey for any other.
  open var backgroundColor: UIColor! {
    get { ownColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { ownColor = newValue }
  }

  private var ownColor: UIColor?

  public convenience init(
    style: UIContextualAction.Style,
    title: String?,
    handler: @escaping UIContextualAction.Handler
  ) {
    self.init()
    self.style = style
    self.title = title
    self.handler = handler
  }

  final var _value: SwipeActionsValue.Action {
    SwipeActionsValue.Action(
      title: title,
      image: image?._value,
      isDestructive: style == .destructive,
      color: ownColor?._value
    )
  }
}
