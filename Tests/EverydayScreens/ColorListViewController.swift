import UIKit

/// Tiles, of which the tapped one grows to a screen with a navigation transition.
final class ColorListViewController: UIViewController, UINavigationControllerDelegate {
  private let colors: [(String, UIColor)] = [
    ("Coral", .systemRed), ("Amber", .systemOrange), ("Leaf", .systemGreen), ("Sea", .systemBlue),
  ]
  fileprivate var selectedTile: UIButton?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colors"
    view.backgroundColor = .systemBackground
    for (index, color) in colors.enumerated() {
      let tile = UIButton(type: .custom)
      tile.setTitle(color.0, for: .normal)
      tile.setTitleColor(.white, for: .normal)
      tile.backgroundColor = color.1
      tile.layer.cornerRadius = 12
      tile.tag = index
      tile.frame = CGRect(
        x: 20 + (index % 2) * 180,
        y: 160 + (index / 2) * 180,
        width: 160,
        height: 160
      )
      tile.addTarget(
        self,
        action: Selector(ColorListViewController.tileTapped(_:)),
        for: .touchUpInside
      )
      view.addSubview(tile)
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  private func tileTapped(_ sender: UIButton) {
    selectedTile = sender
    let detail = ColorDetailViewController()
    detail.title = colors[sender.tag].0
    detail.color = colors[sender.tag].1
    navigationController?.pushViewController(detail, animated: true)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch operation {
    case .push where toVC is ColorDetailViewController: GrowAnimator(list: self, isPush: true)
    case .pop where fromVC is ColorDetailViewController: GrowAnimator(list: self, isPush: false)
    default: nil
    }
  }
}

final class ColorDetailViewController: UIViewController {
  var color = UIColor.clear

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    let label = UILabel(frame: CGRect(x: 40, y: 300, width: 300, height: 60))
    label.text = "A screen of \(title ?? "")"
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .white
    view.addSubview(label)
  }
}

private final class GrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let list: ColorListViewController
  private let isPush: Bool

  init(list: ColorListViewController, isPush: Bool) {
    self.list = list
    self.isPush = isPush
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.4
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let toController = context.viewController(forKey: .to), let tile = list.selectedTile
    else {
      context.completeTransition(false)
      return
    }
    let container = context.containerView
    to.frame = context.finalFrame(for: toController)
    if isPush {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    let patch = UIView()
    patch.backgroundColor = tile.backgroundColor
    patch.layer.cornerRadius = 12
    let small = container.convert(tile.bounds, from: tile)
    patch.frame = isPush ? small : container.bounds
    container.addSubview(patch)
    let moving: UIView = isPush ? to : from
    moving.alpha = isPush ? 0 : 1
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context),
      delay: 0,
      options: [],
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7) {
          patch.frame = self.isPush ? container.bounds : small
        }
        UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) {
          moving.alpha = self.isPush ? 1 : 0
          patch.alpha = 0
        }
      },
      completion: { _ in
        patch.removeFromSuperview()
        moving.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      }
    )
  }
}
