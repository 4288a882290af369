import UIKitHosting

// How large text is, by the metrics that frames are computed with.

extension UILabel {
  /// The size of the label's text in lines of a width, in whole points; zero height without
  /// text.
  final func _textSize(fitting width: CGFloat?) -> CGSize {
    let width = width ?? _widest
    let paragraphs = _paragraphs?.size(
      pointSize: Double(font.pointSize),
      fitting: width.map(Double.init),
      maximumLines: numberOfLines
    )
    if let paragraphs { return CGSize(width: paragraphs.width, height: paragraphs.height) }
    let size = _metrics.size(
      of: text ?? "",
      fitting: width.map(Double.init),
      maximumLines: numberOfLines
    )
    return CGSize(width: size.width, height: size.height)
  }

  /// How wide it wants to be at most; nil for as wide as its text.
  final var _widest: CGFloat? {
    preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
  }

  fileprivate var _metrics: TextMetrics {
    TextMetrics(pointSize: Double(font.pointSize))
  }
}

extension UIButton {
  /// Apple's padding of a title above and below where no configuration says it.
  private static let plainPadding: CGFloat = 6

  /// The size of title, image and padding.
  final var _buttonSize: CGSize {
    var size = _titleSize
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
      size.height += 2 * Self.plainPadding
      return size
    }
    size.width += insets.leading + insets.trailing
    size.height += insets.top + insets.bottom
    return size
  }

  private var _titleSize: CGSize {
    let title = textSize(currentTitle, _titleRuns, _font.pointSize)
    guard let configuration, let subtitle = configuration.subtitle else { return title }
    let below = textSize(subtitle, configuration._subtitleRuns(in: self), 12)
    return CGSize(
      width: max(title.width, below.width),
      height: title.height + below.height + max(configuration.titlePadding - 1, 0)
    )
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
    if let label = self as? UILabel, label.numberOfLines != 1 { return LayoutContent() }
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

  /// The distances of the first and the last baseline from the top; nil without text.
  final func _baselines(in size: SizeValue) -> (first: Double, last: Double)? {
    if let label = self as? UILabel {
      let pointSize = Double(label.font.pointSize)
      if let paragraphs = label._paragraphs, let first = paragraphs.first {
        let last = paragraphs.last ?? first
        let ascent = first.ascent(pointSize: pointSize)
        let end = size.height - last.descent(pointSize: pointSize)
        return (min(ascent, end), end)
      }
      let metrics = label._metrics
      let last = size.height - (metrics.lineHeight - metrics.ascent)
      return (min(metrics.ascent, last), last)
    }
    let font = (self as? UIButton)?._font ?? (self as? UITextField).map { $0._font }
    guard let font else { return nil }
    let metrics = TextMetrics(pointSize: Double(font.pointSize))
    let baseline = (size.height - metrics.lineHeight) / 2 + metrics.ascent
    return (baseline, baseline)
  }
}
