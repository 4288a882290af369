import UIKit

/// Custom animators, presentations and sheets, with a button for each.
final class TransitionsViewController: UIViewController {
  private let box = UIView()
  private let slider = UISlider()
  private let heard = UILabel()
  private let transitions = PanelTransitions()
  private lazy var animator = makeAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    box.backgroundColor = .systemBlue
    box.accessibilityIdentifier = "box"
    box.frame = CGRect(x: 20, y: 420, width: 40, height: 40)
    view.addSubview(box)
    heard.text = "Nothing heard"
    slider.accessibilityLabel = "Progress"
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        animator.fractionComplete = CGFloat(slider.value)
      },
      for: .valueChanged
    )
    let stack = UIStackView(arrangedSubviews: [
      heard, slider,
      button("Run") { $0.run() },
      button("Panel") { $0.present(.custom) },
      button("Slide") { $0.present(.fullScreen) },
      button("Heights") { $0.presentHeights() },
      button("Push") { $0.push() },
    ])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if animator.state == .active { animator.stopAnimation(true) }
    if isMovingFromParent { navigationController?.delegate = nil }
  }

  private func makeAnimator() -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 0.6, curve: .linear) { [box] in
      box.frame.origin.x = 220
      box.alpha = 0.5
    }
    animator.addCompletion { [weak self] position in
      self?.heard.text = position == .end ? "At the end" : "Elsewhere"
    }
    return animator
  }

  private func run() {
    animator.startAnimation()
  }

  private func present(_ style: UIModalPresentationStyle) {
    let panel = PanelViewController()
    panel.modalPresentationStyle = style
    panel.transitioningDelegate = transitions
    present(panel, animated: true)
  }

  private func presentHeights() {
    let content = UIViewController()
    content.view.backgroundColor = .systemBackground
    content.title = "Heights"
    let sheet = content.sheetPresentationController
    sheet?.detents = [.custom { _ in 200 }, .custom { _ in 400 }, .large()]
    sheet?.prefersGrabberVisible = true
    present(content, animated: true)
  }

  private func push() {
    let next = UIViewController()
    next.title = "Next"
    next.view.backgroundColor = .systemYellow
    navigationController?.delegate = transitions
    navigationController?.pushViewController(next, animated: true)
  }

  private func button(
    _ title: String,
    _ body: @escaping @MainActor (TransitionsViewController) -> Void
  ) -> UIButton {
    UIButton(
      primaryAction: UIAction(title: title) { [weak self] _ in if let self { body(self) } }
    )
  }
}

private final class PanelViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.accessibilityIdentifier = "panel"
    let close = UIButton(
      primaryAction: UIAction(title: "Close") { [weak self] _ in self?.dismiss(animated: true) }
    )
    close.frame = CGRect(x: 20, y: 60, width: 100, height: 44)
    view.addSubview(close)
  }
}

/// A panel at the leading edge over a dimmed screen, which a tap beside it dismisses.
private final class PanelController: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: 0, width: 260, height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = UIColor(white: 0, alpha: 0.4)
    dimming.accessibilityIdentifier = "dimming"
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.insertSubview(dimming, at: 0)
    let tap = UITapGestureRecognizer(target: self, action: Selector(PanelController.tapped))
    dimming.addGestureRecognizer(tap)
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 1 }
    )
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(
      alongsideTransition: { [dimming] _ in dimming.alpha = 0 }
    )
  }

  override func containerViewWillLayoutSubviews() {
    dimming.frame = containerView?.bounds ?? .zero
  }

  private func tapped() {
    presentedViewController.dismiss(animated: true)
  }
}

private final class PanelTransitions: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate
{
  func presentationController(
    forPresented presented: UIViewController,
    presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    PanelController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController,
    presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PanelAnimator(isLeaving: false)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PanelAnimator(isLeaving: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PanelAnimator(isLeaving: operation == .pop)
  }
}

/// Animates a screen in from the left, or out to it.
private final class PanelAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isLeaving: Bool

  init(isLeaving: Bool) {
    self.isLeaving = isLeaving
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.6
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let coming = transitionContext.view(forKey: .to) {
      if isLeaving {
        container.insertSubview(coming, at: 0)
      } else {
        container.addSubview(coming)
      }
    }
    guard let moving = transitionContext.view(forKey: isLeaving ? .from : .to) else {
      return transitionContext.completeTransition(true)
    }
    let inside = moving.frame
    let outside = inside.offsetBy(dx: -inside.width, dy: 0)
    if !isLeaving { moving.frame = outside }
    UIView.animate(withDuration: 0.6) { [isLeaving] in
      moving.frame = isLeaving ? outside : inside
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
