import UIKitHosting

/// Drives the animations of an animator by what a person does, from 0 to 1.
///
/// The animator begins its animations by `UIView.animate` or by a property animator; they stand still
/// until `update(_:)`, `finish()` or `cancel()` is called.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning
{
  private weak var transition: _CustomTransition?

  public override init() {
    super.init()
  }

  /// Seconds of the whole transition.
  open var duration: CGFloat { CGFloat(transition?.duration ?? 0) }

  /// The part of the transition that `update(_:)` was given last.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest of the way, against that of the whole transition.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest of the way.
  open var completionCurve: UIView.AnimationCurve = .easeInOut

  /// The timing of the rest of the way in place of `completionCurve`.
  open var timingCurve: (any UITimingCurveProvider)?

  /// Whether it drives the transition from its beginning; if not, from a call of `pause()` on.
  open var wantsInteractiveStart: Bool = true

  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    guard let transition = transitionContext as? _CustomTransition else { return }
    self.transition = transition
    percentComplete = 0
    transition.scrub()
  }

  /// Takes over a transition that runs.
  open func pause() {
    guard let transition else { return }
    transition.pauseInteractiveTransition()
    percentComplete = transition.percentComplete
  }

  /// Shows a part of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let transition, transition.isInteractive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    transition.updateInteractiveTransition(self.percentComplete)
  }

  /// Goes on to the end.
  open func finish() {
    end(forward: true)
  }

  /// Goes back to the start.
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

  /// Drives a transition that begins by itself.
  final func _follow(_ transition: _CustomTransition) {
    self.transition = transition
  }
}
