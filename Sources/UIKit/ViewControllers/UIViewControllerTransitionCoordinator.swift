/// Which screen of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The screen that is seen when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The screen that is seen when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// What is known of a transition while it runs.
///
/// Do not adopt it: UIKit makes the objects that do.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// How a screen is presented; `none` where the transition is that of a container.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a person's finger.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// Whether it follows a person's finger now.
  var isInteractive: Bool { get }
  /// Whether a person has begun and not finished it: the screen `from` stays.
  var isCancelled: Bool { get }
  /// Seconds; none for a reader who wants less motion.
  var transitionDuration: TimeInterval { get }
  /// The part of the transition that a person has come to.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the way when a person has let go: that of the transition.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The identity: the window does not turn with its device.
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Nil for the screen below a sheet, which neither comes nor goes.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
}

/// Lets changes move, and things happen, along with a transition.
///
/// A controller's `transitionCoordinator` lasts as long as the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  func _animate(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the finger that the transition followed has let go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

// Requirements cannot have defaults, which Apple's have.
extension UIViewControllerTransitionCoordinator {
  /// Shows what `animation` changes as a movement beside the transition, and calls `completion` when
  /// that has ended or was cancelled.
  /// - Parameters:
  ///   - animation: Changes views; called when the transition has been set up.
  ///   - completion: Called when the screens know that they have appeared and disappeared.
  /// - Returns: Whether the changes move with the transition; not once its first picture is shown.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    _animate(animation, completion)
  }

  /// The same, of a view outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    _animate(animation, completion)
  }
}
