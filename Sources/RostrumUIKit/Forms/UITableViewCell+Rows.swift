public import UIKit

extension UITableViewCell {
  /// Shows what a tap on the row does.
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

  /// Shows a message, and below it what a tap does about it.
  ///
  /// - Parameters:
  ///   - text: The message.
  ///   - button: What a tap does, in the colour of what can be tapped; nil for nothing.
  ///   - symbol: The name of the picture before it: something to know of, unless said otherwise.
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

  /// Shows a text in the middle that no tap does anything about.
  public func showEnd(_ text: String?) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    content.textProperties.font = .preferredFont(forTextStyle: .footnote)
    content.textProperties.color = .secondaryLabel
    content.textProperties.alignment = .center
    contentConfiguration = content
    selectionStyle = .none
    accessibilityTraits = .staticText
  }

  /// Shows one of several that can be chosen.
  public func showOption(_ title: String?, isChosen: Bool) {
    var content = UIListContentConfiguration.cell()
    content.text = title
    contentConfiguration = content
    accessoryType = isChosen ? .checkmark : .none
    selectionStyle = .default
    accessibilityTraits = isChosen ? [.button, .selected] : .button
  }
}
