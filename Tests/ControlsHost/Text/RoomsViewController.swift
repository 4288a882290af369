import UIKit

/// Labels, buttons and fields whose classes add padding, as many apps write them.
final class RoomsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: [
      label(PaddedLabel(), "tag", "Sale"), clamped(), badge(), button(), round(), padded(), icon(),
    ])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    let top = label(TopLabel(), "top", "At the top")
    top.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    view.addSubview(top)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      top.topAnchor.constraint(equalTo: safeArea.topAnchor, constant: 16),
      top.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
      top.heightAnchor.constraint(equalToConstant: 80),
    ])
  }

  private func label(_ label: UILabel, _ name: String, _ text: String) -> UILabel {
    label.text = text
    label.accessibilityIdentifier = name
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 8
    label.layer.masksToBounds = true
    return label
  }

  private func clamped() -> UILabel {
    let text = "A text of so many words that two lines are too few for all of them"
    let clamped = label(PaddedLabel(), "clamped", text)
    clamped.numberOfLines = 2
    clamped.widthAnchor.constraint(equalToConstant: 180).isActive = true
    return clamped
  }

  private func badge() -> UILabel {
    let badge = label(BadgeLabel(), "badge", "12")
    badge.font = .systemFont(ofSize: 12, weight: .semibold)
    badge.textAlignment = .center
    badge.textColor = .systemBackground
    badge.backgroundColor = .label
    badge.layer.cornerRadius = 12
    return badge
  }

  private func button() -> UIButton {
    let button = WideButton(type: .system)
    button.setTitle("Continue", for: .normal)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 10
    button.accessibilityIdentifier = "wide"
    return button
  }

  private func round() -> UIButton {
    let button = RoundButton(type: .custom)
    button.setImage(UIImage(systemName: "plus"), for: .normal)
    button.backgroundColor = .systemBlue
    button.tintColor = .white
    button.layer.cornerRadius = 28
    button.accessibilityIdentifier = "round"
    button.accessibilityLabel = "Add"
    return button
  }

  private func padded() -> UITextField {
    field(PaddedField(), "padded", "Name")
  }

  private func icon() -> UITextField {
    let icon = field(IconField(), "icon", "Password")
    let image = UIImageView(image: UIImage(systemName: "lock"))
    image.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    icon.leftView = image
    icon.leftViewMode = .always
    return icon
  }

  private func field(_ field: UITextField, _ name: String, _ placeholder: String) -> UITextField {
    field.placeholder = placeholder
    field.accessibilityLabel = placeholder
    field.accessibilityIdentifier = name
    field.backgroundColor = .secondarySystemBackground
    field.layer.cornerRadius = 8
    field.widthAnchor.constraint(equalToConstant: 240).isActive = true
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    return field
  }
}

private final class PaddedLabel: UILabel {
  private let insets = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 12)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }
}

private final class TopLabel: UILabel {
  override func drawText(in rect: CGRect) {
    var place = textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
    place.origin.y = rect.minY
    super.drawText(in: place)
  }
}

private final class BadgeLabel: UILabel {
  override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 24) }
}

private final class WideButton: UIButton {
  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + 40, height: size.height + 20)
  }
}

private final class RoundButton: UIButton {
  override var intrinsicContentSize: CGSize { CGSize(width: 56, height: 56) }
}

private final class PaddedField: UITextField {
  private let insets = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 20)

  override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
  override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }
}

private final class IconField: UITextField {
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
  }
}
