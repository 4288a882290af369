import UIKit

@MainActor
protocol RatingViewDelegate: AnyObject {
  func ratingView(_ view: RatingView, didRate stars: Int)
}

/// Five stars to tap, from a nib that this view owns.
final class RatingView: UIView {
  weak var delegate: (any RatingViewDelegate)?
  private(set) var rating = 0
  private var contentView: UIView!
  private var buttons: [UIButton]!

  static func registerForNibs() {
    NibClass.register(RatingView.self) {
      $0.outlet("delegate", \.delegate)
      $0.outlet("contentView", \.contentView)
      $0.outletCollection("buttons", \.buttons)
      $0.action("rate:", Selector(RatingView.rate))
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    load()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    load()
  }

  private func load() {
    NibScreens.bundle.loadNibNamed("RatingView", owner: self)
    contentView.frame = bounds
    addSubview(contentView)
  }

  private func rate(_ sender: UIButton) {
    rating = sender.tag
    for button in buttons { button.isSelected = button.tag <= rating }
    delegate?.ratingView(self, didRate: rating)
  }
}
