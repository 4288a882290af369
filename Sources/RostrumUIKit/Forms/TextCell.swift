public import UIKit

/// A cell with a form's text of several lines, which grows with it: its label, its text, and its
/// validation error.
public final class TextCell: InputCell {
  public let textView = UITextView()
  private let placeholder = UILabel()
  private var error: String?

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textView.font = .preferredFont(forTextStyle: .body)
    textView.backgroundColor = nil
    textView.isScrollEnabled = false
    // As a text field has them.
    textView.textContainerInset = UIEdgeInsets(top: 3, left: 0, bottom: 3, right: 0)
    textView.textContainer.lineFragmentPadding = 0
    placeholder.font = textView.font
    placeholder.textColor = .placeholderText
    placeholder.accessibilityElementsHidden = true
    textView.adjustsFontForContentSizeCategory = true
    placeholder.adjustsFontForContentSizeCategory = true
    layOut(textView)
    layOutPlaceholder()
  }

  override var input: UIView { textView }

  /// - Parameters:
  ///   - label: The text above the input, which is also its accessibility label.
  ///   - placeholder: The placeholder of an empty text.
  ///   - text: The text. The insertion point stays in place if the input contains it already.
  ///   - error: The error as a sentence; nil if the text is valid.
  public func show(label: String, placeholder: String, text: String, error: String?) {
    self.error = error
    show(label: label, error: error)
    self.placeholder.text = placeholder
    if textView.text != text { textView.text = text }
    showPlaceholder()
  }

  func showPlaceholder() {
    placeholder.isHidden = !textView.text.isEmpty
    textView.accessibilityHint = error ?? (placeholder.isHidden ? nil : placeholder.text)
  }

  private func layOutPlaceholder() {
    placeholder.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(placeholder)
    NSLayoutConstraint.activate([
      placeholder.topAnchor.constraint(equalTo: textView.topAnchor, constant: 3),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor),
      placeholder.trailingAnchor.constraint(equalTo: textView.trailingAnchor),
    ])
  }
}
