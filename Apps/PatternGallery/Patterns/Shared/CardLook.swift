import PatternGalleryModel
import UIKit

/// The appearance of a card, the same in every pattern.
///
/// It depends neither on models nor on delegates.
@MainActor
enum CardLook {
  /// The width and height of the picture, in points.
  static let side: CGFloat = 88

  /// Returns the symbol's picture, or a placeholder.
  static func picture(_ symbol: String?) -> UIImage? {
    symbol.flatMap { UIImage(systemName: $0) } ?? UIImage(systemName: "photo")
  }

  /// Lays out and styles the subviews of a card's control.
  static func style(_ card: UIControl, icon: UIImageView, name: UILabel) {
    icon.contentMode = .scaleAspectFit
    icon.isAccessibilityElement = false
    name.font = .preferredFont(forTextStyle: .headline)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    name.numberOfLines = 0
    card.isAccessibilityElement = true
    card.accessibilityTraits = .button
    let stack = column([icon, name], spacing: 8)
    stack.isUserInteractionEnabled = false
    cover(card, with: stack)
    icon.heightAnchor.constraint(equalToConstant: side).isActive = true
    icon.widthAnchor.constraint(equalToConstant: side).isActive = true
  }

  static func renameButton(
    _ texts: CardTexts,
    onTap: @escaping @MainActor () -> Void
  ) -> UIButton {
    var configuration = UIButton.Configuration.gray()
    configuration.title = texts.rename
    configuration.buttonSize = .small
    return UIButton(configuration: configuration, primaryAction: UIAction { _ in onTap() })
  }

  /// Centres the card in a view, with the button below it.
  static func place(_ card: UIView, above button: UIView, in view: UIView) {
    view.backgroundColor = .secondarySystemGroupedBackground
    let stack = column([card, button], spacing: 12)
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  /// Stacks a field and the error below it at the top of a view.
  static func placeForm(_ field: UITextField, error: UILabel, in view: UIView) {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    error.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [field, error])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = spacing
    return stack
  }

  /// Adds a subview that fills a view.
  static func cover(_ view: UIView, with content: UIView) {
    content.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
