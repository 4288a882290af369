import ContactsPresentation
import UIKit

/// A field of the form: its label, what is typed, and what is wrong with that.
final class ContactFieldCell: UITableViewCell {
  let field = UITextField()
  private let label = UILabel()
  private let error = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
    layOut(UIStackView(arrangedSubviews: [label, field, error]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  /// Asks for the keyboard that fits.
  func prepare(for id: ContactFormViewState.Field.ID) {
    switch id {
    case .name:
      field.textContentType = .name
      field.autocapitalizationType = .words
      field.autocorrectionType = .no
    case .position:
      field.textContentType = .jobTitle
      field.autocapitalizationType = .words
    case .jobDescription:
      field.autocapitalizationType = .sentences
    case .phone:
      field.textContentType = .telephoneNumber
      field.keyboardType = .phonePad
    case .email:
      field.textContentType = .emailAddress
      field.keyboardType = .emailAddress
      field.autocapitalizationType = .none
      field.autocorrectionType = .no
    }
  }

  func show(_ data: ContactFormViewState.Field) {
    label.text = data.label
    field.placeholder = data.placeholder
    field.accessibilityLabel = data.label
    field.accessibilityHint = data.error
    if field.text != data.text { field.text = data.text }
    error.text = data.error
    error.isHidden = data.error == nil
    label.textColor = data.error == nil ? .secondaryLabel : .systemRed
  }

  private func styleContent() {
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    label.font = .preferredFont(forTextStyle: .footnote)
    label.textColor = .secondaryLabel
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
