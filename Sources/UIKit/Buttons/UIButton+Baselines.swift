import UIKitHosting

extension UIButton {
  /// Returns the baselines of the title's first and last line.
  final func _titleBaselines(in size: SizeValue) -> (first: Double, last: Double) {
    let room = _titleRoom(in: CGFloat(size.width))
    let lines = _typesetLines(of: _titleText(room), fitting: room.map { Double($0) })
    // An empty title has a baseline as well.
    let titles = max(_titleSize(room).height, CGFloat(lines.height))
    let image = _imageSize.height
    let gap = image > 0 && currentTitle?.isEmpty == false ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    var content = max(titles, image)
    var top = (content - titles) / 2
    if placement.contains(.top) || placement.contains(.bottom) {
      content = titles + image + gap
      top = placement.contains(.top) ? image + gap : 0
    }
    top += contentTop(of: content, in: CGFloat(size.height)) + titleShift
    return lines.baselines(from: Double(top))
  }

  private func contentTop(of content: CGFloat, in height: CGFloat) -> CGFloat {
    let insets = contentInsets
    return switch contentVerticalAlignment {
    case .top: insets.top
    case .bottom: height - insets.bottom - content
    case .center, .fill: (insets.top + height - insets.bottom - content) / 2
    }
  }

  private var contentInsets: (top: CGFloat, bottom: CGFloat) {
    if let insets = configuration?.contentInsets { return (insets.top, insets.bottom) }
    if let insets = _plainInsets { return (insets.top, insets.bottom) }
    return (Self._plainPadding, Self._plainPadding)
  }

  /// The distance by which the title insets of a button without a configuration move its title.
  private var titleShift: CGFloat {
    configuration == nil ? CGFloat(_detailsValue?.titleShift.y ?? 0) : 0
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
