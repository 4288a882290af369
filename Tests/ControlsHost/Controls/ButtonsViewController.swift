import UIKit

/// Buttons that follow their state, keep a selection, and have configurations.
final class ButtonsViewController: UIViewController {
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.text = "Nothing yet"
    let stack = UIStackView(
      arrangedSubviews: [
        log, held(), toggle(), popUp(), delete(), rich(), outlined(), busy(), loading(), badged(),
        card(), large(),
      ]
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

  /// Returns a button that is filled by a coloured symbol.
  private func large() -> UIButton {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "sun.max"), for: .normal)
    button.accessibilityLabel = "Sun"
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    button.imageView?.contentMode = .scaleAspectFit
    button.imageView?.tintColor = .systemOrange
    button.heightAnchor.constraint(equalToConstant: 64).isActive = true
    return button
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

  /// Returns a button whose title makes room for an activity indicator during loading.
  private func loading() -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Load"
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.color = .white
    spinner.accessibilityIdentifier = "spinner"
    button.addSubview(spinner)
    spinner.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      spinner.centerXAnchor.constraint(equalTo: button.centerXAnchor),
      spinner.centerYAnchor.constraint(equalTo: button.centerYAnchor),
    ])
    button.addAction(
      UIAction { [weak button] _ in
        button?.configuration?.title = ""
        spinner.startAnimating()
      },
      for: .touchUpInside
    )
    button.heightAnchor.constraint(equalToConstant: 44).isActive = true
    button.accessibilityIdentifier = "load"
    return button
  }

  /// Returns a button with a dot at its corner.
  private func badged() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "Inbox"
    button.configuration?.image = UIImage(systemName: "tray")
    button.configuration?.imagePadding = 6
    button.accessibilityIdentifier = "inbox"
    let dot = UIView()
    dot.backgroundColor = .systemRed
    dot.layer.cornerRadius = 5
    dot.isUserInteractionEnabled = false
    dot.accessibilityIdentifier = "dot"
    dot.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(dot)
    NSLayoutConstraint.activate([
      dot.topAnchor.constraint(equalTo: button.topAnchor, constant: 4),
      dot.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -6),
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
    ])
    return button
  }

  /// Returns a button that is sized by its subviews.
  private func card() -> UIButton {
    let button = UIButton(type: .custom)
    button.backgroundColor = .secondarySystemBackground
    button.layer.cornerRadius = 12
    button.accessibilityIdentifier = "card"
    let title = UILabel()
    title.text = "Premium"
    title.font = .preferredFont(forTextStyle: .headline)
    let detail = UILabel()
    detail.text = "All there is"
    detail.accessibilityIdentifier = "detail"
    let words = UIStackView(arrangedSubviews: [title, detail])
    words.axis = .vertical
    words.spacing = 4
    words.isUserInteractionEnabled = false
    words.translatesAutoresizingMaskIntoConstraints = false
    button.addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: button.topAnchor, constant: 16),
      words.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 20),
      words.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -20),
      words.bottomAnchor.constraint(equalTo: button.bottomAnchor, constant: -16),
    ])
    button.addAction(UIAction { [log] _ in log.text = "Premium it is" }, for: .touchUpInside)
    return button
  }
}
