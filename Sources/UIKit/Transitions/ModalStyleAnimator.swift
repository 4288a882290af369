/// The animator of a `custom` presentation, by the presented controller's `modalTransitionStyle`.
final class _ModalStyleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isPresenting: Bool
  private let duration: TimeInterval

  init(_ style: UIModalTransitionStyle, isPresenting: Bool, duration: TimeInterval) {
    self.style = style
    self.isPresenting = isPresenting
    self.duration = duration
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    let container = context.containerView
    guard let view = context.view(forKey: isPresenting ? .to : .from),
      let controller = context.viewController(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(true) }
    let fades = style == .crossDissolve || style == .flipHorizontal
    let present = isPresenting ? context.finalFrame(for: controller) : view.frame
    var absent = present
    if !fades { absent.origin.y = container.bounds.maxY }
    if isPresenting {
      container.addSubview(view)
      view.frame = absent
      if fades { view.alpha = 0 }
    }
    UIView.animate(
      withDuration: duration,
      delay: 0,
      usingSpringWithDamping: 1,
      initialSpringVelocity: 0
    ) { [isPresenting] in
      view.frame = isPresenting ? present : absent
      if fades { view.alpha = isPresenting ? 1 : 0 }
    } completion: { _ in
      if fades { view.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
