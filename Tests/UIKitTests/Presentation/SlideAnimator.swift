import UIKit

/// The common base class of both animators.
@MainActor
class SlideAnimator: NSObject {
  var isPresenting = true
  private(set) var context: (any UIViewControllerContextTransitioning)?
  final var ended: [Bool] = []

  final func prepare(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    self.context = context
    let container = context.containerView
    let height = container.bounds.height
    if isPresenting, let view = context.view(forKey: .to) {
      container.addSubview(view)
      let frame = view.frame
      view.frame = frame.offsetBy(dx: 0, dy: height)
      return { view.frame = frame }
    }
    if let below = context.view(forKey: .to) { container.insertSubview(below, at: 0) }
    let view = context.view(forKey: .from)
    return { view?.frame.origin.y = height }
  }
}

final class Animator: SlideAnimator, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: 0.4,
      delay: 0,
      options: .curveLinear,
      animations: prepare(transitionContext)
    ) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

final class InterruptibleAnimator: SlideAnimator, UIViewControllerAnimatedTransitioning {
  private(set) var propertyAnimator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let propertyAnimator { return propertyAnimator }
    let made = UIViewPropertyAnimator(
      duration: 0.4,
      curve: .linear,
      animations: prepare(transitionContext)
    )
    made.addCompletion { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    propertyAnimator = made
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
  }
}

/// An animator that moves the view into place and completes immediately.
final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    transitionContext.completeTransition(true)
  }
}
