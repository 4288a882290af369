import UIKitHosting

// Displays receive a button's title in lines and place it as a whole.

extension UIButton: LineSending {
  final var _linesKey: AttributeKey { _hasTitleRuns ? .attributedText : .text }

  /// The lines of the title for the available width; nil for no title.
  final var _displayedLines: TypesetLines? {
    guard let title = currentTitle, !title.isEmpty else { return nil }
    let natural = _titleTextSize(fitting: nil)
    let room = titleRoom(natural)
    guard room > 0 else { return nil }
    var text = _titleText(room)
    text.maximumLines = _maximumTitleLines
    text.lineBreakMode =
      configuration?.titleLineBreakMode ?? titleLabel?.lineBreakMode ?? .byTruncatingMiddle
    var size = natural
    if natural.width > room {
      size = _titleTextSize(fitting: room)
      size.width = room
    }
    var lines = TypesetLines(
      text,
      in: CGRect(origin: .zero, size: size),
      alignment: titleAlignment,
      natural: _usesRightToLeftLayout ? .right : .left,
      fit: titleLabel?._fit,
      _traits
    )
    lines.size = SizeValue(width: Double(size.width), height: Double(size.height))
    return lines
  }

  private var titleAlignment: TextAlignmentValue {
    guard let configuration else { return titleLabel?.textAlignment._value ?? .natural }
    return switch configuration.titleAlignment {
    case .leading: _usesRightToLeftLayout ? .right : .left
    case .trailing: _usesRightToLeftLayout ? .left : .right
    case .automatic, .center: .center
    }
  }

  /// Returns the width for the title in the button's frame, in points; infinite if displays size
  /// the button.
  private func titleRoom(_ natural: CGSize) -> CGFloat {
    guard _frameOnDisplay != .none, _frame.width > 0 else { return .infinity }
    return max(0, _frame.width - (_buttonSize.width - natural.width))
  }
}
