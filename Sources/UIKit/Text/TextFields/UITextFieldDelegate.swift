public import Foundation

/// A delegate that controls editing of a text field and is notified of it.
///
/// All requirements are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called instead of `textFieldDidEndEditing(_:)` if it is implemented.
  func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  )

  /// Returns whether an edit is allowed.
  ///
  /// The range is in UTF-16 code units of the field's current text.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  func textFieldDidChangeSelection(_ textField: UITextField)

  /// - Returns: Whether the clear button clears the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// - Returns: Whether the return key has its default effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool

  /// Returns the edit menu of the selection, which replaces the display's own for a right click or
  /// the menu key.
  ///
  /// It is also called when editing begins, to determine whether it is implemented.
  ///
  /// - Parameters:
  ///   - textField: The field.
  ///   - range: The selection in UTF-16 code units.
  ///   - suggestedActions: The standard edit actions that can be performed.
  /// - Returns: The menu, or nil for the suggested actions.
  func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?

  func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  )

  func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  )
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    true
  }
  public func textFieldDidChangeSelection(_ textField: UITextField) {
    OptionalRequirement.didChangeSelection.recordDefaultCall()
  }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField,
    editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    OptionalRequirement.editMenu.recordDefaultCall()
    return nil
  }
  public func textField(
    _ textField: UITextField,
    willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField,
    willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
