import UIKitHosting

// Beginning, changing and ending to edit, in UIKit's order.

extension UITextView: _TypedText {
  final var _takesEdits: Bool { isEditable }
  final var _hasLines: Bool { true }

  final func _beginEditing() -> Bool {
    if isFirstResponder { return true }
    // A display that focused it of itself has to be told if it may not.
    _invalidate(.isFirstResponder)
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
      _takeKeyboard()
    else { return false }
    delegate?.textViewDidBeginEditing(self)
    return true
  }

  final func _endEditing(force: Bool) -> Bool {
    guard isFirstResponder else { return true }
    _invalidate(.isFirstResponder)
    guard delegate?.textViewShouldEndEditing(self) ?? true || force else { return false }
    _responderScene?.firstResponder = nil
    delegate?.textViewDidEndEditing(self)
    return true
  }

  /// The return key adds a line, and so is an edit.
  final func _returnPressed() -> Bool { false }

  /// There is no clear button.
  final func _clearPressed() -> Bool { false }

  final func _mayReplace(_ range: NSRange, with replacement: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: replacement) ?? true
  }

  final func _changedByHand() {
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
  }

  final func _changedByDelegate() {
    delegate?.textViewDidChangeSelection(self)
  }
}

extension UITextView {
  final var _fieldValue: FieldValue {
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return FieldValue(
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
  }

  /// The size of the text in lines of a width, with what is kept free around it; at least a line.
  final func _textSize(fitting width: CGFloat?) -> CGSize {
    let padding = textContainer.lineFragmentPadding
    let across = textContainerInset.left + textContainerInset.right + 2 * padding
    let down = textContainerInset.top + textContainerInset.bottom
    let text = _typesetSize(of: setText, fitting: width.map { max(0, $0 - across) })
    return CGSize(width: text.width + across, height: text.height + down)
  }

  /// The baselines of the text's first and last line.
  final func _textBaselines(in size: SizeValue) -> (first: Double, last: Double) {
    let padding = textContainer.lineFragmentPadding
    let across = textContainerInset.left + textContainerInset.right + 2 * padding
    return _typesetLines(of: setText, fitting: max(0, size.width - Double(across)))
      .baselines(from: Double(textContainerInset.top))
  }

  private var setText: _SetText {
    let runs = _runs
    return _SetText(
      string: _content,
      runs: runs.isEmpty ? nil : runs,
      font: _shownFont._value,
      isEditable: true
    )
  }
}
