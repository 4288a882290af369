import UIKitHosting

extension UITextField: _TypedText {
  final var _takesEdits: Bool { isEnabled }
  final var _hasLines: Bool { false }
  final var _takesSelections: Bool { isFirstResponder }
  final var _hidesText: Bool { isSecureTextEntry }

  final func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    guard _bar?._mayReplace(range, with: replacement) ?? true else { return false }
    return delegate?.textField(
      self,
      shouldChangeCharactersIn: range,
      replacementString: replacement
    ) ?? true
  }

  final func _userDidChangeText() {
    sendActions(for: .editingChanged)
    _notify(Self.textDidChangeNotification)
    _selectionChanged()
    _bar?._textChanged()
  }

  final func _changedByDelegate() {
    _selectionChanged()
  }

  final func _callSelectionChanged() {
    delegate?.textFieldDidChangeSelection(self)
  }

  final func _editMenu(suggesting suggested: [UIMenuElement]) -> UIMenu? {
    guard let delegate else {
      OptionalRequirement.editMenu.recordDefaultCall()
      return nil
    }
    return delegate.textField(
      self,
      editMenuForCharactersIn: _nsSelectedRange,
      suggestedActions: suggested
    )
  }

  final func _editMenuChanges(
    isPresented: Bool,
    _ animator: any UIEditMenuInteractionAnimating
  ) {
    if isPresented {
      delegate?.textField(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textField(self, willDismissEditMenuWith: animator)
    }
  }

  final func _delegateChanged(from old: AnyObject?) {
    _delegateChanged(from: old, to: delegate)
  }
}
