package import Foundation
import TextLayout
package import UIKitHosting

/// A font of the user's system, or of the app.
open class UIFont: _AttributeObject, NSCopying, @unchecked Sendable {
  // Immutable: the one stored property is a `let` of a Sendable type.
  package let _value: FontValue

  package init(_value: FontValue) {
    self._value = _value
    super.init()
  }

  /// Creates a font by its PostScript name; nil for an unknown name.
  ///
  /// Known are the fonts of the app, which `UIAppFonts` in Info.plist lists or which Core Text has
  /// registered, and the families of iOS. Names of families are accepted, too. A device without a
  /// family of iOS uses a font of the same kind.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let value = FontCatalog.value(named: fontName, pointSize: Double(fontSize)) else {
      return nil
    }
    _value = value
    super.init()
  }

  /// - Parameters:
  ///   - descriptor: The description of the font.
  ///   - pointSize: The size in points; 0 for that of the descriptor, which follows the user's
  ///     text size if it has a text style.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    _value = (pointSize > 0 ? descriptor.withSize(pointSize) : descriptor)._value
    super.init()
  }

  /// A font that follows the content size category of the view that shows it.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    UIFont(_value: style._fontValue)
  }

  /// Returns the font of a text style at the content size category of a trait collection.
  ///
  /// It follows later changes of the category only if it is the current one.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    UIFont(_value: style._fontValue)._compatible(with: traitCollection)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(_value: FontValue(pointSize: Double(fontSize), weight: weight._css))
  }

  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(_value: FontValue(pointSize: Double(fontSize), isItalic: true))
  }

  open class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      _value: FontValue(
        pointSize: Double(fontSize),
        weight: weight._css,
        hasMonospacedDigits: true
      )
    )
  }

  open class func monospacedSystemFont(
    ofSize fontSize: CGFloat,
    weight: UIFont.Weight
  ) -> UIFont {
    UIFont(
      _value: FontValue(pointSize: Double(fontSize), weight: weight._css, isMonospaced: true)
    )
  }

  /// The font in the weight of headlines.
  final var _bold: UIFont {
    var value = _value
    value.weight = 600
    return UIFont(_value: value)
  }

  open class var labelFontSize: CGFloat { 17 }
  open class var buttonFontSize: CGFloat { 18 }
  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size in points at the current content size category.
  open var pointSize: CGFloat { _pointSize }

  /// The distance from the baseline to the top of a line, in points.
  open var ascender: CGFloat { CGFloat(_metrics.ascender) }

  /// The distance from the baseline to the bottom of a line, in points; negative.
  open var descender: CGFloat { CGFloat(_metrics.descender) }

  /// The height of capital letters, in points.
  open var capHeight: CGFloat { CGFloat(_metrics.capHeight) }

  /// The height of the letter x, in points.
  open var xHeight: CGFloat { CGFloat(_metrics.xHeight) }

  /// The height of a line, from its descender to its ascender, in points.
  open var lineHeight: CGFloat { CGFloat(_metrics.lineHeight) }

  /// The additional space between lines, in points.
  open var leading: CGFloat { CGFloat(_metrics.leading) }

  /// The font's name, which `init(name:size:)` accepts.
  open var fontName: String { FontCatalog.fontName(of: _value) }

  open var familyName: String { FontCatalog.familyName(of: _value) }

  /// The known families: those of the app, and those of iOS whose kind displays have.
  open class var familyNames: [String] { FontCatalog.familyNames }

  /// Returns the names of a family's fonts; those of iOS have four faces.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    FontCatalog.fontNames(ofFamily: familyName)
  }

  /// Registers the fonts that the Info.plist of a bundle lists; those of the main bundle are
  /// registered before the first search for a font by name.
  package class func _registerFonts(listedIn bundle: Bundle) {
    AppFonts.register(listedIn: bundle)
  }

  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(_value: _value) }

  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(_value: _value.fixed(at: Double(fontSize)))
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?._value == _value
  }

  open override var hash: Int { _value.hashValue }
}

extension UIFont {
  public struct Weight: Hashable, Sendable, _UIKitNumericRawRepresentable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    var _css: Int {
      switch rawValue {
      case ..<(-0.7): 100
      case ..<(-0.5): 200
      case ..<(-0.2): 300
      case ..<0.12: 400
      case ..<0.27: 500
      case ..<0.35: 600
      case ..<0.48: 700
      case ..<0.59: 800
      default: 900
      }
    }
  }

  /// The role of a font in a text.
  ///
  /// Sizes are Apple's at the default text size.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var _fontValue: FontValue {
      switch self {
      case .largeTitle: FontValue(style: .largeTitle, pointSize: 34)
      case .title1: FontValue(style: .title1, pointSize: 28)
      case .title2: FontValue(style: .title2, pointSize: 22)
      case .title3: FontValue(style: .title3, pointSize: 20)
      case .headline: FontValue(style: .headline, pointSize: 17, weight: 600)
      case .subheadline: FontValue(style: .subheadline, pointSize: 15)
      case .callout: FontValue(style: .callout, pointSize: 16)
      case .footnote: FontValue(style: .footnote, pointSize: 13)
      case .caption1: FontValue(style: .caption1, pointSize: 12)
      case .caption2: FontValue(style: .caption2, pointSize: 11)
      default: FontValue(style: .body, pointSize: 17)
      }
    }
  }
}
