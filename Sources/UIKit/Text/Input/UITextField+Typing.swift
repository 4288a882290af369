import UIKitHosting

// How what is typed on a display comes into the text, and corrections go back.

extension UITextField {
  final var _units: [UInt16] { Array(_content.utf16) }

  /// The app sets the text.
  final func _replaceContent(by new: String) {
    var old = _units
    let units = Array(new.utf16)
    guard units != old else { return }
    if let asked = _asked {
      // Set while the delegate is asked: the edit counts as made, and then changed.
      _asked = nil
      _session.take(asked.edit, replacing: asked.range)
      old.replaceSubrange(asked.range, with: asked.edit.replacement.utf16)
    }
    let difference = old.difference(to: units)
    _session.sceneReplaced(difference.range, count: difference.count)
    _caret = nil
    _setContent(new)
  }

  private func _setContent(_ new: String) {
    _content = new
    _typingChanged()
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// A person made an edit; `seen` is the newest commit that the display had applied.
  ///
  /// - Returns: Whether it was one that could be made.
  final func _receive(_ edit: TextEdit, seen: UInt64) -> Bool {
    let units = _units
    let range = _session.receive(edit, seen: seen, scene: units)
    // Whatever comes of it, the display may need an answer.
    _typingChanged()
    guard let range, isEnabled, isFirstResponder else { return false }
    if range.isEmpty, edit.replacement.isEmpty { return true }
    guard mayChange(edit, range) else {
      if _units == units { _caret = range.upperBound }
      _changedUnlessEqual(units)
      return true
    }
    take(edit, range, before: units)
    _changedByHand()
    return true
  }

  private func mayChange(_ edit: TextEdit, _ range: Range<Int>) -> Bool {
    guard let delegate else { return true }
    _asked = (edit, range)
    defer { _asked = nil }
    return delegate.textField(
      self,
      shouldChangeCharactersIn: NSRange(location: range.lowerBound, length: range.count),
      replacementString: edit.replacement
    )
  }

  private func take(_ edit: TextEdit, _ range: Range<Int>, before: [UInt16]) {
    // A delegate that set another text and still said yes gets what it set.
    guard _units == before else { return }
    _session.take(edit, replacing: range)
    // A line has no line breaks.
    let new = edit.replacement.utf16.map { $0 == 10 || $0 == 13 ? 32 : $0 }
    var units = before
    units.replaceSubrange(range, with: new)
    _caret = range.lowerBound + new.count
    _setContent(String(decoding: units, as: UTF16.self))
  }

  /// A delegate that refuses an edit and sets a text of its own: no event, as in UIKit.
  private func _changedUnlessEqual(_ units: [UInt16]) {
    if _units != units { delegate?.textFieldDidChangeSelection(self) }
  }

  /// The scene looks at the end of its turn whether the display must hear.
  final func _typingChanged() {
    _runtime?.typingChanged(in: self)
  }

  /// Whether the display must be sent the text.
  final func _settleTyping() -> Bool {
    _session.settle(scene: _units)
  }

  final var _typingValue: TypingValue {
    TypingValue(
      text: _content,
      version: _session.version,
      answers: _session.revision,
      caret: _caret
    )
  }
}
