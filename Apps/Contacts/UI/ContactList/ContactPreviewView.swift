import ContactsPresentation
import RostrumUIKit
import UIKit

/// The preview of a contact above its context menu: monogram, name and position.
final class ContactPreviewView: ProgrammaticView {
  private static let width: CGFloat = 280

  /// Returns a controller of the preview, which is no screen: no coordinator opens it.
  static func controller(of card: ContactCardViewData) -> UIViewController {
    let controller = UIViewController()
    let preview = ContactPreviewView(card)
    controller.view = preview
    controller.preferredContentSize = preview.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return controller
  }

  private init(_ card: ContactCardViewData) {
    super.init(frame: .zero)
    backgroundColor = .systemBackground
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
    addCovering(
      stack,
      insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16)
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
