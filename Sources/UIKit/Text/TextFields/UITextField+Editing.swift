import UIKitHosting

// The beginning and end of editing, with callbacks in UIKit's order.

extension UITextField {
  final func _beginEditing() -> Bool {
    _responderScene?.makeKeyWindow(of: self)
    if isFirstResponder { return true }
    // A display that focused the field by itself must be informed of a refusal.
    _invalidate(.isFirstResponder)
    guard canBecomeFirstResponder, _bar?._mayBeginEditing() ?? true,
      delegate?.textFieldShouldBeginEditing(self) ?? true,
      _takeKeyboard()
    else { return false }
    if clearsOnBeginEditing, !_content.isEmpty, delegate?.textFieldShouldClear(self) ?? true {
      _replaceContent(by: "")
    }
    _showSideViews()
    if _reportsSelection(to: delegate) || _providesEditMenus(by: delegate) { _invalidate(.field) }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    _notify(Self.textDidBeginEditingNotification)
    _bar?._didBeginEditing()
    return true
  }

  final func _endEditing(force: Bool) -> Bool {
    guard isFirstResponder else { return true }
    _invalidate(.isFirstResponder)
    let mayEnd =
      (delegate?.textFieldShouldEndEditing(self) ?? true) && (_bar?._mayEndEditing() ?? true)
    guard mayEnd || force else { return false }
    _responderScene?.resign(self)
    _showSideViews()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    _notify(
      Self.textDidEndEditingNotification,
      userInfo: [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    )
    _bar?._didEndEditing()
    return true
  }

  final func _returnPressed() -> Bool {
    guard isFirstResponder, isEnabled else { return false }
    // Displays hold back typed text until they learn the new keyboard focus.
    _invalidate(.isFirstResponder)
    if enablesReturnKeyAutomatically, _content.isEmpty { return false }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return true }
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if allControlEvents.contains(.editingDidEndOnExit) { _ = _endEditing(force: false) }
    _bar?._returnPressed()
    (_superview?._controller as? UIAlertController)?._returnPressed(in: self)
    return true
  }

  final func _clearPressed() -> Bool {
    guard isEnabled, !_content.isEmpty else { return false }
    guard delegate?.textFieldShouldClear(self) ?? true else { return true }
    _replaceContent(by: "")
    _userDidChangeText()
    return true
  }
}
