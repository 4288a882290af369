import Foundation
import UIKitHosting

/// A scaler of fonts and lengths by content size category, in the proportions of a text style.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  // Immutable: the one stored property is a `let` of a Sendable type.
  private let textStyle: UIFont.TextStyle

  /// The metrics of `body`.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font that follows the content size category of the view that uses it.
  ///
  /// - Precondition: The font does not follow it yet, as one of `preferredFont(forTextStyle:)`
  ///   does.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0)
  }

  /// Returns a scaled font with a maximum size in points; 0 for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns the font at the content size category of a trait collection; nil for the current one.
  ///
  /// It follows later changes of the category only if it is the current one.
  open func scaledFont(
    for font: UIFont,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns the font at a content size category with a maximum size in points; 0 for no limit.
  open func scaledFont(
    for font: UIFont,
    maximumPointSize: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    precondition(
      font._value.style == nil,
      """
      Expected a font that does not follow the text size yet, got one of a text style. Pass a font \
      of a fixed size, which preferredFont(forTextStyle:) does not give.
      """
    )
    var value = font._value
    value.style = textStyle._fontValue.style
    if maximumPointSize > 0 { value.maximumPointSize = Float(maximumPointSize) }
    return UIFont(_value: value)._compatible(with: traitCollection)
  }

  /// Returns a length scaled to the user's text size, rounded to thirds of a point.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length scaled to the text size of a trait collection; nil for the current one.
  open func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let sizes = Self.sizes[textStyle] ?? Self.bodySizes
    guard let index = Self.categories.firstIndex(of: traits.preferredContentSizeCategory) else {
      return value
    }
    return (value * sizes[index] / sizes[Self.standard] * 3).rounded() / 3
  }

  /// Returns the factor by which the text size of a trait collection scales lengths.
  final func _scale(for traits: UITraitCollection) -> CGFloat {
    scaledValue(for: 100, compatibleWith: traits) / 100
  }

  // MARK: Apple's sizes, from its table of Dynamic Type

  private static let categories: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index of `large` among the categories.
  private static let standard = 3

  private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]
}
