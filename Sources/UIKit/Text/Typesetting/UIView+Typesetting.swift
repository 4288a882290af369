import Foundation
import TextLayout
import UIKitHosting

/// A text to be measured for a view.
struct TypesetText {
  var string: String
  /// The runs of an attributed text; nil for a text in one font.
  var runs: [TextRun]?
  var font: FontValue
  /// The maximum number of lines; 0 for no limit.
  var maximumLines = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// A Boolean value indicating whether the last line gets a second word, as in labels.
  var avoidsOrphans = false
  /// A Boolean value indicating whether a line break at the end starts a line, as in text that is
  /// typed.
  var isEditable = false
}

// Text sizes computed by font metrics.

extension UIView {
  /// Returns the size of a text, rounded to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one that is not editable has zero size.
  ///   - width: The width of a line in points; nil for no limit.
  /// - Returns: The size in points.
  final func _typesetSize(
    of text: TypesetText,
    fitting width: CGFloat? = nil
  ) -> CGSize {
    if text.string.isEmpty, !text.isEditable { return .zero }
    let container = text.container(width)
    let size: TextSize
    if let runs = text.runs {
      size = Typesetter.shared.size(of: text.attributedText(runs, _traits), in: container)
    } else {
      size = Typesetter.shared.size(
        of: text.string,
        attributes: text.attributes(_traits),
        paragraphStyle: text.paragraphStyle,
        in: container
      )
    }
    let pixels = size.ceiled(toScale: PixelGrid.scale)
    return CGSize(width: pixels.width, height: pixels.height)
  }

  /// Returns the lines of a text.
  final func _typesetFrame(of text: TypesetText, fitting width: CGFloat?) -> TextFrame {
    let runs = text.runs ?? [TextRun(text: text.string)]
    return Typesetter.shared.frame(
      of: text.attributedText(runs, _traits),
      in: text.container(width)
    )
  }

  /// Returns the height of a text's lines, and their first and last baselines.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one has a line of its font.
  ///   - width: The width of a line in points; nil for no limit.
  /// - Returns: The extent in points.
  final func _typesetLines(
    of text: TypesetText,
    fitting width: Double?
  ) -> _TextExtent {
    let container = text.container(width.map { CGFloat($0) })
    guard let runs = text.runs else {
      // All lines have the font's metrics, so that the cached size suffices.
      let attributes = text.attributes(_traits)
      let height = Typesetter.shared.size(
        of: text.string,
        attributes: attributes,
        paragraphStyle: text.paragraphStyle,
        in: container
      ).height
      let metrics = attributes.font.metrics
      return _TextExtent(
        height: height,
        firstBaseline: metrics.ascender,
        lastBaseline: height + metrics.descender
      )
    }
    let frame = Typesetter.shared.frame(of: text.attributedText(runs, _traits), in: container)
    return _TextExtent(
      height: frame.size.height,
      firstBaseline: frame.firstBaseline,
      lastBaseline: frame.lastBaseline
    )
  }
}

/// The positions of the lines of a text, from the top of the first one, in points.
struct _TextExtent {
  var height: Double
  var firstBaseline: Double
  var lastBaseline: Double

  /// Returns the baselines of a text that begins at a distance from the top of its view.
  func baselines(from top: Double) -> (first: Double, last: Double) {
    (top + firstBaseline, top + lastBaseline)
  }

  /// Returns the baselines of a text that is vertically centered in a height.
  func baselines(inMiddleOf height: Double) -> (first: Double, last: Double) {
    baselines(from: max(0, height - self.height) / 2)
  }
}

extension TypesetText {
  fileprivate func container(_ width: CGFloat?) -> TextContainer {
    TextContainer(
      width: width.map { Double($0) } ?? .infinity,
      maximumNumberOfLines: maximumLines,
      includesTrailingEmptyLine: isEditable
    )
  }

  fileprivate var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakMode = lineBreakMode._typeset
    style.avoidsOrphans = avoidsOrphans
    return style
  }

  fileprivate func attributes(_ traits: UITraitCollection) -> TextAttributes {
    TextAttributes(font: font.typesetFont(traits), features: font.typesetFeatures)
  }

  fileprivate func attributedText(
    _ runs: [TextRun],
    _ traits: UITraitCollection
  ) -> AttributedText {
    runs.attributedText(
      font: font,
      lineBreakMode: lineBreakMode._typeset,
      avoidsOrphans: avoidsOrphans,
      traits
    )
  }
}
