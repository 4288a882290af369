public import UIKit

/// A field of a form: its label, what is typed, and what is wrong with that.
public final class FieldCell: UITableViewCell {
  public let field = UITextField()
  private let label = UILabel()
  private let error = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut(UIStackView(arrangedSubviews: [label, field, error]))
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) {
    nil
  }

  /// - Parameters:
  ///   - label: Stands above the field, and names it for screen readers.
  ///   - placeholder: Stands in the field while it is empty.
  ///   - text: What is typed; the field keeps its cursor where it has it already.
  ///   - error: What is wrong, in a sentence; nil if nothing is.
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
    // The field says its name itself.
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
      // As high as its clear button, which comes and goes.
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}
