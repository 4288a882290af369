import ContactsPresentation
import UIKit

/// A symbol, a title, a sentence and a button, in the middle of a screen that has no content.
final class PlaceholderView: UIView {
  private let symbol = UIImageView()
  private let title = UILabel()
  private let text = UILabel()
  private let button = UIButton(configuration: .borderedProminent())

  /// - Parameter onButton: What the button does.
  init(onButton: UIAction) {
    super.init(frame: .zero)
    style()
    button.addAction(onButton, for: .primaryActionTriggered)
    layOut(UIStackView(arrangedSubviews: [symbol, title, text, button]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  func show(_ placeholder: PlaceholderViewData) {
    symbol.image = UIImage(systemName: placeholder.symbol)
    title.text = placeholder.title
    text.text = placeholder.text
    button.configuration?.title = placeholder.button
    button.isHidden = placeholder.button == nil
  }

  private func style() {
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    symbol.tintColor = .secondaryLabel
    symbol.isAccessibilityElement = false
    title.font = .preferredFont(forTextStyle: .title2)
    title.accessibilityTraits = .header
    text.font = .preferredFont(forTextStyle: .subheadline)
    text.textColor = .secondaryLabel
    for label in [title, text] {
      label.textAlignment = .center
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    stack.setCustomSpacing(20, after: text)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: leadingAnchor, constant: 32),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -32),
    ])
  }
}
