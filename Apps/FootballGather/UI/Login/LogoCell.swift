import RostrumUIKit
import UIKit

/// The app's logo and name, above the login.
final class LogoCell: ProgrammaticTableViewCell {
  private let logo = UIView()
  private let ball = UIImageView(image: UIImage(systemName: "soccerball"))
  private let name = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    // No line above the reason for the login.
    separatorInset.left = 1_000
    backgroundConfiguration = .clear()
    styleContent()
    layOut(UIStackView(arrangedSubviews: [logo, name]))
  }

  func show(_ title: String) {
    name.text = title
  }

  /// The logo is hidden on low screens, which need the room for the form.
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    logo.isHidden = state.traitCollection.verticalSizeClass == .compact
  }

  private func styleContent() {
    ball.contentMode = .scaleAspectFit
    ball.tintColor = .white
    logo.backgroundColor = .systemGreen
    logo.layer.cornerRadius = 22
    logo.clipsToBounds = true
    name.font = .preferredFont(forTextStyle: .largeTitle)
    name.textAlignment = .center
    name.numberOfLines = 0
    name.adjustsFontForContentSizeCategory = true
    name.accessibilityTraits = .header
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    ball.translatesAutoresizingMaskIntoConstraints = false
    logo.addSubview(ball)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      // The size is the same at every text size.
      ball.widthAnchor.constraint(equalToConstant: 60),
      ball.heightAnchor.constraint(equalToConstant: 60),
      ball.centerXAnchor.constraint(equalTo: logo.centerXAnchor),
      ball.centerYAnchor.constraint(equalTo: logo.centerYAnchor),
      logo.widthAnchor.constraint(equalToConstant: 96),
      logo.heightAnchor.constraint(equalToConstant: 96),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
