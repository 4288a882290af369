import UIKitHosting

// The beginning, changes and end of editing, with callbacks in UIKit's order.

extension UITextView: _TypedText {
  final var _takesEdits: Bool { isEditable }
  final var _hasLines: Bool { true }
  final var _takesSelections: Bool { isSelectable }
  final var _hidesText: Bool { false }

  final func _beginEditing() -> Bool {
    _responderScene?.makeKeyWindow(of: self)
    if isFirstResponder { return true }
    // A display that focused the view by itself must be informed of a refusal.
    _invalidate(.isFirstResponder)
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      _takeKeyboard()
    else { return false }
    if _reportsSelection(to: delegate) || _providesEditMenus(by: delegate) { _invalidate(.field) }
    delegate?.textViewDidBeginEditing(self)
    _notify(Self.textDidBeginEditingNotification)
    return true
  }

  final func _endEditing(force: Bool) -> Bool {
    guard isFirstResponder else { return true }
    _invalidate(.isFirstResponder)
    guard delegate?.textViewShouldEndEditing(self) ?? true || force else { return false }
    _responderScene?.resign(self)
    delegate?.textViewDidEndEditing(self)
    _notify(Self.textDidEndEditingNotification)
    return true
  }

  /// Does nothing: the return key inserts a line break, which arrives as an edit.
  final func _returnPressed() -> Bool { false }

  /// Does nothing: there is no clear button.
  final func _clearPressed() -> Bool { false }

  final func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  final func _userDidChangeText() {
    _selectionChanged()
    delegate?.textViewDidChange(self)
    _notify(Self.textDidChangeNotification)
  }

  final func _changedByDelegate() {
    _selectionChanged()
  }

  final func _callSelectionChanged() {
    delegate?.textViewDidChangeSelection(self)
  }

  final func _editMenu(suggesting suggested: [UIMenuElement]) -> UIMenu? {
    guard let delegate else {
      OptionalRequirement.editMenu.recordDefaultCall()
      return nil
    }
    return delegate.textView(
      self,
      editMenuForTextIn: _nsSelectedRange,
      suggestedActions: suggested
    )
  }

  final func _editMenuChanges(
    isPresented: Bool,
    _ animator: any UIEditMenuInteractionAnimating
  ) {
    if isPresented {
      delegate?.textView(self, willPresentEditMenuWith: animator)
    } else {
      delegate?.textView(self, willDismissEditMenuWith: animator)
    }
  }

  final func _delegateChanged(from old: AnyObject?) {
    _delegateChanged(from: old, to: delegate)
  }
}

extension UITextView {
  final var _fieldValue: FieldValue {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    var field = FieldValue(
      keyboard: keyboardType._value,
      returnKey: returnKeyType._value,
      capitalization: autocapitalizationType._value,
      corrects: autocorrectionType._value,
      contentType: textContentType?.rawValue,
      checksSpelling: spellCheckingType._value,
      isEditable: isEditable,
      isSelectable: isSelectable,
      insets: insets._value,
      hasInputView: inputView != nil
    )
    field.reportsSelection = _reportsSelection(to: delegate)
    field.givesEditMenus = isFirstResponder && _providesEditMenus(by: delegate)
    field.reportsDeletion = type(of: self) != UITextView.self
    return field
  }

  /// Returns the size of the text in lines of a width, including insets; at least one line.
  final func _textSize(fitting width: CGFloat?) -> CGSize {
    let down = textContainerInset.top + textContainerInset.bottom
    let line = width.map { max(0, $0 - widthOfEdges) }
    let text = _typesetSize(of: _typesetText(lineWidth: line), fitting: line)
    return CGSize(width: text.width + widthOfEdges, height: text.height + down)
  }

  /// The width in points of the insets and the padding beside the lines.
  private var widthOfEdges: CGFloat {
    textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
  }

  /// The width of the lines in the view's frame.
  final var _lineWidth: CGFloat { max(0, _frame.width - widthOfEdges) }

  /// Returns the baselines of the first and last line of the text.
  final func _textBaselines(in size: SizeValue) -> (first: Double, last: Double) {
    let line = max(0, CGFloat(size.width) - widthOfEdges)
    return _typesetLines(of: _typesetText(lineWidth: line), fitting: Double(line))
      .baselines(from: Double(textContainerInset.top))
  }

  final func _typesetText(lineWidth: CGFloat?) -> TypesetText {
    let runs = _runs(lineWidth: lineWidth)
    return TypesetText(
      string: _content,
      runs: runs.isEmpty ? nil : runs,
      font: _shownFont._value,
      isEditable: true
    )
  }
}
