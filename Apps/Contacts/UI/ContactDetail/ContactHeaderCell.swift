import ContactsPresentation
import UIKit

/// The top of a contact: picture, name and position.
final class ContactHeaderCell: UITableViewCell {
  private let avatar = UIImageView(image: UIImage(systemName: "person.crop.circle.fill"))
  private let name = UILabel()
  private let position = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundConfiguration = .clear()
    styleContent()
    layOut(UIStackView(arrangedSubviews: [avatar, name, position]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ card: ContactCardViewData) {
    name.text = card.name
    position.text = card.position
    position.isHidden = card.position == nil
  }

  private func styleContent() {
    avatar.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 88)
    avatar.tintColor = .systemGray2
    avatar.isAccessibilityElement = false
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

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(12, after: avatar)
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -16),
    ])
  }
}
