import UIKit

/// Texts that shrink to fit, beside one that does not; and one with a preferred maximum width.
final class FittingViewController: UIViewController {
  private static let text = "A headline that is far too long for its line"

  private let changing = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let button = UIButton(type: .system)
    button.setTitle(Self.text, for: .normal)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.5
    show(changing, "Short", 0.25)
    let stack = UIStackView(arrangedSubviews: [
      label("cut", 1), label("fits", 0.25), label("least", 0.9),
      label("centered", 0.25, .alignCenters), label("top", 0.25, .none), changing, button,
      UIButton(
        configuration: .gray(),
        primaryAction: UIAction(title: "Longer") { [changing] _ in changing.text = Self.text }
      ),
      beside(), fixed(), field(),
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func label(
    _ name: String,
    _ scale: CGFloat,
    _ baseline: UIBaselineAdjustment = .alignBaselines
  ) -> UILabel {
    let label = UILabel()
    show(label, "\(Self.text) (\(name))", scale)
    label.baselineAdjustment = baseline
    label.backgroundColor = .secondarySystemBackground
    label.accessibilityIdentifier = name
    return label
  }

  private func show(_ label: UILabel, _ text: String, _ scale: CGFloat) {
    label.text = text
    label.font = .preferredFont(forTextStyle: .title1)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = scale
    label.accessibilityIdentifier = "changing"
  }

  /// Returns a label whose frame does not depend on the text size.
  private func fixed() -> UIView {
    let label = label("fixed", 0.1)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.widthAnchor.constraint(equalToConstant: 200),
      label.heightAnchor.constraint(equalToConstant: 60),
    ])
    return UIStackView(arrangedSubviews: [label, UIView()])
  }

  private func field() -> UITextField {
    let field = UITextField()
    field.text = Self.text
    field.font = .preferredFont(forTextStyle: .title2)
    field.adjustsFontSizeToFitWidth = true
    field.minimumFontSize = 12
    field.accessibilityLabel = "Name"
    field.borderStyle = .roundedRect
    return field
  }

  private func beside() -> UIView {
    let wide = UILabel()
    wide.text = "This one wants to be a hundred and twenty points wide at most"
    wide.numberOfLines = 0
    wide.preferredMaxLayoutWidth = 120
    wide.accessibilityIdentifier = "narrow"
    wide.backgroundColor = .secondarySystemBackground
    let stack = UIStackView(arrangedSubviews: [wide, UIView()])
    return stack
  }
}
