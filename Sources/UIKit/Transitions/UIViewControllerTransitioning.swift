/// An animator of a transition between two view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration in seconds, which applies to animations alongside the transition as well.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval

  /// Starts the animations; call the context's `completeTransition(_:)` when they have ended.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Returns the animator of an interruptible transition, which must be the same object throughout
  /// the transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating

  /// Called when the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalRequirement.interruptibleAnimator.recordDefaultCall()
    return UIViewPropertyAnimator(duration: 0, curve: .linear)
  }

  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// An interaction controller that drives a transition as the user interacts.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition(using:)`.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animations after the interaction, relative to that of the whole transition.
  var completionSpeed: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value indicating whether the transition is interactive from its start.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}

/// A provider of the animators of a controller's presentation and dismissal.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animator of a presentation, or nil for the one of the controller's
  /// `modalTransitionStyle`.
  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the interaction controller of a presentation, or nil for a timed animation.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  public func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}

/// The context of a transition, for its animators.
///
/// Do not conform to it: UIKit creates the conforming objects.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  ///
  /// The outgoing view is in it at its start; the animator adds the incoming view.
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  /// A Boolean value indicating whether the transition is interactive now.
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` for a container's transition.
  var presentationStyle: UIModalPresentationStyle { get }
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  func finishInteractiveTransition()
  func cancelInteractiveTransition()
  func pauseInteractiveTransition()
  /// Ends the transition.
  ///
  /// - Parameter didComplete: Whether the incoming screen is in place; false if the transition
  ///   was cancelled.
  func completeTransition(_ didComplete: Bool)
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns a view; nil for the screen below a presentation that does not remove it.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The identity, because the window does not rotate with its device.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame in the container at the start of the transition; zero if the view is not in
  /// it.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame in the container at the end of the transition; zero if the view is not in
  /// it.
  func finalFrame(for vc: UIViewController) -> CGRect
}
