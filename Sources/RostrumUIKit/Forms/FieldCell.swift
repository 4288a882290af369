public import UIKit

/// A cell with a form field: its label, its text, and its validation error.
public final class FieldCell: ProgrammaticTableViewCell {
  public let field = UITextField()
  private let label = UILabel()
  private let error = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut(UIStackView(arrangedSubviews: [label, field, error]))
  }

  /// - Parameters:
  ///   - label: The text above the field, which is also its accessibility label.
  ///   - placeholder: The placeholder of the field.
  ///   - text: The text. The insertion point stays in place if the field contains it already.
  ///   - error: The error as a sentence; nil if the text is valid.
  public func show(label: String, placeholder: String, text: String, error: String?) {
    self.label.text = label
    self.label.textColor = error == nil ? .secondaryLabel : .systemRed
    field.placeholder = placeholder
    field.accessibilityLabel = label
    field.accessibilityHint = error
    if field.text != text { field.text = text }
    self.error.text = error
    self.error.isHidden = error == nil
  }

  private func styleContent() {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    label.font = .preferredFont(forTextStyle: .footnote)
    // The field has an accessibility label of its own.
    label.isAccessibilityElement = false
    error.font = .preferredFont(forTextStyle: .footnote)
    error.textColor = .systemRed
    error.numberOfLines = 0
    error.isHidden = true
    for text in [label, error] { text.adjustsFontForContentSizeCategory = true }
  }

  private func layOut(_ stack: UIStackView) {
    stack.axis = .vertical
    stack.spacing = 0
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      // The height of the clear button, which is shown and hidden.
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
