import UIKitHosting

extension UITextField: _TypedText {
  final var _takesEdits: Bool { isEnabled }
  final var _hasLines: Bool { false }

  final func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    guard _bar?._mayReplace(range, with: replacement) ?? true else { return false }
    return delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: replacement
    ) ?? true
  }

  final func _changedByHand() {
    sendActions(for: .editingChanged)
    delegate?.textFieldDidChangeSelection(self)
    _bar?._textChanged()
  }

  final func _changedByDelegate() {
    delegate?.textFieldDidChangeSelection(self)
  }
}
