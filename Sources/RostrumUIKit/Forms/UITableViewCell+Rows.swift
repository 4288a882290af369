public import UIKit

extension UITableViewCell {
  /// Shows the action of a tap on the row.
  public func showAction(_ title: String?, isDestructive: Bool = false, isEnabled: Bool = true) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    content.textProperties.color =
      isEnabled ? (isDestructive ? .systemRed : .systemBlue) : .tertiaryLabel
    contentConfiguration = content
    accessoryType = .none
    selectionStyle = isEnabled ? .default : .none
    accessibilityTraits = .button
  }

  /// Shows a message, and below it the action of a tap.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - button: The title of the action, in the colour of buttons; nil for none.
  ///   - symbol: The name of the symbol before the message; by default that of a notice.
  public func showNotice(
    _ text: String?,
    button: String?,
    symbol: String = "exclamationmark.circle"
  ) {
    var content = UIListContentConfiguration.subtitleCell()
    content.image = UIImage(systemName: symbol)
    content.text = text
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = button
    content.secondaryTextProperties.color = .systemBlue
    contentConfiguration = content
    selectionStyle = .default
    accessibilityTraits = .button
  }

  /// Shows a centered text without an action.
  public func showFooterText(_ text: String?) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    content.textProperties.alignment = .center
    contentConfiguration = content
    selectionStyle = .none
    accessibilityTraits = .staticText
  }

  /// Shows an option of several.
  public func showOption(_ title: String?, isChosen: Bool) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    contentConfiguration = content
    accessoryType = isChosen ? .checkmark : .none
    selectionStyle = .default
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
