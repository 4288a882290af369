import RostrumUIKit
import UIKit

/// A text with a check mark, which a tap toggles.
final class AgreementControl: UIControl {
  private let tick = UIImageView(image: nil)
  private let label = UILabel()

  init(onTap: UIAction) {
    super.init(frame: .zero)
    addAction(onTap, for: .touchUpInside)
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    tick.tintColor = .systemBlue
    tick.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title3)
    tick.setContentHuggingPriority(.required, for: .horizontal)
    tick.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [tick, label])
    row.alignment = .center
    row.spacing = 10
    row.isUserInteractionEnabled = false
    addCovering(row, insets: NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 10, trailing: 0))
    isAccessibilityElement = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ text: String, isTicked: Bool, value: String) {
    label.text = text
    tick.image = UIImage(systemName: isTicked ? "checkmark.circle.fill" : "circle")
    accessibilityLabel = text
    accessibilityValue = value
    accessibilityTraits = isTicked ? [.button, .selected] : .button
  }
}
