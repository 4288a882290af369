import UIKitHosting

// Displays get a label's text in lines, once the label has its frame.

extension UILabel: LineSending {
  /// The lines in the label's frame; nil for no text.
  final var _setLines: _SetLines? {
    guard isSetInLines, let text, !text.isEmpty else { return nil }
    let rectangle = textRectangle
    // A view that has collapsed gets its lines when it is shown.
    guard rectangle.width > 0 else { return nil }
    return _SetLines(
      _setText(lines: numberOfLines),
      in: rectangle,
      alignment: textAlignment._value,
      natural: _readsFromTheRight ? .right : .left,
      fit: _fit,
      _traits
    )
  }

  /// Whether the label has a frame from layout, and so lines.
  private var isSetInLines: Bool {
    _frameOnDisplay != .none || _hasOwnFrame
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

  /// The value that displays get for an attribute that lines replace.
  final func _lineAttribute(_ key: AttributeKey) -> Attribute? {
    guard isSetInLines else { return nil }
    switch key {
    case .font: return .font(FontValue(font._value.typesetFont(_traits), of: font._value))
    case .textAlignment: return .textAlignment(.natural)
    case .numberOfLines: return .numberOfLines(1)
    case .lineBreak:
      let clips = _shownLineBreakMode == .byClipping
      return .lineBreak(clips ? .byClipping : .byTruncatingTail)
    default: return nil
    }
  }

  /// The line break mode of the text.
  final var _shownLineBreakMode: NSLineBreakMode {
    attributedText?._lineBreakMode ?? lineBreakMode
  }
}
