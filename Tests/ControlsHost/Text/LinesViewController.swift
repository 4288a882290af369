import UIKit

/// Text views: an editable one, one that grows, one that converts to upper case, one that grows up
/// to a height, and one that is not editable.
final class LinesViewController: UIViewController, UITextViewDelegate {
  private let note = UITextView()
  private let growing = UITextView()
  private let shouting = UITextView()
  private let bar = UITextView()
  private let reading = UITextView()
  private let log = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    for (text, name) in [
      (note, "Note"), (growing, "Growing"), (shouting, "Shouting"), (bar, "Bar"),
      (reading, "Reading"),
    ] {
      text.accessibilityLabel = name
      text.backgroundColor = .secondarySystemGroupedBackground
      text.font = .preferredFont(forTextStyle: .body)
      text.delegate = self
    }
    growing.isScrollEnabled = false
    bar.isScrollEnabled = false
    reading.isEditable = false
    reading.text = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    log.text = "nothing"
    log.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [note, growing, shouting, bar, reading, log])
    stack.axis = .vertical
    stack.spacing = 10
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      note.heightAnchor.constraint(equalToConstant: 100),
      shouting.heightAnchor.constraint(equalToConstant: 60),
      reading.heightAnchor.constraint(equalToConstant: 100),
    ])
  }

  /// The height of the bar if its text is higher.
  private lazy var most = bar.heightAnchor.constraint(equalToConstant: 80)

  // MARK: - UITextViewDelegate

  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool {
    guard textView === shouting else { return true }
    if text == "\n" {
      textView.resignFirstResponder()
      return false
    }
    guard let place = Range(range, in: textView.text) else { return false }
    textView.text = textView.text.replacingCharacters(in: place, with: text).uppercased()
    return false
  }

  func textViewDidChange(_ textView: UITextView) {
    log.text = "[\(textView.text.replacingOccurrences(of: "\n", with: "|"))]"
    guard textView === bar else { return }
    let room = CGSize(width: bar.bounds.width, height: .greatestFiniteMagnitude)
    let isTooHigh = bar.sizeThatFits(room).height > most.constant
    bar.isScrollEnabled = isTooHigh
    most.isActive = isTooHigh
  }

  func textViewDidBeginEditing(_ textView: UITextView) {
    log.text = "began \(textView.accessibilityLabel ?? "")"
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    log.text = "ended \(textView.accessibilityLabel ?? "")"
  }
}
