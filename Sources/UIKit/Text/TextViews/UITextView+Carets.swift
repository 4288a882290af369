import TextLayout
import UIKitHosting

// The rectangles of text positions in the view.

extension UITextView {
  /// Returns the rectangle of an insertion point, in the coordinates of the scrolled text.
  final func _caretRect(at offset: Int) -> CGRect {
    let padding = textContainer.lineFragmentPadding
    let inset = textContainerInset
    let across = inset.left + inset.right + 2 * padding
    let width = bounds.size._givenWidth.map { max(0, $0 - across) }
    return _caretRect(at: offset, of: _typesetText(lineWidth: width), fitting: width)
      .offsetBy(dx: inset.left + padding, dy: inset.top)
  }

  final func _scrollToVisible(_ range: NSRange) {
    let text = 0..<_content.utf16.count
    guard range.location != NSNotFound, let whole = Range(range)?.clamped(to: text) else { return }
    let part = _caretRect(at: whole.lowerBound).union(_caretRect(at: whole.upperBound))
    scrollRectToVisible(part, animated: false)
  }
}

extension UITextField {
  final func _caretRect(at offset: Int) -> CGRect {
    let rect = editingRect(forBounds: bounds)
    let caret = _caretRect(at: offset, of: _typesetText, fitting: nil)
    return caret.offsetBy(dx: rect.minX, dy: rect.midY - caret.height / 2 - caret.minY)
  }
}

extension UIView {
  /// The width of an insertion point, in points.
  private static let caretWidth: CGFloat = 2

  fileprivate final func _caretRect(
    at offset: Int,
    of text: TypesetText,
    fitting width: CGFloat?
  ) -> CGRect {
    let frame = _typesetFrame(of: text, fitting: width)
    let caret = frame.caret(at: offset)
    return CGRect(x: caret.x, y: caret.y, width: Self.caretWidth, height: caret.height)
  }
}

extension _TypedText {
  func _offset(of position: UITextPosition) -> Int { _offset(_TextPosition(0), position) }

  /// Returns the rectangle of the first line of a range.
  func _firstRect(of range: UITextRange, _ caretRect: (Int) -> CGRect) -> CGRect {
    let (start, end) = (caretRect(_offset(of: range.start)), caretRect(_offset(of: range.end)))
    guard end.minY == start.minY else {
      return CGRect(
        x: start.minX,
        y: start.minY,
        width: bounds.maxX - start.minX,
        height: start.height
      )
    }
    return CGRect(
      x: min(start.minX, end.minX),
      y: start.minY,
      width: abs(end.minX - start.minX),
      height: start.height
    )
  }
}
