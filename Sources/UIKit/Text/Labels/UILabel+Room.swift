import UIKitHosting

// The sizes of labels whose class overrides the text rectangle.

/// Records the rectangle in which a subclass draws its text.
@MainActor
enum _TextProbe {
  /// The width in points from which on there is no limit.
  static let unlimited: CGFloat = 1e5
  /// The rectangle of the last call of `drawText(in:)`.
  static var drawn: CGRect?
}

extension UILabel {
  /// Returns the size according to an override of `textRect`, or nil if there is none.
  final func _ownTextSize(fitting width: CGFloat?) -> CGSize? {
    guard type(of: self) != UILabel.self, _overrides.contains(.textRect) else { return nil }
    let bounds = CGRect(
      x: 0,
      y: 0,
      width: width ?? _widest ?? 2 * _TextProbe.unlimited,
      height: 2 * _TextProbe.unlimited
    )
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  /// Returns the fitting size in lines of a width; nil for no limit.
  final func _fittingSize(fitting width: CGFloat?) -> CGSize {
    let overrides = type(of: self) == UILabel.self ? [] : _overrides
    guard overrides.contains(.intrinsicContentSize) else {
      return _ownTextSize(fitting: width) ?? _textSize(fitting: width)
    }
    let lengths = _SizeProbe.lengths(of: self)
    let text = _textSize(fitting: width.map { max(0, $0 - lengths.width.added) })
    return CGSize(
      width: sum(lengths.width, text.width),
      height: sum(lengths.height, text.height)
    )
  }

  private func sum(_ length: _SizeProbe.Length, _ text: CGFloat) -> CGFloat {
    switch length {
    case .content(let points): text + points
    case .fixed(let points): points
    case .none: UIView.noIntrinsicMetric
    }
  }
}
