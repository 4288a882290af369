// The positions and ranges of `UITextInput`, in UTF-16 code units.

extension _TypedText {
  /// Returns the part of a range that is within the text.
  private func units(of range: UITextRange) -> Range<Int>? {
    guard let start = offset(of: range.start), let end = offset(of: range.end) else { return nil }
    return min(start, end)..<max(start, end)
  }

  private func offset(of position: UITextPosition) -> Int? {
    (position as? _TextPosition).map { min(max(0, $0.offset), _content.utf16.count) }
  }

  var _textRange: UITextRange { _TextRange(_selectedRange) }

  func _select(_ range: UITextRange?) {
    if let units = range.flatMap(units) { _select(units) }
  }

  func _text(in range: UITextRange) -> String? {
    units(of: range).map { String(decoding: _units[$0], as: UTF16.self) }
  }

  func _replace(_ range: UITextRange, with text: String) {
    if let units = units(of: range) { _insert(text, replacing: units) }
  }

  func _range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
    guard let from = offset(of: from), let to = offset(of: to) else { return nil }
    return _TextRange(min(from, to)..<max(from, to))
  }

  func _position(_ position: UITextPosition, movedBy offset: Int) -> UITextPosition? {
    guard let start = self.offset(of: position) else { return nil }
    let (end, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, (0..._content.utf16.count).contains(end) else { return nil }
    return _TextPosition(end)
  }

  func _position(
    _ position: UITextPosition,
    _ direction: UITextLayoutDirection,
    movedBy offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: _position(position, movedBy: _usesRightToLeftLayout ? -offset : offset)
    case .left: _position(position, movedBy: _usesRightToLeftLayout ? offset : -offset)
    // The display lays out the lines.
    case .up, .down: nil
    }
  }

  func _offset(_ from: UITextPosition, _ to: UITextPosition) -> Int {
    guard let from = offset(of: from), let to = offset(of: to) else { return 0 }
    return to - from
  }

  func _compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let distance = _offset(one, other)
    return distance > 0 ? .orderedAscending : distance < 0 ? .orderedDescending : .orderedSame
  }
}
