import UIKitHosting

// How large text is, by the metrics that frames are computed with.

extension UILabel {
  /// The size of the label's text in lines of a width, in whole points; zero height without
  /// text.
  ///
  /// - Parameters:
  ///   - width: The points of a line; nil for as many as it wants.
  ///   - lines: The most lines; nil for as many as it shows.
  /// - Returns: The points that it needs.
  final func _textSize(fitting width: CGFloat?, lines: Int? = nil) -> CGSize {
    let lines = lines ?? numberOfLines
    if let size = _typesetSize(of: _setText(lines: lines), fitting: width ?? _widest) {
      return size
    }
    let width = (width ?? _widest).map(Double.init)
    let size =
      _paragraphs?.size(pointSize: Double(font.pointSize), fitting: width, maximumLines: lines)
      ?? _metrics.size(of: text ?? "", fitting: width, maximumLines: lines)
    return CGSize(width: size.width, height: size.height)
  }

  final func _setText(lines: Int) -> _SetText {
    _SetText(
      string: text ?? "",
      runs: _attributedRuns,
      font: font._value,
      maximumLines: lines,
      lineBreakMode: _shownLineBreakMode
    )
  }

  /// How wide it wants to be at most; nil for as wide as its text.
  final var _widest: CGFloat? {
    preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
  }

  fileprivate var _metrics: TextMetrics {
    TextMetrics(pointSize: Double(font.pointSize))
  }
}

extension UILabel {
  fileprivate final func _measuredText(in room: TextRoom) -> MeasuredText? {
    if _widest == nil, room.isJust(for: _textSize(fitting: nil)) { return .unbroken }
    guard numberOfLines != 1, let height = room.height else { return nil }
    let needed = _textSize(fitting: CGFloat(room.width), lines: 0)
    let line = CGFloat(_metrics.lineHeight)
    let isJust = needed.height <= CGFloat(height) && CGFloat(height) < needed.height + line
    return isJust && (numberOfLines == 0 || needed == _textSize(fitting: CGFloat(room.width)))
      ? .wrapped : nil
  }
}

/// Points that an app gives a text.
private struct TextRoom {
  /// The part by which a display's font may be wider than what texts are measured by.
  private static let slack = 1.15

  let width: Double
  /// Nil for as many as needed.
  let height: Double?

  init(_ width: Double, _ height: Double?) {
    self.width = width
    self.height = height
  }

  /// Whether it is as wide as something needs, and hardly wider.
  func isJust(for size: CGSize) -> Bool {
    let needed = Double(size.width)
    return needed > 0 && needed <= width && width < needed * Self.slack
      && Double(size.height) <= height ?? .infinity
  }
}

extension UIButton {
  /// Apple's padding of a title above and below where no configuration says it.
  static let _plainPadding: CGFloat = 6
  private static let subtitlePointSize = 12.0

  /// The size of title, image and padding.
  final var _buttonSize: CGSize { _buttonSize(fitting: nil) }

  /// The same where the button is so wide; a title that may goes on in other lines then.
  ///
  /// A class that says another size is as large as it says.
  final func _fittingSize(fitting width: CGFloat?) -> CGSize {
    guard let width,
      type(of: self) == UIButton.self || !_overrides.contains(.intrinsicContentSize)
    else { return intrinsicContentSize }
    return _buttonSize(fitting: _titleRoom(in: width))
  }

  /// The width in which the title goes on in other lines; nil where it is in one.
  final func _titleRoom(in width: CGFloat) -> CGFloat? {
    guard _mostTitleLines != 1 else { return nil }
    let size = _buttonSize(fitting: nil)
    return size.width <= width ? nil : width - (size.width - _titleSize(nil).width)
  }

  /// 0 for as many as needed.
  final var _mostTitleLines: Int {
    configuration.map { $0.titleLineBreakMode._wraps ? 0 : 1 } ?? titleLabel?.numberOfLines ?? 1
  }

  private func _buttonSize(fitting room: CGFloat?) -> CGSize {
    var size = _titleSize(room)
    let image = _shownImage?.size ?? .zero
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
      } else {
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

  /// The size of title and subtitle where they have so much room.
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
    if let size = _typesetSize(of: _titleText(room), fitting: room.map { max(0, $0) }) {
      return size
    }
    return room.map { wrappedSize(fitting: $0) }
      ?? textSize(currentTitle, _titleRuns, _font.pointSize)
  }

  final func _titleText(_ room: CGFloat?) -> _SetText {
    _SetText(
      string: currentTitle ?? "",
      runs: _titleRuns,
      font: _font._value,
      maximumLines: room == nil ? 0 : _mostTitleLines
    )
  }

  private func subtitleSize(_ subtitle: String, _ runs: [TextRun]?) -> CGSize {
    let font = FontValue(pointSize: Self.subtitlePointSize)
    return _typesetSize(of: _SetText(string: subtitle, runs: runs, font: font))
      ?? textSize(subtitle, runs, CGFloat(font.pointSize))
  }

  /// As large as the largest font needs.
  private func wrappedSize(fitting room: CGFloat) -> CGSize {
    let own = _titleRuns?.compactMap { $0.font?.pointSize }.max()
    let size = TextMetrics(pointSize: own ?? Double(_font.pointSize))
      .size(of: currentTitle ?? "", fitting: Double(max(0, room)), maximumLines: _mostTitleLines)
    return CGSize(width: size.width, height: size.height)
  }

  private func textSize(_ text: String?, _ runs: [TextRun]?, _ pointSize: CGFloat) -> CGSize {
    let runs = runs ?? [TextRun(text: text ?? "")]
    return runs.reduce(CGSize.zero) { sum, run in
      let metrics = TextMetrics(pointSize: run.font?.pointSize ?? Double(pointSize))
      let size = metrics.size(of: run.text, fitting: nil)
      return CGSize(width: sum.width + size.width, height: max(sum.height, size.height))
    }
  }
}

extension UIView {
  /// What the recogniser may count on: lengths that do not follow from the width that there is, and
  /// no widths of texts, which displays measure in their own fonts.
  final var _knownContent: LayoutContent {
    if let label = self as? UILabel, label.numberOfLines != 1 {
      var content = LayoutContent()
      let width = _frame.width > 0 ? _frame.width : _runtime.map { $0.windowScene._bounds.width }
      content.textHeight = Double(label._fittingSize(fitting: width).height)
      return content
    }
    if self is UITextView || self is UIStackView { return LayoutContent() }
    let size = intrinsicContentSize
    let isText = self is UILabel || self is UIButton || self is UITextField
    let height = size.height >= 0 ? Double(size.height) : nil
    let baseline = height.flatMap { height in
      _baselines(in: SizeValue(width: Double(max(0, size.width)), height: height))
        .map { $0.first - height / 2 }
    }
    return LayoutContent(
      width: isText || size.width < 0 ? nil : Double(size.width),
      height: height,
      baseline: baseline
    )
  }

  /// Whether it has a text, and the app says how wide that may be.
  final var _hasGivenRoom: Bool {
    guard _kind == .label || _kind == .button else { return false }
    return _isPlacedByHand || _layoutState?.placement?.horizontal.length != nil
  }

  /// How its text goes into room that is just what it was measured to need, as after
  /// `sizeToFit()`; nil where there is less room, or more, or the display says how much.
  final func _measuredText(in placement: Placement) -> MeasuredText? {
    guard placement.frameGrowth == .zero,
      let width = placement.frame?.width ?? placement.horizontal.length
    else { return nil }
    let height = placement.frame?.height ?? placement.vertical.length
    if let button = self as? UIButton {
      return TextRoom(width, height).isJust(for: button._buttonSize) ? .unbroken : nil
    }
    guard let label = self as? UILabel, label._fit == nil else { return nil }
    return label._measuredText(in: TextRoom(width, height))
  }

  /// The distances of the first and the last baseline from the top; nil without text.
  final func _baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    if let label = self as? UILabel {
      let setText = label._setText(lines: label.numberOfLines)
      if let lines = _typesetLines(of: setText, fitting: size.width) {
        return lines.baselines(inMiddleOf: size.height)
      }
      let pointSize = Double(label.font.pointSize)
      let metrics = label._metrics
      let (first, last) = label._paragraphs.map { ($0.first, $0.last) } ?? (nil, nil)
      let ascent = first?.ascent(pointSize: pointSize) ?? metrics.ascent
      let descent = last?.descent(pointSize: pointSize) ?? metrics.lineHeight - metrics.ascent
      // The text is in the middle of a label that is higher than it.
      let text = Double(label._textSize(fitting: CGFloat(size.width)).height)
      let space = max(0, size.height - max(text, metrics.lineHeight)) / 2
      let end = size.height - space - descent
      return (min(space + ascent, end), end)
    }
    if let baselines = (self as? UIButton)?._titleBaselines(in: size) { return baselines }
    if let baselines = (self as? UITextView)?._textBaselines(in: size) { return baselines }
    let font = (self as? UIButton)?._font ?? (self as? UITextField).map { $0._shownFont }
    guard let font else { return nil }
    if let line = _typesetLines(of: _SetText(string: "", font: font._value), fitting: nil) {
      return line.baselines(inMiddleOf: size.height)
    }
    let metrics = TextMetrics(pointSize: Double(font.pointSize))
    let baseline = (size.height - metrics.lineHeight) / 2 + metrics.ascent
    return (baseline, baseline)
  }
}
