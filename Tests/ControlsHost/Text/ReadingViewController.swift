import UIKit

/// Attributed texts in text views: one as high as its text, one that scrolls in a frame, and an
/// editable one.
final class ReadingViewController: UIViewController {
  private let whole = UITextView()
  private let part = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    whole.isScrollEnabled = false
    whole.accessibilityIdentifier = "whole"
    part.accessibilityIdentifier = "part"
    for view in [whole, part] {
      view.isEditable = false
      view.backgroundColor = .secondarySystemBackground
      view.layer.cornerRadius = 12
      view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
      view.attributedText = story(times: view === whole ? 1 : 6)
    }
    part.heightAnchor.constraint(equalToConstant: 140).isActive = true
    let edit = UIButton(
      primaryAction: UIAction(title: "Edit") { [weak self] _ in
        self?.whole.isEditable = true
        self?.whole.becomeFirstResponder()
      }
    )
    let stack = UIStackView(arrangedSubviews: [whole, part, edit])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
    ])
  }

  private func story(times: Int) -> NSAttributedString {
    let centred = NSMutableParagraphStyle()
    centred.alignment = .center
    let text = NSMutableAttributedString(
      string: "Join us today",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title2), .paragraphStyle: centred,
        .foregroundColor: UIColor.label,
      ]
    )
    for _ in 0..<times {
      text.append(
        NSAttributedString(
          string: "\n\nAre you ready for lots of fun? Meet the others in our weekly gather.",
          attributes: [
            .font: UIFont.preferredFont(forTextStyle: .subheadline),
            .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: centred,
          ]
        )
      )
    }
    return text
  }
}
