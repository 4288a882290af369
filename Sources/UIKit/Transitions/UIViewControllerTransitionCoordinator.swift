/// A key for a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The controller that is visible when the transition begins.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is visible when the transition has ended.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let from = Self(rawValue: "UITransitionContextFromView")
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// Information about a running transition.
///
/// Do not conform to it: UIKit creates the conforming objects.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  /// The presentation style; `none` for a container's transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value indicating whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  /// A Boolean value indicating whether the transition is interactive now.
  var isInteractive: Bool { get }
  /// A Boolean value indicating whether an interactive transition was cancelled, so that the
  /// controller `from` stays.
  var isCancelled: Bool { get }
  /// The duration in seconds; zero if the user prefers reduced motion.
  var transitionDuration: TimeInterval { get }
  /// The fraction of an interactive transition that is complete.
  var percentComplete: CGFloat { get }
  /// The speed of the animation that follows an interaction: that of the transition.
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The identity, because the window does not rotate with its device.
  var targetTransform: CGAffineTransform { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil for the screen below a sheet, which neither appears nor disappears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  var containerView: UIView { get }
}

/// An object that animates changes alongside a transition and reports its progress.
///
/// A controller's `transitionCoordinator` exists as long as the transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  func _animate(
    _ animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    _ completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls `handler` when the user's interaction with the transition ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  )
}

// Protocol requirements cannot have default arguments, which Apple's have.
extension UIViewControllerTransitionCoordinator {
  /// Animates the changes of `animation` alongside the transition, and calls `completion` when the
  /// transition has ended or was cancelled.
  /// - Parameters:
  ///   - animation: Changes views; called when the transition has been set up.
  ///   - completion: Called after the screens' appearance callbacks.
  /// - Returns: Whether the changes animate with the transition; false once its first frame is
  ///   shown.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    _animate(animation, completion)
  }

  /// Animates the changes of `animation` in a view outside of the container.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    _animate(animation, completion)
  }
}
