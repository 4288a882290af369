import UIKitHosting

// Displays receive a label's text in lines, once the label has its frame.

extension UILabel: LineSending {
  /// The lines in the label's frame, or nil if there is no text.
  final var _displayedLines: TypesetLines? {
    guard let text, !text.isEmpty else { return nil }
    let rectangle = textRectangle
    // A view of zero width gets its lines when it is shown.
    guard rectangle.width > 0 else { return nil }
    return TypesetLines(
      _typesetText(lines: numberOfLines, lineWidth: rectangle.width),
      in: rectangle,
      alignment: textAlignment._value,
      natural: _usesRightToLeftLayout ? .right : .left,
      fit: _fit,
      _traits
    )
  }

  /// The rectangle in which the class draws the text.
  private var textRectangle: CGRect {
    let bounds = CGRect(origin: .zero, size: _frame.size)
    guard type(of: self) != UILabel.self else { return bounds }
    let overrides = _overrides
    if overrides.contains(.drawText) {
      _TextProbe.drawn = nil
      drawText(in: bounds)
      return _TextProbe.drawn ?? bounds
    }
    guard overrides.contains(.textRect) else { return bounds }
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
  }
}
