import UIKitHosting

// Labels whose class has the text stand away from their edges.

/// Distances from a label's edges, and which edges its text keeps to.
private typealias DrawnRoom = (insets: UIEdgeInsets, vertical: TextRoomValue.Vertical)

/// Finds out what a subclass makes of rectangles, by handing it some.
@MainActor
enum _TextProbe {
  /// Points from which on a width is no limit.
  static let unlimited: CGFloat = 1e5

  private static let lengths: (small: CGFloat, large: CGFloat) = (2000, 3000)
  private static let text = CGSize(width: 400, height: 20)

  private(set) static var isActive = false
  /// What the last label was to draw its text in.
  static var drawn: CGRect?

  /// A short text in the middle, as wide as there is room.
  static func textRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX,
      y: bounds.midY - text.height / 2,
      width: bounds.width,
      height: text.height
    )
  }

  /// The distances that a class keeps from the edges, and whether the text keeps to one of them.
  fileprivate static func room(_ rect: (CGRect) -> CGRect?) -> DrawnRoom? {
    isActive = true
    defer { isActive = false }
    let small = CGRect(x: 0, y: 0, width: lengths.small, height: lengths.small)
    let large = CGRect(x: 0, y: 0, width: lengths.large, height: lengths.large)
    guard let first = rect(small), let second = rect(large) else { return nil }
    var insets = UIEdgeInsets(
      top: first.minY,
      left: first.minX,
      bottom: small.maxY - first.maxY,
      right: small.maxX - first.maxX
    )
    let keepsTop = first.minY == second.minY
    let keepsBottom = insets.bottom == large.maxY - second.maxY
    // A rectangle of the text's own height is at the top, at the foot or in the middle.
    let vertical: TextRoomValue.Vertical =
      keepsTop == keepsBottom ? .center : keepsTop ? .top : .bottom
    if !keepsTop { insets.top = 0 }
    if !keepsBottom { insets.bottom = 0 }
    return (insets, vertical)
  }
}

extension UILabel {
  /// The room around the text; nil where the class says nothing of it.
  final var _room: TextRoomValue? {
    guard type(of: self) != UILabel.self, !_overrides.isEmpty else { return nil }
    let drawn = _drawnRoom
    let added = _addedLengths
    guard drawn != nil || added != .zero else { return nil }
    var (insets, vertical) = drawn ?? (.zero, .center)
    // What a label asks for beyond its text is about it, or behind it.
    let width = max(0, added.width - insets.left - insets.right)
    let height = max(0, added.height - insets.top - insets.bottom)
    insets.top += vertical == .bottom ? height : vertical == .top ? 0 : height / 2
    insets.bottom += vertical == .bottom ? 0 : vertical == .top ? height : height / 2
    let isRightToLeft = _readsFromTheRight
    let before: CGFloat =
      switch textAlignment {
      case .center: width / 2
      case .right: width
      case .natural where isRightToLeft: width
      case .left, .natural, .justified: 0
      }
    insets.left += before
    insets.right += width - before
    return TextRoomValue(
      insets: EdgesValue(
        top: Double(insets.top),
        leading: Double(isRightToLeft ? insets.right : insets.left),
        bottom: Double(insets.bottom),
        trailing: Double(isRightToLeft ? insets.left : insets.right)
      ),
      vertical: vertical
    )
  }

  private var _drawnRoom: DrawnRoom? {
    let overrides = _overrides
    if overrides.contains(.drawText) {
      return _TextProbe.room { bounds in
        _TextProbe.drawn = nil
        drawText(in: bounds)
        return _TextProbe.drawn
      }
    }
    guard overrides.contains(.textRect) else { return nil }
    return _TextProbe.room { textRect(forBounds: $0, limitedToNumberOfLines: numberOfLines) }
  }

  /// The points that it asks for beyond its text.
  final var _addedLengths: CGSize {
    let overrides = _overrides
    if overrides.contains(.intrinsicContentSize) {
      let lengths = _SizeProbe.lengths(of: self)
      return CGSize(width: max(0, lengths.width.added), height: max(0, lengths.height.added))
    }
    guard let size = _ownTextSize(fitting: nil) else { return .zero }
    let text = _textSize(fitting: nil)
    return CGSize(
      width: max(0, size.width - text.width),
      height: max(0, size.height - text.height)
    )
  }

  /// The size that a class says by overriding `textRect`; nil where it does not.
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

  /// The size that it asks for in lines of a width; nil for as wide as it wants to be.
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
