import UIKit

/// An image that zooms, below the bar, and a card with a context menu and a pointer effect.
final class InteractionsViewController: UIViewController {
  private let log = UILabel()
  private let scroll = UIScrollView()
  private let picture = UIView()
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.frame = CGRect(x: 16, y: 110, width: 358, height: 24)
    log.accessibilityIdentifier = "log"
    scroll.frame = CGRect(x: 20, y: 150, width: 300, height: 300)
    scroll.minimumZoomScale = 1
    scroll.maximumZoomScale = 3
    scroll.delegate = self
    scroll.backgroundColor = .secondarySystemBackground
    picture.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    picture.backgroundColor = .systemTeal
    picture.isAccessibilityElement = true
    picture.accessibilityLabel = "Picture"
    scroll.contentSize = picture.frame.size
    scroll.addSubview(picture)
    card.frame = CGRect(x: 20, y: 480, width: 200, height: 100)
    card.backgroundColor = .systemOrange
    card.layer.cornerRadius = 12
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card"
    [log, scroll, card].forEach(view.addSubview)
    addInteractions()
  }

  private func addInteractions() {
    let double = UITapGestureRecognizer(
      target: self,
      action: Selector(InteractionsViewController.doubleTapped(_:))
    )
    double.numberOfTapsRequired = 2
    scroll.addGestureRecognizer(double)
    card.addInteraction(UIContextMenuInteraction(delegate: self))
    card.addInteraction(UIPointerInteraction(delegate: self))
    card.addGestureRecognizer(
      UIHoverGestureRecognizer(
        target: self,
        action: Selector(InteractionsViewController.hovered(_:))
      )
    )
  }

  private func doubleTapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: picture)
    let rect = CGRect(x: place.x - 50, y: place.y - 50, width: 100, height: 100)
    scroll.zoom(to: rect, animated: true)
  }

  private func hovered(_ hover: UIHoverGestureRecognizer) {
    if hover.state != .changed { log.text = "hover \(hover.state)" }
  }
}

extension InteractionsViewController: UIScrollViewDelegate {
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    log.text = "zoomed \(Int((scale * 100).rounded()))"
  }
}

extension InteractionsViewController: UIPointerInteractionDelegate {}

extension InteractionsViewController: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil) {
      let preview = UIViewController()
      preview.view.backgroundColor = .systemPurple
      preview.preferredContentSize = CGSize(width: 240, height: 160)
      return preview
    } actionProvider: { [log] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in log.text = "copied" }])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    animator.addCompletion { [log] in log.text = "committed" }
  }
}
