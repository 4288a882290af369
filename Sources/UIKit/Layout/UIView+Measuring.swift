import UIKitHosting

// Text sizes, by the metrics that frames are computed with.

extension UILabel {
  /// Returns the size of the label's text for a line width, in whole points; zero height without
  /// text.
  ///
  /// - Parameters:
  ///   - width: The line width in points; nil for unlimited.
  ///   - lines: The maximum number of lines; nil for the label's own.
  /// - Returns: The size in points.
  final func _textSize(fitting width: CGFloat?, lines: Int? = nil) -> CGSize {
    let width = width ?? _widest
    return _typesetSize(
      of: _typesetText(lines: lines ?? numberOfLines, lineWidth: width),
      fitting: width
    )
  }

  final func _typesetText(lines: Int, lineWidth: CGFloat?) -> TypesetText {
    TypesetText(
      string: text ?? "",
      runs: _attributedRuns(lineWidth: lineWidth),
      font: font._value,
      maximumLines: lines,
      lineBreakMode: _shownLineBreakMode,
      avoidsOrphans: lineBreakStrategy.contains(.pushOut)
    )
  }

  /// The maximum preferred width; nil for the width of the text.
  final var _widest: CGFloat? {
    preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
  }
}

extension UIButton {
  /// Apple's vertical padding of a title without a configuration, in points.
  static let _plainPadding: CGFloat = 6
  private static let subtitlePointSize = 12.0
  private static let leastTitleWidth: CGFloat = 30

  /// The size of title, image and padding.
  final var _buttonSize: CGSize { _buttonSize(fitting: nil) }

  /// Returns the button's size for a given width, in which a multiline title wraps.
  ///
  /// A class that overrides `intrinsicContentSize` has that size.
  final func _fittingSize(fitting width: CGFloat?) -> CGSize {
    guard let width,
      type(of: self) == UIButton.self || !_overrides.contains(.intrinsicContentSize)
    else { return intrinsicContentSize }
    return _buttonSize(fitting: _titleRoom(in: width))
  }

  /// Returns the width in which the title wraps; nil for a title on one line.
  final func _titleRoom(in width: CGFloat) -> CGFloat? {
    guard _maximumTitleLines != 1 else { return nil }
    let size = _buttonSize(fitting: nil)
    return size.width <= width ? nil : width - (size.width - _titleSize(nil).width)
  }

  /// The maximum number of title lines; 0 for unlimited.
  final var _maximumTitleLines: Int {
    configuration.map { $0.titleLineBreakMode._wraps ? 0 : 1 } ?? titleLabel?.numberOfLines ?? 1
  }

  private func _buttonSize(fitting room: CGFloat?) -> CGSize {
    var size = _titleSize(room)
    let image = _imageSize
    if configuration == nil { size = bareTitleSize(size, besideImage: image.width > 0) }
    // As on iOS, an image alone has no space above and below.
    let hasOnlyImage = size.width == 0 && image.height > 0
    let gap = size.width > 0 && image.width > 0 ? configuration?.imagePadding ?? 0 : 0
    let placement = configuration?.imagePlacement ?? .leading
    if placement.contains(.top) || placement.contains(.bottom) {
      size.width = max(size.width, image.width)
      size.height += image.height + gap
    } else {
      size.width += image.width + gap
      size.height = max(size.height, image.height)
    }
    if _showsIndicator { size.width += (_font.pointSize * 0.6).rounded(.up) + 6 }
    guard let insets = configuration?.contentInsets else {
      if let insets = _plainInsets {
        size.width += insets.left + insets.right
        size.height += insets.top + insets.bottom
      } else if !hasOnlyImage {
        size.height += 2 * Self._plainPadding
      }
      let background = currentBackgroundImage?.size ?? .zero
      return CGSize(
        width: max(size.width, background.width),
        height: max(size.height, background.height)
      )
    }
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  /// Returns the size of a title without a configuration: whole points, and at least 30 points
  /// wide in a system button without an image.
  private func bareTitleSize(_ size: CGSize, besideImage: Bool) -> CGSize {
    let width = (size.width - 0.001).rounded(.up)
    let least = buttonType == .system && width > 0 && !besideImage ? Self.leastTitleWidth : 0
    return CGSize(width: max(width, least), height: (size.height - 0.001).rounded(.up))
  }

  /// The size of the image; symbols grow with the text, but no more than the title beside them.
  final var _imageSize: CGSize {
    guard let image = _shownImage else { return .zero }
    guard case .symbol(_, let pointSize, _) = image._value.source,
      configuration != nil || pointSize != nil
    else { return image.size }
    var scale = UIFontMetrics.default._scale(for: traitCollection)
    if pointSize == nil, let title = _titleRuns?.first?.font {
      scale = min(scale, max(1, CGFloat(title.pointSize) / UIFont.labelFontSize))
    }
    return image._size(scaledBy: scale)
  }

  /// Returns the size of title and subtitle in a given width.
  final func _titleSize(_ room: CGFloat?) -> CGSize {
    let title = _titleTextSize(fitting: room)
    guard let configuration, let subtitle = configuration.subtitle else { return title }
    let below = subtitleSize(subtitle, configuration._subtitleRuns(in: self))
    return CGSize(
      width: max(title.width, below.width),
      height: title.height + below.height + max(configuration.titlePadding - 1, 0)
    )
  }

  final func _titleTextSize(fitting room: CGFloat?) -> CGSize {
    _typesetSize(of: _titleText(room), fitting: room.map { max(0, $0) })
  }

  final func _titleText(_ room: CGFloat?) -> TypesetText {
    TypesetText(
      string: currentTitle ?? "",
      runs: _titleRuns,
      font: _font._value,
      maximumLines: room == nil ? 0 : _maximumTitleLines,
      avoidsOrphans: true
    )
  }

  private func subtitleSize(_ subtitle: String, _ runs: [TextRun]?) -> CGSize {
    let scale = UIFontMetrics.default._scale(for: traitCollection)
    let font = FontValue(pointSize: Self.subtitlePointSize * Double(scale))
    return _typesetSize(of: TypesetText(string: subtitle, runs: runs, font: font))
  }
}

extension UIView {
  /// Returns the distances of the first and the last baseline from the top; nil without text.
  final func _baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    if let label = self as? UILabel {
      let text = label._typesetText(
        lines: label.numberOfLines,
        lineWidth: CGFloat(size.width)
      )
      return _typesetLines(of: text, fitting: size.width).baselines(inMiddleOf: size.height)
    }
    if let button = self as? UIButton { return button._titleBaselines(in: size) }
    if let textView = self as? UITextView { return textView._textBaselines(in: size) }
    guard let field = self as? UITextField else { return nil }
    return _typesetLines(of: TypesetText(string: "", font: field._shownFont._value), fitting: nil)
      .baselines(inMiddleOf: size.height)
  }
}

extension UIView {
  /// Returns the intrinsic content size for a width, or without a limit; negative for none.
  final func _contentSize(fitting width: CGFloat?) -> CGSize {
    let size =
      if let label = self as? UILabel {
        label._fittingSize(fitting: width)
      } else if let button = self as? UIButton {
        button._fittingSize(fitting: width)
      } else if let text = self as? UITextView, !text.isScrollEnabled {
        text._textSize(fitting: width)
      } else if let height = _barHeight {
        CGSize(width: UIView.noIntrinsicMetric, height: height)
      } else {
        intrinsicContentSize
      }
    precondition(
      size.width.isFinite && size.height.isFinite,
      "Expected a finite content size of \(_layoutName), got \(size)."
    )
    return size
  }
}
