import PatternGalleryModel
import UIKit

extension VIP {
  /// A view with private subviews for the icon and the name that it is given.
  final class CardView: UIControl {
    weak var delegate: (any CardViewDelegate)?
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let trace: CardTrace

    init(trace: CardTrace) {
      self.trace = trace
      super.init(frame: .zero)
      CardLook.style(self, icon: icon, name: nameLabel)
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    func show(name: String, symbol: String?) {
      icon.image = CardLook.picture(symbol)
      nameLabel.text = name
      accessibilityLabel = name
      trace.note(.view, .showedItself)
    }

    private func tapped() {
      trace.begin()
      trace.note(.view, .tapped)
      delegate?.cardViewTapped()
    }
  }
}
