public import UIKit

/// The fields of a form, one for each id, for as long as the form is there: a field that scrolls
/// away keeps its text and its place.
///
/// The return key leads from field to field, and from the last one out.
public final class FieldCells<ID: Hashable>: NSObject, UITextFieldDelegate {
  public var onChange: (ID, String) -> Void = { _, _ in }
  public var onLeave: (ID) -> Void = { _ in }
  /// The return key of the last field was pressed.
  public var onReturn: () -> Void = {}

  private let prepare: (UITextField, ID) -> Void
  private var cells: [ID: FieldCell] = [:]
  private var order: [ID] = []

  /// - Parameter prepare: Asks for the keyboard that fits a field; called once for each.
  public init(prepare: @escaping (UITextField, ID) -> Void) {
    self.prepare = prepare
  }

  /// The cell of a field, which is made when it is first asked for; fields stand in the order in
  /// which they are asked for.
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
