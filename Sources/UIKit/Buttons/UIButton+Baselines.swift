import UIKitHosting

extension UIButton {
  /// Returns the baselines of the title's first and last line.
  final func _titleBaselines(in size: SizeValue) -> (first: Double, last: Double) {
    let bounds = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let title = titleRect(forContentRect: contentRect(forBounds: bounds))
    let room = _titleRoom(in: bounds.width)
    let lines = _typesetLines(of: _titleText(room), fitting: room.map { Double($0) })
    // An empty title has no height, and a baseline as well.
    let isEmpty = currentTitle?.isEmpty != false
    return lines.baselines(
      from: Double(title.minY) - (isEmpty ? _baselineFraction * lines.height : 0)
    )
  }
}

extension UIView {
  /// The fraction of an increase in height by which the view's text moves down.
  final var _baselineFraction: Double {
    if self is UITextView { return 0 }
    guard let button = self as? UIButton else { return 0.5 }
    return switch button.contentVerticalAlignment {
    case .top: 0
    case .bottom: 1
    case .center, .fill: 0.5
    }
  }
}
