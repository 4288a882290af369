import UIKit

/// Key commands, and the state of the keyboard.
final class KeysViewController: UIViewController {
  private let name = UITextField()
  private let log = UILabel()
  private let keyboard = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    name.placeholder = "Name"
    name.borderStyle = .roundedRect
    log.accessibilityIdentifier = "log"
    log.text = "nothing"
    keyboard.accessibilityIdentifier = "keyboard"
    keyboard.text = "no keyboard"
    let stack = UIStackView(arrangedSubviews: [name, log, keyboard])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
    NotificationCenter.default.addObserver(
      self,
      selector: Selector(KeysViewController.keyboardChanges(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  override var keyCommands: [UIKeyCommand]? {
    let action = Selector(KeysViewController.pressed(_:))
    let priority = UIKeyCommand(input: "\r", modifierFlags: .command, action: action)
    priority.wantsPriorityOverSystemBehavior = true
    return [
      UIKeyCommand(input: "s", modifierFlags: .command, action: action),
      UIKeyCommand(input: "a", modifierFlags: .command, action: action),
      UIKeyCommand(input: "x", modifierFlags: [], action: action),
      UIKeyCommand(input: "?", modifierFlags: [], action: action),
      UIKeyCommand(input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: action),
      priority,
    ]
  }

  private func pressed(_ command: UIKeyCommand) {
    log.text = command.input == "\r" ? "return" : command.input
  }

  private func keyboardChanges(_ notification: Notification) {
    guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let covered = view.bounds.intersection(view.convert(frame, from: nil))
    keyboard.text = "\(Int(covered.height)) points"
  }
}
