public import UIKit

/// The cells of a form's fields, one for each id, kept for the lifetime of the form.
///
/// A field that scrolls out of sight therefore keeps its text and insertion point. The return key
/// of a field moves to the next input, and ends editing in the last one; in a text of several lines
/// it begins another line.
public final class FieldCells<ID: Hashable>: NSObject, UITextFieldDelegate, UITextViewDelegate {
  public var onChange: (ID, String) -> Void = { _, _ in }
  public var onLeave: (ID) -> Void = { _ in }
  /// Called when the return key of the last field is pressed.
  public var onReturn: () -> Void = {}

  private let prepare: (UITextField, ID) -> Void
  private var cells: [ID: InputCell] = [:]
  private var order: [ID] = []

  /// - Parameter prepare: Configures the keyboard of a field; called once for each.
  public init(prepare: @escaping (UITextField, ID) -> Void) {
    self.prepare = prepare
  }

  /// Returns the cell of a field, creating it on first use; fields are ordered by first use.
  public func cell(_ id: ID) -> FieldCell {
    if let cell = cells[id] as? FieldCell { return cell }
    let cell = FieldCell(style: .default, reuseIdentifier: nil)
    add(cell, id)
    cell.field.delegate = self
    prepare(cell.field, id)
    listen(to: cell.field, id)
    return cell
  }

  /// Returns the cell of a text of several lines, creating it on first use.
  public func textCell(_ id: ID) -> TextCell {
    if let cell = cells[id] as? TextCell { return cell }
    let cell = TextCell(style: .default, reuseIdentifier: nil)
    add(cell, id)
    cell.textView.delegate = self
    return cell
  }

  /// Makes a field the first responder, and scrolls the table so that its whole row is visible.
  public func focus(_ id: ID) {
    guard let cell = cells[id] else { return }
    _ = cell.input.becomeFirstResponder()
    cell.reveal()
  }

  private func add(_ cell: InputCell, _ id: ID) {
    cells[id] = cell
    if let last = order.last { cells[last]?.setReturnKey(.next) }
    order.append(id)
    cell.setReturnKey(.done)
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

  private func id(of input: UIView) -> ID? {
    order.first { cells[$0]?.input === input }
  }

  private func leave(_ input: UITextField) {
    guard let index = order.firstIndex(where: { cells[$0]?.input === input }) else { return }
    if index + 1 < order.count {
      focus(order[index + 1])
    } else {
      input.resignFirstResponder()
      onReturn()
    }
  }

  // MARK: - UITextFieldDelegate

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard id(of: textField) != nil else { return true }
    leave(textField)
    return false
  }

  // MARK: - UITextViewDelegate

  public func textViewDidChange(_ textView: UITextView) {
    guard let id = id(of: textView) else { return }
    textCell(id).showPlaceholder()
    onChange(id, textView.text)
  }

  public func textViewDidEndEditing(_ textView: UITextView) {
    if let id = id(of: textView) { onLeave(id) }
  }
}
