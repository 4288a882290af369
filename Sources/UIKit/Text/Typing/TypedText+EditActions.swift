import Foundation
import UIKitHosting

// Standard edit actions of texts. Pages undo typing themselves, so nothing is registered with undo
// managers.

extension _TypedText {
  /// Returns whether a standard edit action can be performed now, or nil for actions that texts do
  /// not support.
  func _canPerform(_ action: _EditAction) -> Bool? {
    let selection = _selectedRange
    return switch action {
    case .copy: !selection.isEmpty && _takesSelections && !_hidesText
    case .cut: !selection.isEmpty && _takesSelections && !_hidesText && _takesEdits
    case .delete: !selection.isEmpty && _takesSelections && _takesEdits
    case .paste: isFirstResponder && _takesEdits && _pasteboard?.hasStrings == true
    case .select: selection.isEmpty && !_content.isEmpty && _takesSelections
    case .selectAll: selection.count < _content.utf16.count && _takesSelections
    default: nil
    }
  }

  func _copySelection() {
    let selection = _selectedRange
    guard !selection.isEmpty, !_hidesText else { return }
    _pasteboard?.string = String(decoding: _units[selection], as: UTF16.self)
  }

  func _cutSelection() {
    guard _takesEdits, !_hidesText else { return }
    _copySelection()
    _deleteSelection()
  }

  func _deleteSelection() {
    if !_selectedRange.isEmpty { _replaceSelection(by: "") }
  }

  func _paste() {
    guard let text = _pasteboard?.string else { return }
    let lines = text.replacingOccurrences(of: "\r\n", with: "\n")
      .replacingOccurrences(of: "\r", with: "\n")
    _replaceSelection(by: _hasLines ? lines : lines.replacingOccurrences(of: "\n", with: " "))
  }

  /// Selects the word at the insertion point, else the one before it, else the next one.
  func _selectWord() {
    if let word = _word(at: _selectedRange.lowerBound) { _select(word) }
  }

  private var _pasteboard: UIPasteboard? {
    _runtime?.application._pasteboard(named: .general)
  }

  /// Replaces the selection as if the user had typed, if the delegate permits it.
  private func _replaceSelection(by text: String) {
    let (range, units) = (_selectedRange, _units)
    guard _takesEdits, _mayReplace(NSRange(range), with: text), _units == units else { return }
    _insert(text, replacing: range)
  }

  /// Selects the word at a point of the view, else the one before the end.
  func _selectWord(at point: CGPoint) {
    let input = self as? any UITextInput
    let word = _words.first { input?.firstRect(for: _TextRange($0)).contains(point) ?? false }
    if let word = word ?? _words.last { _select(word) }
  }

  private func _word(at place: Int) -> Range<Int>? {
    _words.last { $0.lowerBound <= place } ?? _words.first
  }

  private var _words: [Range<Int>] {
    var words: [Range<Int>] = []
    var offset = 0
    for character in _content {
      let range = offset..<(offset + character.utf16.count)
      offset = range.upperBound
      guard character.isLetter || character.isNumber || "'’_".contains(character) else { continue }
      if words.last?.upperBound == range.lowerBound {
        words[words.count - 1] = words[words.count - 1].lowerBound..<range.upperBound
      } else {
        words.append(range)
      }
    }
    return words
  }
}
