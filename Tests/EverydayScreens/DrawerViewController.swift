import UIKit

/// A screen that presents a drawer over itself by its own transition.
final class DrawerHostViewController: UIViewController {
  private let drawerTransition = DrawerTransition()
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Drawer"
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle("Open Drawer", for: .normal)
    button.addTarget(
      self,
      action: Selector(DrawerHostViewController.openTapped),
      for: .touchUpInside
    )
    button.frame = CGRect(x: 40, y: 200, width: 200, height: 44)
    statusLabel.frame = CGRect(x: 40, y: 260, width: 300, height: 24)
    statusLabel.text = "Closed"
    view.addSubview(button)
    view.addSubview(statusLabel)
  }

  private func openTapped() {
    let drawer = DrawerViewController()
    drawer.transition = drawerTransition
    drawer.modalPresentationStyle = .custom
    drawer.transitioningDelegate = drawerTransition
    drawer.onClose = { [weak self] in self?.statusLabel.text = "Closed again" }
    present(drawer, animated: true) { [weak self] in
      self?.statusLabel.text = "Open"
    }
  }
}

final class DrawerViewController: UIViewController {
  var transition: DrawerTransition?
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 24
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let title = UILabel(frame: CGRect(x: 24, y: 24, width: 200, height: 30))
    title.text = "Drawer Content"
    title.font = .preferredFont(forTextStyle: .title2)
    let close = UIButton(type: .close)
    close.addTarget(
      self,
      action: Selector(DrawerViewController.closeTapped),
      for: .touchUpInside
    )
    close.frame = CGRect(x: 320, y: 20, width: 44, height: 44)
    view.addSubview(title)
    view.addSubview(close)
    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector(DrawerViewController.dragged(_:))
    )
    view.addGestureRecognizer(pan)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onClose?()
  }

  private func closeTapped() {
    dismiss(animated: true)
  }

  private func dragged(_ gesture: UIPanGestureRecognizer) {
    let translation = gesture.translation(in: view.superview)
    let progress = min(max(translation.y / view.bounds.height, 0), 1)
    switch gesture.state {
    case .began:
      transition?.interaction = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed:
      transition?.interaction?.update(progress)
    case .ended:
      if progress > 0.3 || gesture.velocity(in: view).y > 800 {
        transition?.interaction?.finish()
      } else {
        transition?.interaction?.cancel()
      }
      transition?.interaction = nil
    case .cancelled:
      transition?.interaction?.cancel()
      transition?.interaction = nil
    default:
      break
    }
  }
}

final class DrawerTransition: NSObject, UIViewControllerTransitioningDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DrawerPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DrawerAnimator(isPresenting: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    DrawerAnimator(isPresenting: false)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    interaction
  }
}

final class DrawerPresentationController: UIPresentationController {
  private let dimmingView = UIView()

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController,
      presenting: presentingViewController
    )
    dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimmingView.alpha = 0
    let tap = UITapGestureRecognizer(
      target: self,
      action: Selector(DrawerPresentationController.dimmingTapped)
    )
    dimmingView.addGestureRecognizer(tap)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let height = bounds.height * 0.5
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimmingView.frame = containerView.bounds
    containerView.insertSubview(dimmingView, at: 0)
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 1
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 1 }, completion: nil)
  }

  override func dismissalTransitionWillBegin() {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimmingView.alpha = 0
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.dimmingView.alpha = 0 }, completion: nil)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimmingView.removeFromSuperview() }
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    dimmingView.frame = containerView?.bounds ?? .zero
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  private func dimmingTapped() {
    presentedViewController.dismiss(animated: true)
  }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let controller = transitionContext.viewController(forKey: key) else {
      transitionContext.completeTransition(false)
      return
    }
    let container = transitionContext.containerView
    if isPresenting { container.addSubview(controller.view) }
    let shown = transitionContext.finalFrame(for: controller)
    let open = isPresenting ? shown : transitionContext.initialFrame(for: controller)
    var closed = open
    closed.origin.y = container.bounds.height
    controller.view.frame = isPresenting ? closed : open
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: transitionContext.isInteractive ? .curveLinear : .curveEaseInOut,
      animations: { controller.view.frame = self.isPresenting ? open : closed },
      completion: { _ in
        let completed = !transitionContext.transitionWasCancelled
        if !self.isPresenting, completed { controller.view.removeFromSuperview() }
        transitionContext.completeTransition(completed)
      }
    )
  }
}
