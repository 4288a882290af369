import UIKitHosting

/// A transition of a presentation, a navigation stack or tabs that an app's animator runs.
///
/// The object that runs the transition retains it until it has ended.
final class _CustomTransition: NSObject, UIViewControllerContextTransitioning {
  /// A screen that appears or disappears.
  struct Side {
    weak var controller: UIViewController?
    /// Nil for a screen that keeps its place.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  var from: Side
  var to: Side
  private let animator: any UIViewControllerAnimatedTransitioning
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var coordinator: _TransitionCoordinator!
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var duration: TimeInterval = 0
  private var scrubbed: _ScrubbedAnimations?
  private var interruptible: (any UIViewImplicitlyAnimating)?
  private var onEnd: ((Bool) -> Void)?
  private var isStarting = false
  /// The result of an animator that completed synchronously, without animating.
  private var earlyEnd: Bool?

  /// - Parameters:
  ///   - from: The screen that is visible before the transition.
  ///   - to: The screen that is visible afterwards.
  ///   - containerView: The view in which the transition takes place.
  ///   - style: The style of a presentation.
  ///   - animator: The animator.
  ///   - interactor: The object that drives an interactive transition.
  ///   - ended: Called once, with whether the transition was completed.
  init(
    from: Side,
    to: Side,
    in containerView: UIView,
    style: UIModalPresentationStyle = .none,
    animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?,
    ended: @escaping (Bool) -> Void
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    presentationStyle = style
    self.animator = animator
    self.interactor = interactor
    onEnd = ended
    super.init()
    isInteractive = interactor?.wantsInteractiveStart ?? false
    coordinator = _TransitionCoordinator(
      from: from.controller,
      to: to.controller,
      in: containerView,
      style: style,
      still: from.view == nil ? from.controller : to.view == nil ? to.controller : nil,
      isInteractive: isInteractive
    )
    coordinator._custom = self
  }

  // MARK: - Running

  /// Begins the animations.
  ///
  /// - Parameter appear: Called when the views are in place; the transition ends later.
  func start(_ appear: () -> Void) {
    duration = animator.transitionDuration(using: self)
    isStarting = true
    begin()
    appear()
    isStarting = false
    if let earlyEnd { completeTransition(earlyEnd) }
  }

  private func begin() {
    guard let interactor else { return animate() }
    let percentDriven = interactor as? UIPercentDrivenInteractiveTransition
    if isInteractive {
      interactor.startInteractiveTransition(self)
      if percentDriven == nil { coordinator.start() }
    } else if let percentDriven {
      percentDriven._follow(self)
      scrub()
      scrubbed?.play(forward: true, over: duration, curve: .linear) {}
    } else {
      animate()
    }
  }

  private func animate() {
    animator.animateTransition(using: self)
    coordinator.start()
  }

  /// Begins the animations in a paused state.
  func scrub() {
    let scrubbed = _ScrubbedAnimations(duration: duration)
    self.scrubbed = scrubbed
    scrubbed.begin {
      interruptible = OptionalRequirement.interruptibleAnimator.call {
        animator.interruptibleAnimator(using: self)
      }
      if let interruptible {
        interruptible.startAnimation()
      } else {
        animator.animateTransition(using: self)
      }
      coordinator.start()
    }
  }

  /// Animates changes along with the animations that have begun.
  /// - Returns: Whether the animations can be driven interactively.
  func join(_ animations: () -> Void) -> Bool {
    scrubbed?.join(animations) ?? false
  }

  func playRest(forward: Bool, over seconds: TimeInterval, curve: Animation.Curve) {
    scrubbed?.play(forward: forward, over: seconds, curve: curve) {}
  }

  /// Ends the transition immediately, because another one begins.
  func endNow() {
    guard onEnd != nil else { return }
    scrubbed?.finishImmediately(forward: !transitionWasCancelled)
    completeTransition(!transitionWasCancelled)
  }

  // MARK: - The context

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }
  var isInterruptible: Bool { interruptible != nil || interactor != nil }
  var completionCurve: UIView.AnimationCurve { interactor?.completionCurve ?? .easeInOut }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = percentComplete
    scrubbed?.show(Double(percentComplete))
  }

  func finishInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    coordinator.endInteraction(isCancelled: false)
  }

  func cancelInteractiveTransition() {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = true
    coordinator.endInteraction(isCancelled: true)
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, let scrubbed, onEnd != nil else { return }
    isInteractive = true
    transitionWasCancelled = false
    percentComplete = CGFloat(min(max(scrubbed.fraction, 0), 1))
    scrubbed.show(Double(percentComplete))
    coordinator.resumeInteraction()
  }

  func completeTransition(_ didComplete: Bool) {
    guard let onEnd else { return }
    guard !isStarting else {
      earlyEnd = earlyEnd ?? didComplete
      return
    }
    self.onEnd = nil
    if !didComplete { transitionWasCancelled = true }
    onEnd(didComplete)
    animator.animationEnded(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.initialFrame ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    side(of: vc)?.finalFrame ?? .zero
  }

  private func side(of controller: UIViewController) -> Side? {
    controller === from.controller ? from : controller === to.controller ? to : nil
  }
}

/// The container of a transition's views.
final class _TransitionContainer: UIView {
  /// Called before and after its subviews are laid out.
  var willLayOut: () -> Void = {}
  var didLayOut: () -> Void = {}

  override func layoutSubviews() {
    willLayOut()
    super.layoutSubviews()
    didLayOut()
  }
}
