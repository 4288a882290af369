import ContactsPresentation
import RostrumUIKit
import UIKit

/// The preview of a contact above its context menu: monogram, name and position.
final class ContactPreviewController: UIViewController {
  private static let width: CGFloat = 280

  private let card: ContactCardViewData

  init(_ card: ContactCardViewData) {
    self.card = card
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let monogram = MonogramView(diameter: 96)
    monogram.show(card.monogram)
    let name = label(card.name, .title2, .label)
    let position = label(card.position, .subheadline, .secondaryLabel)
    position.isHidden = card.position == nil
    let stack = UIStackView(arrangedSubviews: [monogram, name, position])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(12, after: monogram)
    view.addCovering(
      stack,
      insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
    )
    preferredContentSize = view.systemLayoutSizeFitting(
      CGSize(width: Self.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  private func label(_ text: String?, _ style: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 3
    return label
  }
}
