import UIKitHosting

/// A view whose text is typed on a display.
@MainActor
protocol _TypedText: UIView {
  // The typed text, and the display's state of it.
  var _content: String { get set }
  var _session: TypingSession { get set }
  var _selection: SelectedText { get set }
  /// The edit that is being passed to the delegate.
  var _asked: (edit: TextEdit, range: Range<Int>)? { get set }

  /// A Boolean value indicating whether edits by the user are accepted now.
  var _takesEdits: Bool { get }
  /// A Boolean value indicating whether the text may contain line breaks, rather than spaces in
  /// their place.
  var _hasLines: Bool { get }
  /// A Boolean value indicating whether the user can select text now.
  var _takesSelections: Bool { get }
  /// A Boolean value indicating whether the text is secret and cannot be copied.
  var _hidesText: Bool { get }

  func _beginEditing() -> Bool
  /// - Parameter force: Whether to ignore the delegate's refusal.
  /// - Returns: Whether editing has ended.
  func _endEditing(force: Bool) -> Bool
  /// Called when the user has pressed the return key in a text without line breaks.
  func _returnPressed() -> Bool
  /// Called when the user has pressed the clear button.
  func _clearPressed() -> Bool

  /// Returns whether the delegate permits a replacement; the range is in UTF-16 code units of the
  /// text.
  func _mayReplace(_ range: NSRange, with replacement: String) -> Bool
  /// Called after the user has changed the text.
  func _userDidChangeText()
  /// Called when the delegate refused an edit and set a text of its own; as in UIKit, there is no
  /// event.
  func _changedByDelegate()
  /// A Boolean value indicating whether the delegate was found not to implement selection changes.
  var _ignoresSelection: Bool { get set }
  /// Notifies the delegate of a change of the selection.
  func _callSelectionChanged()
  /// Returns the delegate's edit menu for the selection.
  func _editMenu(suggesting suggested: [UIMenuElement]) -> UIMenu?
  /// Notifies the delegate when an edit menu is about to appear or disappear.
  func _editMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating)
  /// Performs the pending deletion, or deletes backward; subclasses may override it.
  func deleteBackward()
}

// The synchronization of typing on a display with the scene's text.

extension _TypedText {
  var _units: [UInt16] { Array(_content.utf16) }

  /// Replaces the text on behalf of the app.
  func _replaceContent(by new: String) {
    var old = _units
    let units = Array(new.utf16)
    guard units != old else { return }
    if let asked = _asked {
      // The delegate set the text while it was asked: the edit counts as made, and then changed.
      _asked = nil
      _session.take(asked.edit, replacing: asked.range)
      old.replaceSubrange(asked.range, with: asked.edit.replacement.utf16)
    }
    let difference = old.difference(to: units)
    _session.sceneReplaced(difference.range, count: difference.count)
    _selection = SelectedText()
    _setContent(new)
  }

  private func _setContent(_ new: String) {
    _content = new
    _typingChanged()
    if !translatesAutoresizingMaskIntoConstraints { invalidateIntrinsicContentSize() }
  }

  /// Applies an edit by the user; `seen` is the newest commit that the display had applied.
  ///
  /// - Returns: Whether the edit was valid.
  func _receive(_ edit: TextEdit, seen: UInt64) -> Bool {
    let units = _units
    let range = _session.receive(edit, seen: seen, scene: units)
    // The display may need an answer even if the edit is rejected.
    _typingChanged()
    guard let range, _takesEdits, isFirstResponder else { return false }
    if edit.replacement.isEmpty {
      _selection.deletion = SelectedText.Deletion(edit: edit, range: range)
      deleteBackward()
      _selection.deletion = nil
    } else {
      _make(edit, range)
    }
    return true
  }

  /// Performs an edit of the display, if the delegate permits it.
  private func _make(_ edit: TextEdit, _ range: Range<Int>) {
    let units = _units
    guard _mayChange(edit, range) else {
      if _units == units {
        _selection = SelectedText(range: range.upperBound..<range.upperBound)
      } else {
        _changedByDelegate()
      }
      return
    }
    _take(edit, range, before: units)
    _userDidChangeText()
  }

  /// Performs the user's pending deletion, or deletes the selection or the character before the
  /// insertion point.
  func _deleteBackward() {
    if let deletion = _selection.deletion {
      _selection.deletion = nil
      if !deletion.range.isEmpty { _make(deletion.edit, deletion.range) }
      return
    }
    let range = _selectedRange
    if !range.isEmpty { return _insert("", replacing: range) }
    let units = _units
    guard let last = String(decoding: units[..<range.lowerBound], as: UTF16.self).last else {
      return
    }
    _insert("", replacing: (range.lowerBound - String(last).utf16.count)..<range.lowerBound)
  }

  /// Replaces a range by a text of the app as if it were typed, without calling the delegate.
  func _insert(_ text: String, replacing range: Range<Int>) {
    var units = _units
    units.replaceSubrange(range, with: text.utf16)
    let end = range.lowerBound + text.utf16.count
    _replaceContent(by: String(decoding: units, as: UTF16.self))
    _selection = SelectedText(range: end..<end, isOfApp: true)
    _session.resend()
    _typingChanged()
    _userDidChangeText()
  }

  // MARK: - Selecting

  /// Returns whether displays report every selection change immediately.
  func _reportsSelection(to delegate: AnyObject?) -> Bool {
    isFirstResponder && delegate != nil && !_ignoresSelection
  }

  func _delegateChanged(from old: AnyObject?, to new: AnyObject?) {
    guard old !== new else { return }
    _ignoresSelection = false
    if isFirstResponder { _invalidate(.field) }
  }

  /// Notifies the delegate of a change of the selection.
  func _selectionChanged() {
    let isImplemented = OptionalRequirement.didChangeSelection.callIfImplemented {
      _callSelectionChanged()
    }
    guard !isImplemented, !_ignoresSelection else { return }
    _ignoresSelection = true
    _invalidate(.field)
  }

  /// The selection in UTF-16 code units of the text.
  var _selectedRange: Range<Int> {
    let count = _content.utf16.count
    return _selection.range?.clamped(to: 0..<count) ?? count..<count
  }

  /// Selects the part of a range that is within the text, on behalf of the app.
  func _select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<_content.utf16.count)
    let old = _selectedRange
    _selection = SelectedText(range: range, isOfApp: true)
    _session.resend()
    _typingChanged()
    if old != range { _selectionChanged() }
  }

  /// Applies a selection by the user; `seen` is the newest commit that the display had applied.
  ///
  /// - Returns: Whether the selection was valid.
  func _receive(_ selection: TextSelection, seen: UInt64) -> Bool {
    guard let range = _session.sceneRange(of: selection, seen: seen, scene: _units) else {
      return false
    }
    let old = _selectedRange
    _selection = SelectedText(range: range)
    if old != range { _selectionChanged() }
    return true
  }

  private func _mayChange(_ edit: TextEdit, _ range: Range<Int>) -> Bool {
    _asked = (edit, range)
    defer { _asked = nil }
    let place = NSRange(location: range.lowerBound, length: range.count)
    return _mayReplace(place, with: edit.replacement)
  }

  private func _take(_ edit: TextEdit, _ range: Range<Int>, before: [UInt16]) {
    // A delegate that set another text and still returned true keeps the text it set.
    guard _units == before else { return }
    _session.take(edit, replacing: range)
    let new = edit.replacement.utf16.map { $0 == 10 || $0 == 13 ? (_hasLines ? 10 : 32) : $0 }
    var units = before
    units.replaceSubrange(range, with: new)
    let end = range.lowerBound + new.count
    _selection = SelectedText(range: end..<end)
    _setContent(String(decoding: units, as: UTF16.self))
  }

  /// Schedules a check at the end of the turn whether the display must be updated.
  func _typingChanged() {
    _runtime?.typingChanged(in: self)
  }

  /// Restarts the session for a field that a display creates anew, without text.
  func _restartTyping() {
    guard let _runtime else { return }
    _session.restart(since: _runtime.nextCommitNumber)
    _typingChanged()
  }

  /// Returns whether the text must be sent to the display.
  func _updateTyping() -> Bool {
    _session.settle(scene: _units)
  }

  /// - Returns: Whether the view is the first responder now.
  func _takeKeyboard() -> Bool {
    guard let scene = _responderScene else { return false }
    if let other = scene.firstResponder, !other.resignFirstResponder() { return false }
    scene.firstResponder = self
    return true
  }

  var _keyboardValue: Attribute {
    // Only the key window has the keyboard.
    let hasKeyboard = isFirstResponder && (window?.isKeyWindow ?? true)
    return .isFirstResponder(hasKeyboard, answers: _runtime?.keyboardRequest ?? 0)
  }

  var _typingValue: TypingValue {
    TypingValue(
      text: _content,
      version: _session.version,
      answers: _session.revision,
      selection: _selection.range.map { _ in _selectedRange },
      isSelected: _selection.isOfApp
    )
  }
}
