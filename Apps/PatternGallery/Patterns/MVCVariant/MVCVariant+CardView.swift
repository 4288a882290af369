import PatternGalleryModel
import UIKit

extension MVCVariant {
  /// A view that observes its model and displays it in private subviews.
  final class CardView: UIControl {
    weak var delegate: (any CardViewDelegate)?
    var store: CardStore? {
      didSet { follow() }
    }
    private let icon = UIImageView()
    private let nameLabel = UILabel()
    private let trace: CardTrace
    private var observation: CardObservation?

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

    private func follow() {
      observation = store?.observe { [weak self] _ in self?.cardChanged() }
      show()
    }

    private func cardChanged() {
      trace.note(.view, .receivedChange)
      show()
    }

    private func show() {
      trace.note(.view, .readModel)
      icon.image = CardLook.picture(store?.card.symbol)
      nameLabel.text = store?.card.name
      accessibilityLabel = store?.card.name
      trace.note(.view, .showedItself)
    }

    private func tapped() {
      trace.begin()
      trace.note(.view, .tapped)
      delegate?.cardViewTapped()
    }
  }
}
