import UIKitHosting

/// An interaction controller that drives an animator's animations from 0 to 1 as the user
/// interacts.
///
/// The animator starts its animations by `UIView.animate` or by a property animator. They stay
/// paused until `update(_:)`, `finish()` or `cancel()` is called.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: _CustomTransition?

  public override init() {
    super.init()
  }

  /// The duration of the whole transition, in seconds.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The fraction last passed to `update(_:)`.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the remaining animation, relative to that of the whole transition.
  open var completionSpeed: CGFloat = 1

  /// The curve of the remaining animation.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the remaining animation, instead of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?

  /// A Boolean value indicating whether the transition is interactive from its start, rather than
  /// from a call of `pause()` on.
  open var wantsInteractiveStart: Bool = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? _CustomTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.scrub()
  }

  /// Pauses the running transition and makes it interactive.
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Shows a fraction of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Plays the transition to its end.
  open func finish() {
    end(forward: true)
  }

  /// Plays the transition back to its start.
  open func cancel() {
    end(forward: false)
  }

  private func end(forward: Bool) {
    guard let transition, transition.isInteractive else { return }
    if forward {
      transition.finishInteractiveTransition()
    } else {
      transition.cancelInteractiveTransition()
    }
    let rest = Double(forward ? 1 - percentComplete : percentComplete)
    let seconds = transition.duration * rest / max(Double(completionSpeed), 0.001)
    transition.playRest(
      forward: forward,
      over: seconds,
      curve: timingCurve?._curve ?? completionCurve._curve
    )
  }

  /// Attaches to a transition that starts by itself.
  final func _follow(_ transition: _CustomTransition) {
    self.transition = transition
  }
}
