import UIKitHosting

/// A view whose text is typed on a display.
@MainActor
protocol _TypedText: UIView {
  // What is typed, and what the display has of it.
  var _content: String { get set }
  var _session: TypingSession { get set }
  var _selection: SelectedText { get set }
  /// The edit that the delegate is being asked about.
  var _asked: (edit: TextEdit, range: Range<Int>)? { get set }

  /// Whether what a person types counts now.
  var _takesEdits: Bool { get }
  /// Whether a line break is a character of the text, rather than a space.
  var _hasLines: Bool { get }
  /// Whether a person can select something now.
  var _takesSelections: Bool { get }
  /// Whether the text is a secret, which is not copied.
  var _hidesText: Bool { get }

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
  /// Whether the delegate was seen to be indifferent to selections.
  var _ignoresSelection: Bool { get set }
  /// Calls the delegate for another selection.
  func _callSelectionChanged()
  /// Asks the delegate for the edit menu of what is selected.
  func _editMenu(suggesting suggested: [UIMenuElement]) -> UIMenu?
  /// Calls the delegate when an edit menu is about to appear or disappear.
  func _editMenuChanges(isPresented: Bool, _ animator: any UIEditMenuInteractionAnimating)
  /// The class's own, which makes a deletion that is under way, or deletes by itself.
  func deleteBackward()
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
    _selection = SelectedText()
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
    if edit.replacement.isEmpty {
      _selection.deletion = SelectedText.Deletion(edit: edit, range: range)
      deleteBackward()
      _selection.deletion = nil
    } else {
      _make(edit, range)
    }
    return true
  }

  /// Makes an edit of the display's, if the delegate allows it.
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
    _changedByHand()
  }

  /// Deletes what a person has deleted on the display; else what is selected, or the character before
  /// the insertion point.
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

  /// Puts a text of the app's in place of a range, as if it were typed; the delegate is not asked.
  func _insert(_ text: String, replacing range: Range<Int>) {
    var units = _units
    units.replaceSubrange(range, with: text.utf16)
    let end = range.lowerBound + text.utf16.count
    _replaceContent(by: String(decoding: units, as: UTF16.self))
    _selection = SelectedText(range: end..<end, isOfApp: true)
    _session.resend()
    _typingChanged()
    _changedByHand()
  }

  // MARK: - Selecting

  /// Whether displays report every selection at once.
  func _reportsSelection(to delegate: AnyObject?) -> Bool {
    isFirstResponder && delegate != nil && !_ignoresSelection
  }

  func _delegateChanged(from old: AnyObject?, to new: AnyObject?) {
    guard old !== new else { return }
    _ignoresSelection = false
    if isFirstResponder { _invalidate(.field) }
  }

  /// Something else is selected.
  func _selectionChanged() {
    let isHeard = OptionalRequirement.didChangeSelection.wasHeard { _callSelectionChanged() }
    guard !isHeard, !_ignoresSelection else { return }
    _ignoresSelection = true
    _invalidate(.field)
  }

  /// The selection in UTF-16 code units of the text.
  var _selectedRange: Range<Int> {
    let count = _content.utf16.count
    return _selection.range?.clamped(to: 0..<count) ?? count..<count
  }

  /// The app selects a range, of which it takes what lies in the text.
  func _select(_ range: Range<Int>) {
    let range = range.clamped(to: 0..<_content.utf16.count)
    let old = _selectedRange
    _selection = SelectedText(range: range, isOfApp: true)
    _session.resend()
    _typingChanged()
    if old != range { _selectionChanged() }
  }

  /// A person selected something; `seen` is the newest commit that the display had applied.
  ///
  /// - Returns: Whether it was something that could be selected.
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
    // A delegate that set another text and still said yes gets what it set.
    guard _units == before else { return }
    _session.take(edit, replacing: range)
    let new = edit.replacement.utf16.map { $0 == 10 || $0 == 13 ? (_hasLines ? 10 : 32) : $0 }
    var units = before
    units.replaceSubrange(range, with: new)
    let end = range.lowerBound + new.count
    _selection = SelectedText(range: end..<end)
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
      selection: _selection.range.map { _ in _selectedRange },
      isSelected: _selection.isOfApp
    )
  }
}
