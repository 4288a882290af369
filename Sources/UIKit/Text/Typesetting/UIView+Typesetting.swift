import Foundation
import TextLayout
import UIKitHosting

/// A text as views measure it.
struct _SetText {
  var string: String
  /// The parts of an attributed text; nil for a text in one font.
  var runs: [TextRun]?
  var font: FontValue
  /// The most lines; 0 for any number.
  var maximumLines = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether a line break at the end starts a line, as where text is typed.
  var isEditable = false
}

// Sizes of texts by fonts.

extension UIView {
  /// The size of a text, in whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one that is not edited has no size.
  ///   - width: The points of a line; nil for as many as it needs.
  /// - Returns: Points.
  final func _typesetSize(
    of text: _SetText,
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

  /// The lines of a text.
  final func _typesetFrame(of text: _SetText, fitting width: CGFloat?) -> TextFrame {
    let runs = text.runs ?? [TextRun(text: text.string)]
    return Typesetter.shared.frame(
      of: text.attributedText(runs, _traits),
      in: text.container(width)
    )
  }

  /// The height of a text's lines, and their first and last baselines.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one has a line of its font.
  ///   - width: The points of a line; nil for as many as it needs.
  /// - Returns: Points.
  final func _typesetLines(
    of text: _SetText,
    fitting width: Double?
  ) -> _TextExtent {
    let container = text.container(width.map { CGFloat($0) })
    guard let runs = text.runs else {
      // All lines are those of the font, so that the known size is enough.
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

  /// The baselines where the text begins so many points below the top of its view.
  func baselines(from top: Double) -> (first: Double, last: Double) {
    (top + firstBaseline, top + lastBaseline)
  }

  /// The baselines where the text is in the middle of a height.
  func baselines(inMiddleOf height: Double) -> (first: Double, last: Double) {
    baselines(from: max(0, height - self.height) / 2)
  }
}

extension _SetText {
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
    return style
  }

  fileprivate func attributes(_ traits: UITraitCollection) -> TextAttributes {
    TextAttributes(font: font.typesetFont(traits), features: font.typesetFeatures)
  }

  fileprivate func attributedText(
    _ runs: [TextRun],
    _ traits: UITraitCollection
  ) -> AttributedText {
    runs.attributedText(font: font, lineBreakMode: lineBreakMode._typeset, traits)
  }
}
