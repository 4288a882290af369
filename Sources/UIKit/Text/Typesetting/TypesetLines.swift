import TextLayout
import UIKitHosting

/// The lines of a text in a rectangle of its view.
struct TypesetLines {
  private let composition: TypesetText.Composition
  private let frame: TextFrame
  private let origin: (x: Double, y: Double)
  /// A Boolean value indicating whether the text may extend beyond the edges of its view.
  ///
  /// That is the case if it is not truncated, or if the rectangle is lower than the first line by
  /// more than a point.
  private let overflows: Bool
  /// The size of a text that displays position among other parts of its view; nil if there are no
  /// other parts.
  var size: SizeValue?

  /// Lays out a text, vertically centered in a rectangle.
  ///
  /// - Parameters:
  ///   - text: The text, which is not empty.
  ///   - rect: The rectangle, in points of the view. Lines that do not fit are omitted.
  ///   - alignment: The alignment of paragraphs without one.
  ///   - natural: The edge at which text with natural alignment begins.
  ///   - fit: The shrinking of a single line that does not fit; nil for none.
  ///   - traits: The traits whose content size category scales fonts of a text style.
  init(
    _ text: TypesetText,
    in rect: CGRect,
    alignment: TextAlignmentValue,
    natural: TextAlignmentValue,
    fit: TextFitValue?,
    _ traits: UITraitCollection
  ) {
    func composition(_ scale: Double) -> TypesetText.Composition {
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

  /// The difference in points by which a view may be lower than its measured text, because edges
  /// lie on pixels.
  private static let slack = 0.34

  /// Returns the text scaled to fit its line into a width, or nil if it fits unscaled.
  ///
  /// A smaller size has other tracking and may use another typeface with wider letters, so that it
  /// has to be scaled again.
  private static func fitted(
    _ whole: TypesetText.Composition,
    _ fit: TextFitValue,
    _ width: Double,
    _ composition: (_ scale: Double) -> TypesetText.Composition
  ) -> TypesetText.Composition? {
    var fitted = whole
    var scale = 1.0
    for _ in 0..<fittingPasses {
      let needed = Typesetter.shared.size(of: fitted.text).width
      guard needed > width, scale > fit.minimumScale else { break }
      // The passes approach the width from above, and the line must not exceed it.
      scale = max(fit.minimumScale, scale * (width - 0.01) / needed)
      fitted = composition(scale)
    }
    return scale < 1 ? fitted : nil
  }

  /// The maximum number of passes: smaller letters have other tracking and may have another
  /// typeface, so that each pass leaves up to a quarter of the excess.
  private static let fittingPasses = 8

  /// A Boolean value indicating whether displays clip the text at the edges of its view; text among
  /// other parts is not clipped.
  private var isClipped: Bool { overflows && size == nil }

  /// The lines as displays receive them.
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

  /// A hash that differs if line breaks or positions differ.
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
    for look in composition.looks {
      hasher.combine(look.font)
      hasher.combine(look.effects?.attachment?.width)
      hasher.combine(look.effects?.attachment?.height)
    }
    return hasher.finalize()
  }
}
