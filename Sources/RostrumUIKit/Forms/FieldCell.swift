public import UIKit

/// A cell with a form field: its label, its text, and its validation error.
public final class FieldCell: InputCell {
  public let field = UITextField()

  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    layOut(field)
  }

  override var input: UIView { field }

  override func setReturnKey(_ type: UIReturnKeyType) {
    field.returnKeyType = type
  }

  /// - Parameters:
  ///   - label: The text above the field, which is also its accessibility label.
  ///   - placeholder: The placeholder of the field.
  ///   - text: The text. The insertion point stays in place if the field contains it already.
  ///   - error: The error as a sentence; nil if the text is valid.
  public func show(label: String, placeholder: String, text: String, error: String?) {
    show(label: label, error: error)
    field.placeholder = placeholder
    if field.text != text { field.text = text }
  }
}
