import UIKit

/// Buttons that follow their state, keep a choice, and look as their configurations say.
final class ButtonsViewController: UIViewController {
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing yet"
    let stack = UIStackView(
      arrangedSubviews: [log, held(), toggle(), popUp(), delete(), rich(), outlined(), busy()]
    )
    stack.axis = .vertical
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 40),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -40),
    ])
  }

  private func held() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isHighlighted ? "Held" : "Hold"
    }
    return button
  }

  private func toggle() -> UIButton {
    let button = UIButton(
      configuration: .plain(),
      primaryAction: UIAction(title: "Follow", image: UIImage(systemName: "star")) { [log] action in
        let isOn = (action.sender as? UIButton)?.isSelected == true
        log.text = isOn ? "Followed" : "Left"
      }
    )
    button.changesSelectionAsPrimaryAction = true
    return button
  }

  private func popUp() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.menu = UIMenu(
      title: "Colour",
      children: ["Red", "Green", "Blue"].map { name in
        UIAction(title: name) { [log] _ in log.text = "Chose \(name)" }
      }
    )
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityHint = "Colour"
    return button
  }

  private func delete() -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Delete"
    button.configuration?.subtitle = "for good"
    button.role = .destructive
    return button
  }

  private func rich() -> UIButton {
    let button = UIButton(configuration: .tinted())
    var attributes = AttributeContainer()
    attributes.font = .systemFont(ofSize: 22, weight: .heavy)
    button.configuration?.attributedTitle = AttributedString("Rich", attributes: attributes)
    button.configuration?.subtitle = "with a longer subtitle"
    button.configuration?.image = UIImage(systemName: "heart.fill")
    button.configuration?.imagePadding = 8
    button.configuration?.imageColorTransformer = UIConfigurationColorTransformer { _ in
      .systemRed
    }
    return button
  }

  private func outlined() -> UIButton {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Outlined"
    button.configuration?.background.strokeColor = .systemGreen
    button.configuration?.background.strokeWidth = 2
    button.configuration?.background.cornerRadius = 18
    return button
  }

  private func busy() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Busy"
    button.configuration?.imagePadding = 6
    button.configuration?.showsActivityIndicator = true
    button.configuration?.activityIndicatorColorTransformer = UIConfigurationColorTransformer {
      _ in .systemOrange
    }
    return button
  }
}
