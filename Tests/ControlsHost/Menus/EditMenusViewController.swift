import UIKit

/// A view with an edit menu, a label that copies, a view that receives presses, and a field whose
/// delegate adds to the edit menu.
final class EditMenusViewController: UIViewController, UIEditMenuInteractionDelegate,
  UITextFieldDelegate
{
  private let log = UILabel()
  private let card = UILabel()
  private let quote = CopyingLabel()
  private let pad = PressPad()
  private let name = UITextField()
  private lazy var interaction = UIEditMenuInteraction(delegate: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    log.accessibilityIdentifier = "log"
    log.text = "nothing"
    log.textColor = .secondaryLabel
    dress(card, "Hold this card")
    card.accessibilityIdentifier = "card"
    card.isUserInteractionEnabled = true
    card.addInteraction(interaction)
    card.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self,
        action: Selector(EditMenusViewController.heldCard(_:))
      )
    )
    dress(quote, "Tap to copy this line")
    quote.accessibilityIdentifier = "quote"
    quote.isUserInteractionEnabled = true
    quote.addGestureRecognizer(
      UITapGestureRecognizer(
        target: self,
        action: Selector(EditMenusViewController.tappedQuote(_:))
      )
    )
    quote.copied = { [log] in log.text = "copied \($0)" }
    dress(pad, "Tap, then press keys")
    pad.accessibilityIdentifier = "pad"
    pad.isUserInteractionEnabled = true
    pad.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector(EditMenusViewController.tappedPad(_:)))
    )
    pad.changed = { [log] in log.text = $0 }
    name.placeholder = "Name"
    name.text = "Ana Ng"
    name.borderStyle = .roundedRect
    name.delegate = self
    let stack = UIStackView(arrangedSubviews: [log, card, quote, pad, name])
    stack.axis = .vertical
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: area.topAnchor, constant: 24),
      stack.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }

  private func dress(_ label: UILabel, _ text: String) {
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    label.heightAnchor.constraint(equalToConstant: 64).isActive = true
  }

  private func heldCard(_ gesture: UILongPressGestureRecognizer) {
    guard gesture.state == .began else { return }
    let point = gesture.location(in: card)
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point)
    )
  }

  private func tappedQuote(_ gesture: UITapGestureRecognizer) {
    quote.becomeFirstResponder()
    UIMenuController.shared.showMenu(from: quote, rect: quote.bounds)
  }

  private func tappedPad(_ gesture: UITapGestureRecognizer) {
    pad.becomeFirstResponder()
    log.text = "ready"
  }

  // MARK: Edit menus

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction,
    menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(
      children: suggestedActions
        + ["Bold", "Translate", "Share"].map { title in
          UIAction(title: title) { [log] _ in log.text = title }
        }
    )
  }

  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let call = UIAction(title: "Call") { [log] _ in log.text = "call \(range.length)" }
    return UIMenu(children: suggestedActions + [call])
  }
}

/// A label that copies its text.
private final class CopyingLabel: UILabel {
  var copied: ((String) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = text
    copied?(text ?? "")
  }
}

/// A label that receives presses, and shows which keys are down.
private final class PressPad: UILabel {
  var changed: ((String) -> Void)?

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    report("down", presses)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    report("up", presses)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    report("lost", presses)
  }

  private func report(_ step: String, _ presses: Set<UIPress>) {
    for key in presses.compactMap(\.key) {
      changed?("\(step) \(key.keyCode) \(key.characters)".trimmingCharacters(in: .whitespaces))
    }
  }
}
