import UIKitHosting

/// A view whose text is sent to displays in lines.
@MainActor
protocol LineSending: UIView {
  /// The attribute that contains the lines.
  var _linesKey: AttributeKey { get }

  /// The text in its lines, or nil if there is no text.
  var _displayedLines: TypesetLines? { get }

  /// The signature of the lines that displays have.
  var _sentLines: Int { get set }
}

extension LineSending {
  /// Marks the lines for the next commit if they differ from those that displays have.
  func _markChangedLines() {
    let key = _linesKey
    guard !_dirty.contains(key), let signature = _displayedLines?.signature, signature != _sentLines
    else { return }
    _markForCommit(key)
  }

  /// Returns the lines for a commit.
  func _linesForCommit() -> TextLinesValue? {
    let lines = _displayedLines
    _sentLines = lines?.signature ?? 0
    return lines?.value
  }
}
