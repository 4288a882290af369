public import UIKit

/// The cells of a form's fields, one for each id, kept for the lifetime of the form.
///
/// A field that scrolls out of sight therefore keeps its text and insertion point. The return key
/// moves to the next field, and ends editing in the last one.
public final class FieldCells<ID: Hashable>: NSObject, UITextFieldDelegate {
  public var onChange: (ID, String) -> Void = { _, _ in }
  public var onLeave: (ID) -> Void = { _ in }
  /// Called when the return key of the last field is pressed.
  public var onReturn: () -> Void = {}

  private let prepare: (UITextField, ID) -> Void
  private var cells: [ID: FieldCell] = [:]
  private var order: [ID] = []

  /// - Parameter prepare: Configures the keyboard of a field; called once for each.
  public init(prepare: @escaping (UITextField, ID) -> Void) {
    self.prepare = prepare
  }

  /// Returns the cell of a field, creating it on first use; fields are ordered by first use.
  public func cell(_ id: ID) -> FieldCell {
    if let cell = cells[id] { return cell }
    let cell = FieldCell(style: .default, reuseIdentifier: nil)
    cells[id] = cell
    if let last = order.last { cells[last]?.field.returnKeyType = .next }
    order.append(id)
    cell.field.returnKeyType = .done
    cell.field.delegate = self
    prepare(cell.field, id)
    listen(to: cell.field, id)
    return cell
  }

  public func focus(_ id: ID) {
    _ = cells[id]?.field.becomeFirstResponder()
  }

  private func listen(to field: UITextField, _ id: ID) {
    field.addAction(
      UIAction { [weak self, weak field] _ in self?.onChange(id, field?.text ?? "") },
      for: .editingChanged
    )
    field.addAction(
      UIAction { [weak self] _ in self?.onLeave(id) },
      for: .editingDidEnd
    )
  }

  // MARK: - UITextFieldDelegate

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let index = order.firstIndex(where: { cells[$0]?.field === textField }) else {
      return true
    }
    if index + 1 < order.count {
      focus(order[index + 1])
    } else {
      textField.resignFirstResponder()
      onReturn()
    }
    return false
  }
}
