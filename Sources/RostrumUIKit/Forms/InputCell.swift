public import UIKit

/// What the cells of a form's inputs have in common: a label above the input, and the validation
/// error below it.
public class InputCell: ProgrammaticTableViewCell {
  private let label = UILabel()
  private let error = UILabel()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    styleContent()
  }

  /// The view that becomes first responder.
  var input: UIView { contentView }

  func setReturnKey(_ type: UIReturnKeyType) {}

  func show(label: String, error: String?) {
    self.label.text = label
    self.label.textColor = error == nil ? .secondaryLabel : .systemRed
    input.accessibilityLabel = label
    input.accessibilityHint = error
    self.error.text = error
    self.error.isHidden = error == nil
  }

  func layOut(_ view: UIView) {
    let stack = UIStackView(arrangedSubviews: [label, view, error])
    stack.axis = .vertical
    stack.spacing = 0
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      // The height of a field's clear button, which is shown and hidden.
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 28),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  /// Scrolls the table by the least distance that shows the whole row.
  ///
  /// The system reveals the first responder only, which is neither its label nor its error.
  func reveal() {
    let views = sequence(first: self as UIView, next: \.superview)
    let table = views.lazy.compactMap { $0 as? UITableView }.first
    guard let table, let path = table.indexPath(for: self) else { return }
    table.scrollToRow(at: path, at: .none, animated: true)
  }

  private func styleContent() {
    // The input has an accessibility label of its own.
    label.isAccessibilityElement = false
    error.textColor = .systemRed
    error.numberOfLines = 0
    error.isHidden = true
    for text in [label, error] {
      text.font = .preferredFont(forTextStyle: .footnote)
      text.adjustsFontForContentSizeCategory = true
    }
  }
}
