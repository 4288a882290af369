import ContactsPresentation
import RostrumUIKit
import UIKit

/// The top of a contact: monogram, name, position, and the action buttons.
final class ContactHeaderCell: ProgrammaticTableViewCell {
  private let monogram = MonogramView(diameter: 96)
  private let name = UILabel()
  private let position = UILabel()
  private let actions = ContactActionsView()
  private lazy var stack = UIStackView(arrangedSubviews: [monogram, name, position, actions])

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundConfiguration = .clear()
    styleContent()
    layOut()
  }

  /// - Parameters:
  ///   - card: The contact.
  ///   - onAction: Receives the action of the tapped button.
  func show(
    _ card: ContactCardViewData,
    onAction: @escaping (ContactCardViewData.Action.ID) -> Void
  ) {
    monogram.show(card.monogram)
    actions.show(card.actions, onAction)
    name.text = card.name
    position.text = card.position
    position.isHidden = card.position == nil
    stack.setCustomSpacing(card.position == nil ? 16 : 4, after: name)
  }

  private func styleContent() {
    name.font = .preferredFont(forTextStyle: .title1)
    name.accessibilityTraits = .header
    position.font = .preferredFont(forTextStyle: .subheadline)
    position.textColor = .secondaryLabel
    for label in [name, position] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func layOut() {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(12, after: monogram)
    stack.setCustomSpacing(16, after: position)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      actions.widthAnchor.constraint(equalTo: stack.widthAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }
}
