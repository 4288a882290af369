import TextLayout
import UIKitHosting

/// The lines of a text in a rectangle of its view.
struct _SetLines {
  private let composition: _SetText.Composition
  private let frame: TextFrame
  private let origin: (x: Double, y: Double)
  /// Whether the text may reach beyond the edges of its view: it is not truncated, or the rectangle is
  /// lower than the first line by more than a point.
  private let overflows: Bool
  /// The size of a text that displays place among other parts of its view; nil if the view has no
  /// other parts.
  var size: SizeValue?

  /// Lays a text out in the vertical middle of a rectangle.
  ///
  /// - Parameters:
  ///   - text: The text, which is not empty.
  ///   - rect: The rectangle, in points of the view. Lines that it has no room for are left out.
  ///   - alignment: That of paragraphs without one.
  ///   - natural: The edge at which text without an alignment begins.
  ///   - fit: How a text of one line gets smaller if its line is too short; nil if it does not.
  ///   - traits: Their content size category scales fonts of a text style.
  init(
    _ text: _SetText,
    in rect: CGRect,
    alignment: TextAlignmentValue,
    natural: TextAlignmentValue,
    fit: TextFitValue?,
    _ traits: UITraitCollection
  ) {
    func composition(_ scale: Double) -> _SetText.Composition {
      text.composition(traits, alignment: alignment, natural: natural, scale: scale)
    }
    let whole = composition(1)
    let container = TextContainer(
      width: Double(rect.width),
      height: Double(rect.height) + Self.slack,
      maximumNumberOfLines: text.maximumLines,
      includesTrailingEmptyLine: text.isEditable
    )
    let unscaled = Typesetter.shared.frame(of: whole.text, in: container)
    let space = max(0, Double(rect.height) - unscaled.size.height) / 2
    var top = Double(rect.minY) + space
    if let fit, let fitted = Self.fitted(whole, fit, Double(rect.width), composition) {
      self.composition = fitted
      frame = Typesetter.shared.frame(of: self.composition.text, in: container)
      switch fit.baseline {
      case .kept: top += unscaled.firstBaseline - frame.firstBaseline
      case .centered: top += (unscaled.size.height - frame.size.height) / 2
      case .top: break
      }
    } else {
      self.composition = whole
      frame = unscaled
    }
    origin = (Double(rect.minX), top)
    let lineHeight = unscaled.lines.first.map { $0.ascent + $0.descent } ?? 0
    let isTooLow = fit == nil && Double(rect.height) + 1 < lineHeight
    overflows = isTooLow || text.lineBreakMode == .byClipping
  }

  /// Points by which a view may be lower than its text was measured, as its edges lie on pixels.
  private static let slack = 0.34

  /// The text in the size in which its line has room in a width; nil if it has room in its own.
  ///
  /// A smaller size may have another typeface, with wider letters: what is still too wide then gets
  /// smaller again.
  private static func fitted(
    _ whole: _SetText.Composition,
    _ fit: TextFitValue,
    _ width: Double,
    _ composition: (_ scale: Double) -> _SetText.Composition
  ) -> _SetText.Composition? {
    var fitted = whole
    var scale = 1.0
    for _ in 0..<fittingPasses {
      let needed = Typesetter.shared.size(of: fitted.text).width
      guard needed > width + 0.01, scale > fit.minimumScale else { break }
      scale = max(fit.minimumScale, scale * width / needed)
      fitted = composition(scale)
    }
    return scale < 1 ? fitted : nil
  }

  /// A pass for the size, another for its typeface, and a third for letter spacing that both change.
  private static let fittingPasses = 3

  /// Whether displays cut the text at the edges of its view; text among other parts has its room.
  private var isClipped: Bool { overflows && size == nil }

  /// The lines as displays get them.
  var value: TextLinesValue {
    LineComposer(
      frame: frame,
      text: composition.text,
      runs: composition.looks,
      origin: origin,
      size: size,
      isClipped: isClipped
    )
    .compose()
  }

  /// A number that differs if lines break elsewhere or lie elsewhere.
  var signature: Int {
    var hasher = Hasher()
    hasher.combine(origin.x)
    hasher.combine(origin.y)
    hasher.combine(size?.width)
    hasher.combine(size?.height)
    hasher.combine(isClipped)
    for line in frame.lines {
      hasher.combine(line.range)
      hasher.combine(line.truncation)
      hasher.combine(line.x)
      hasher.combine(line.baseline)
      hasher.combine(line.expansion)
    }
    for look in composition.looks { hasher.combine(look.font) }
    return hasher.finalize()
  }
}
