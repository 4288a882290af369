import UIKitHosting

/// The `transitionCoordinator` of a controller, from the first call of the transition to its last.
///
/// The code that runs the transition retains it; the controllers reference it weakly.
final class _TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private enum Phase {
    case preparing, running, ended
  }

  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var isInteractive: Bool
  /// The transition, if an app's animator runs it.
  weak var _custom: _CustomTransition?
  private(set) var isCancelled = false
  private let from: UIViewController?
  private let to: UIViewController?
  /// The screen that keeps its place.
  private let still: UIViewController?
  private var phase = Phase.preparing
  /// The commit that shows the transition's first picture.
  private var firstCommit: UInt64?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  init(
    from: UIViewController?,
    to: UIViewController?,
    in containerView: UIView,
    style: UIModalPresentationStyle = .none,
    still: UIViewController? = nil,
    isInteractive: Bool = false
  ) {
    self.from = from
    self.to = to
    self.containerView = containerView
    self.still = still
    presentationStyle = style
    initiallyInteractive = isInteractive
    self.isInteractive = isInteractive
    super.init()
  }

  // MARK: - The transition

  /// Runs the animations alongside the transition, which is set up.
  func start() {
    phase = .running
    firstCommit = containerView._runtime?.nextCommitNumber
    let animations = animations
    self.animations = []
    for animation in animations { run(animation) }
  }

  /// Ends the interactive phase.
  func endInteraction(isCancelled: Bool) {
    isInteractive = false
    self.isCancelled = isCancelled
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Resumes the interactive phase.
  func resumeInteraction() {
    isInteractive = true
    isCancelled = false
    let handlers = interactionHandlers
    interactionHandlers = []
    for handler in handlers { handler(self) }
  }

  /// Ends the transition for `controllers`, which referenced it.
  func end(for controllers: UIViewController?...) {
    phase = .ended
    for controller in controllers where controller?._transition === self {
      controller?._transition = nil
    }
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
  }

  private func run(_ animation: @escaping Handler) {
    if _custom?.join({ animation(self) }) == true { return }
    _Animating.run(transitionDuration, 0, [], .easeInOut, { animation(self) }, nil)
  }

  // MARK: - The context

  var isAnimated: Bool { true }
  var isInterruptible: Bool { _custom?.isInterruptible ?? false }
  var percentComplete: CGFloat { _custom?.percentComplete ?? 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { _custom?.completionCurve ?? .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  var transitionDuration: TimeInterval {
    if let _custom { return _custom.duration }
    return systemDuration
  }

  private var systemDuration: TimeInterval {
    (containerView._runtime?.transitionDuration ?? .zero) / .seconds(1)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    let controller: UIViewController? =
      switch key {
      case .from: from
      case .to: to
      default: nil
      }
    if let _custom { return _custom.view(forKey: key) }
    return controller === still ? nil : controller?.viewIfLoaded
  }

  // MARK: - The coordinator

  func _animate(_ animation: Handler?, _ completion: Handler?) -> Bool {
    guard phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    if phase == .preparing {
      animations.append(animation)
      return true
    }
    guard let firstCommit, firstCommit == containerView._runtime?.nextCommitNumber else {
      return false
    }
    run(animation)
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    guard phase != .ended else { return }
    interactionHandlers.append(handler)
  }
}
