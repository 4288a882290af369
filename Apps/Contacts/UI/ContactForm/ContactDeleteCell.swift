import RostrumUIKit
import UIKit

/// The row at the end of the form that deletes the contact.
final class ContactDeleteCell: ProgrammaticTableViewCell {
  private let button = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    button.configuration?.baseForegroundColor = .systemRed
    button.contentHorizontalAlignment = .leading
    button.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      button.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      button.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  /// - Parameters:
  ///   - title: The title of the button.
  ///   - action: The action of the button, which replaces an action with the same identifier.
  func show(_ title: String?, _ action: UIAction) {
    button.configuration?.title = title
    button.addAction(action, for: .primaryActionTriggered)
  }
}
