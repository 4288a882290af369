import UIKit

extension UITableViewCell {
  /// Shows something that a tap does, as a button would.
  func showAction(_ title: String?, isDestructive: Bool = false, isEnabled: Bool = true) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    content.textProperties.color =
      isEnabled ? (isDestructive ? .systemRed : .systemBlue) : .tertiaryLabel
    contentConfiguration = content
    accessoryType = .none
    selectionStyle = isEnabled ? .default : .none
    accessibilityTraits = .button
  }

  /// Shows a message, and below it what a tap does about it.
  func showNotice(_ text: String?, button: String?) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: "exclamationmark.circle")
    content.text = text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = button
    content.secondaryTextProperties.color = .systemBlue
    contentConfiguration = content
    selectionStyle = .default
  }
}
