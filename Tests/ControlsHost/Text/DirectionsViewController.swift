import UIKit

/// Texts of both directions, with punctuation whose position shows the direction of a text.
final class DirectionsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Directions"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ask!",
      primaryAction: UIAction { [weak self] _ in self?.ask() }
    )
    let field = UITextField()
    field.placeholder = "Name?"
    field.borderStyle = .roundedRect
    let note = UITextView()
    note.accessibilityLabel = "Note"
    note.text = "Hello.\nمرحبا."
    note.isScrollEnabled = false
    let button = UIButton(configuration: .bordered())
    button.configuration?.title = "Go on!"
    let cut = label("cut", "A text that is much too long for its one line, and is cut there.")
    cut.lineBreakMode = .byTruncatingHead
    let fitted = label("fitted", "A text that gets smaller, since it is longer than its line.")
    fitted.adjustsFontSizeToFitWidth = true
    fitted.minimumScaleFactor = 0.5
    let stack = UIStackView(arrangedSubviews: [
      label("english", "Not yet."), label("arabic", "ليس بعد."), label("time", "1:54 PM"),
      label("both", "Hi!\nمرحبا!"), directed("left", .leftToRight), directed("right", .rightToLeft),
      cut, fitted, button, field, note,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func label(_ name: String, _ text: String) -> UILabel {
    let label = UILabel()
    label.accessibilityIdentifier = name
    label.numberOfLines = text.contains("\n") ? 0 : 1
    label.text = text
    return label
  }

  private func directed(_ name: String, _ direction: NSWritingDirection) -> UILabel {
    let style = NSMutableParagraphStyle()
    style.baseWritingDirection = direction
    let label = label(name, "")
    label.attributedText = NSAttributedString(string: "So!", attributes: [.paragraphStyle: style])
    return label
  }

  private func ask() {
    let alert = UIAlertController(
      title: "Sure?",
      message: "It is late.",
      preferredStyle: .alert
    )
    alert.addAction(UIAlertAction(title: "OK!", style: .default))
    present(alert, animated: true)
  }
}
