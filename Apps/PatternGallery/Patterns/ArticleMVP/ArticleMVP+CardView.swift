import PatternGalleryModel
import UIKit

extension ArticleMVP {
  /// A view with an icon and a name, both set by the presenter.
  final class CardView: UIControl {
    weak var delegate: (any CardViewDelegate)?
    let iconView = UIImageView()
    let nameLabel = UILabel()
    private let trace: CardTrace

    init(trace: CardTrace) {
      self.trace = trace
      super.init(frame: .zero)
      CardLook.style(self, icon: iconView, name: nameLabel)
      addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      nil
    }

    private func tapped() {
      trace.begin()
      trace.note(.view, .tapped)
      delegate?.cardViewTapped()
    }
  }
}
