import UIKitHosting

/// A view whose text is typed on a display.
@MainActor
protocol _TypedText: UIView {
  // What is typed, and what the display has of it.
  var _content: String { get set }
  var _session: TypingSession { get set }
  /// Where the insertion point goes with the next value; nil for the end.
  var _caret: Int? { get set }
  /// The edit that the delegate is being asked about.
  var _asked: (edit: TextEdit, range: Range<Int>)? { get set }

  /// Whether what a person types counts now.
  var _takesEdits: Bool { get }
  /// Whether a line break is a character of the text, rather than a space.
  var _hasLines: Bool { get }

  func _beginEditing() -> Bool
  /// - Parameter force: Whether the delegate's answer does not count.
  /// - Returns: Whether it is not being edited now.
  func _endEditing(force: Bool) -> Bool
  /// A person pressed the return key, where that adds no line.
  func _returnPressed() -> Bool
  /// A person pressed the clear button.
  func _clearPressed() -> Bool

  /// Asks the delegate; the range is in UTF-16 code units of the text.
  func _mayReplace(_ range: NSRange, with replacement: String) -> Bool
  /// The text is another one because of what a person did.
  func _changedByHand()
  /// A delegate refused an edit and set a text of its own: no event, as in UIKit.
  func _changedByDelegate()
}

// How what is typed on a display comes into the text, and corrections go back.

extension _TypedText {
  var _units: [UInt16] { Array(_content.utf16) }

  /// The app sets the text.
  func _replaceContent(by new: String) {
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
  func _receive(_ edit: TextEdit, seen: UInt64) -> Bool {
    let units = _units
    let range = _session.receive(edit, seen: seen, scene: units)
    // Whatever comes of it, the display may need an answer.
    _typingChanged()
    guard let range, _takesEdits, isFirstResponder else { return false }
    if range.isEmpty, edit.replacement.isEmpty { return true }
    guard _mayChange(edit, range) else {
      if _units == units { _caret = range.upperBound } else { _changedByDelegate() }
      return true
    }
    _take(edit, range, before: units)
    _changedByHand()
    return true
  }

  private func _mayChange(_ edit: TextEdit, _ range: Range<Int>) -> Bool {
    _asked = (edit, range)
    defer { _asked = nil }
    let place = NSRange(location: range.lowerBound, length: range.count)
    return _mayReplace(place, with: edit.replacement)
  }

  private func _take(_ edit: TextEdit, _ range: Range<Int>, before: [UInt16]) {
    // A delegate that set another text and still said yes gets what it set.
    guard _units == before else { return }
    _session.take(edit, replacing: range)
    let new = edit.replacement.utf16.map { $0 == 10 || $0 == 13 ? (_hasLines ? 10 : 32) : $0 }
    var units = before
    units.replaceSubrange(range, with: new)
    _caret = range.lowerBound + new.count
    _setContent(String(decoding: units, as: UTF16.self))
  }

  /// The scene looks at the end of its turn whether the display must hear.
  func _typingChanged() {
    _runtime?.typingChanged(in: self)
  }

  /// A display makes it anew, with nothing in it.
  func _restartTyping() {
    guard let _runtime else { return }
    _session.restart(since: _runtime.nextCommitNumber)
    _typingChanged()
  }

  /// Whether the display must be sent the text.
  func _settleTyping() -> Bool {
    _session.settle(scene: _units)
  }

  /// - Returns: Whether it has the keyboard now.
  func _takeKeyboard() -> Bool {
    guard let scene = _responderScene else { return false }
    if let other = scene.firstResponder, !other.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  var _keyboardValue: Attribute {
    .isFirstResponder(isFirstResponder, answers: _runtime?.keyboardRequest ?? 0)
  }

  var _typingValue: TypingValue {
    TypingValue(
      text: _content,
      version: _session.version,
      answers: _session.revision,
      caret: _caret
    )
  }
}
