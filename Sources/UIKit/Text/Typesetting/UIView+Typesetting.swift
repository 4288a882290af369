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

/// Chooses how texts are measured, while there are two ways.
///
/// A scene keeps the choice of the moment when it connected; views outside of a scene use the current one.
/// `ROSTRUM_TYPESET_TEXT=1` in the environment chooses fonts for a whole process, a task-local value for
/// a test.
package enum TypesetText {
  /// Whether texts are measured by fonts; if not, `TextMetrics` applies, which needs none.
  @TaskLocal package static var isEnabled =
    ProcessInfo.processInfo.environment["ROSTRUM_TYPESET_TEXT"] == "1"
}

// Sizes of texts by fonts. All answers are nil where `TextMetrics` applies.

extension UIView {
  /// One for all scenes: texts and their sizes are the same for all readers.
  private static let typesetter = Typesetter()

  private final var _usesTypesetText: Bool {
    _runtime?.usesTypesetText ?? TypesetText.isEnabled
  }

  /// The size of a text, in whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one that is not edited has no size.
  ///   - width: The points of a line; nil for as many as it needs.
  /// - Returns: Points; nil where `TextMetrics` applies.
  final func _typesetSize(
    of text: @autoclosure () -> _SetText,
    fitting width: CGFloat? = nil
  ) -> CGSize? {
    guard _usesTypesetText else { return nil }
    let text = text()
    if text.string.isEmpty, !text.isEditable { return .zero }
    let container = text.container(width)
    let size: TextSize
    if let runs = text.runs {
      size = Self.typesetter.size(of: text.attributedText(runs, _traits), in: container)
    } else {
      size = Self.typesetter.size(
        of: text.string,
        attributes: text.attributes(_traits),
        paragraphStyle: text.paragraphStyle,
        in: container
      )
    }
    let pixels = size.ceiled(toScale: PixelGrid.scale)
    return CGSize(width: pixels.width, height: pixels.height)
  }

  /// The distances of the first and the last baseline from the top of a view with a text in its
  /// vertical middle.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one has the baseline of its font.
  ///   - size: That of the view, in points.
  /// - Returns: Points; nil where `TextMetrics` applies.
  final func _typesetBaselines(
    of text: @autoclosure () -> _SetText,
    in size: SizeValue
  ) -> (first: Double, last: Double)? {
    guard _usesTypesetText else { return nil }
    let text = text()
    let runs = text.runs ?? [TextRun(text: text.string)]
    let frame = Self.typesetter.frame(
      of: text.attributedText(runs, _traits),
      in: text.container(CGFloat(size.width))
    )
    let space = max(0, size.height - frame.size.height) / 2
    return (space + frame.firstBaseline, space + frame.lastBaseline)
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
