import UIKit

/// A card, a button and a switch with actions for assistive technology.
final class ActingViewController: UIViewController {
  private let card = UILabel()
  private let button = UIButton(type: .system)
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.text = "Card"
    card.accessibilityCustomActions = ["Archive", "Delete"].map(action)
    button.setTitle("Button", for: .normal)
    button.accessibilityCustomActions = [action("Share")]
    button.addAction(
      UIAction { [weak self] _ in self?.log.text = "pressed" },
      for: .touchUpInside
    )
    log.text = "nothing"
    let stack = UIStackView(arrangedSubviews: [card, button, closing, log])
    stack.axis = .vertical
    stack.spacing = 20
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private let closing = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Close Window") { action in
      guard let session = (action.sender as? UIView)?.window?.windowScene?.session else { return }
      UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
    }
  )

  private func action(_ name: String) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: name) { [weak self] action in
      self?.log.text = "did \(action.name)"
      return true
    }
  }
}
