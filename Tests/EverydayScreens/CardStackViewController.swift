import UIKit

/// Cards that a pan discards, or that spring back.
final class CardStackViewController: UIViewController {
  private var cards: [UIView] = []
  private let countLabel = UILabel()
  private var liked = 0
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cards"
    view.backgroundColor = .systemBackground
    countLabel.font = .preferredFont(forTextStyle: .headline)
    countLabel.textAlignment = .center
    countLabel.frame = CGRect(x: 0, y: 120, width: view.bounds.width, height: 30)
    countLabel.autoresizingMask = .flexibleWidth
    view.addSubview(countLabel)
    for number in (1...4).reversed() { addCard(number) }
    updateCount()
  }

  private func addCard(_ number: Int) {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 260, height: 340))
    card.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    card.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
    ]
    card.backgroundColor = [.systemRed, .systemOrange, .systemGreen, .systemBlue][number % 4]
    card.layer.cornerRadius = 20
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.2
    card.layer.shadowRadius = 8
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Card \(number)"

    let label = UILabel(frame: card.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "\(number)"
    label.textColor = .white
    label.font = .systemFont(ofSize: 80, weight: .heavy)
    label.textAlignment = .center
    card.addSubview(label)

    let pan = UIPanGestureRecognizer(
      target: self,
      action: Selector(CardStackViewController.dragged(_:))
    )
    card.addGestureRecognizer(pan)
    cards.append(card)
    view.addSubview(card)
  }

  private func updateCount() {
    countLabel.text = cards.isEmpty ? "Done, \(liked) liked" : "\(cards.count) cards"
  }

  private func dragged(_ gesture: UIPanGestureRecognizer) {
    guard let card = gesture.view else { return }
    let translation = gesture.translation(in: view)
    switch gesture.state {
    case .began:
      animator?.stopAnimation(true)
      animator = nil
    case .changed:
      let turn = translation.x / view.bounds.width * 0.4
      card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        .rotated(by: turn)
    case .ended:
      let velocity = gesture.velocity(in: view)
      if abs(translation.x) > 100 || abs(velocity.x) > 500 {
        throwAway(card, towards: translation.x > 0 ? 1 : -1)
      } else {
        springBack(card)
      }
    case .cancelled, .failed:
      springBack(card)
    default:
      break
    }
  }

  private func throwAway(_ card: UIView, towards direction: CGFloat) {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        card.transform = CGAffineTransform(translationX: direction * 600, y: 0)
        card.alpha = 0
      },
      completion: { _ in
        card.removeFromSuperview()
        self.cards.removeAll { $0 === card }
        if direction > 0 { self.liked += 1 }
        self.updateCount()
      }
    )
  }

  private func springBack(_ card: UIView) {
    let animator = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 0.6) {
      card.transform = .identity
    }
    animator.addCompletion { [weak self] position in
      if position == .end { self?.countLabel.text = "Back" }
    }
    animator.startAnimation()
    self.animator = animator
  }
}
