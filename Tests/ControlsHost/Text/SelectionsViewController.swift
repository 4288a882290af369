import UIKit

/// A text view whose selection the app reads and sets, a field that counts deletions, and a text
/// with effects and an image.
final class SelectionsViewController: UIViewController {
  private let notes = UITextView()
  private let code = CodeField()
  private let seen = UILabel()
  private let deleted = UILabel()
  private let told = UILabel()
  private let effects = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    notes.text = "The quick brown fox"
    notes.font = .systemFont(ofSize: 17)
    notes.accessibilityLabel = "Notes"
    notes.delegate = self
    notes.isScrollEnabled = false
    code.borderStyle = .roundedRect
    code.accessibilityLabel = "Code"
    code.onDeletion = { [weak self] in self?.deleted.text = "Deletions: \($0)" }
    effects.attributedText = text
    let show = UIAction(title: "Show") { [weak self] _ in self?.show() }
    let select = UIAction(title: "Select quick") { [weak self] _ in
      self?.notes.selectedRange = NSRange(location: 4, length: 5)
    }
    let stack = UIStackView(arrangedSubviews: [
      notes, UIButton(type: .system, primaryAction: show),
      UIButton(type: .system, primaryAction: select), seen, told, code, deleted, effects,
    ])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    ])
  }

  private func show() {
    seen.text = "Selected: \(notes.selectedRange.location) \(notes.selectedRange.length)"
  }

  private var text: NSAttributedString {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 1)
    shadow.shadowColor = UIColor.red
    let text = NSMutableAttributedString(
      string: "Effects ",
      attributes: [
        .underlineStyle: NSUnderlineStyle.double.rawValue, .shadow: shadow, .strokeWidth: -2,
      ]
    )
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star.fill")
    attachment.bounds = CGRect(x: 0, y: -4, width: 30, height: 40)
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: " end"))
    return text
  }
}

extension SelectionsViewController: UITextViewDelegate {
  func textViewDidChangeSelection(_ textView: UITextView) {
    told.text = "Told: \(textView.selectedRange.location) \(textView.selectedRange.length)"
  }
}

/// A field that counts deletions, also in an empty text.
private final class CodeField: UITextField {
  var onDeletion: ((Int) -> Void)?
  private var count = 0

  override func deleteBackward() {
    count += 1
    onDeletion?(count)
    super.deleteBackward()
  }
}
