import RostrumUIKit
import UIKit

/// A row with a button, below an optional line of text.
final class ButtonCell: ProgrammaticTableViewCell {
  private let text = UILabel()
  private let button = UIButton(configuration: .plain())

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    backgroundConfiguration = .clear()
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    text.textAlignment = .center
    text.numberOfLines = 0
    text.adjustsFontForContentSizeCategory = true
    layOut(UIStackView(arrangedSubviews: [text, button]))
  }

  /// - Parameters:
  ///   - configuration: The style of the button, without its title.
  ///   - action: The action of the button.
  func prepare(_ configuration: UIButton.Configuration, _ action: UIAction) {
    button.configuration = configuration
    button.configuration?.buttonSize = .large
    // The space between the title and the activity indicator before it.
    button.configuration?.imagePadding = 8
    button.addAction(action, for: .primaryActionTriggered)
  }

  func show(_ title: String, below text: String? = nil, isEnabled: Bool, turns: Bool) {
    self.text.text = text
    self.text.isHidden = text == nil
    button.configuration?.title = title
    button.configuration?.showsActivityIndicator = turns
    button.isEnabled = isEnabled
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }
}
