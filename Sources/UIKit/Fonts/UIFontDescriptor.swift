import Foundation
import TextLayout
import UIKitHosting

/// A description of a font from which variants can be derived, such as bold, italic or rounded.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Immutable: the one stored property is a `let` of a Sendable type.
  final let _value: FontValue

  init(_value: FontValue) {
    self._value = _value
    super.init()
  }

  /// Returns the descriptor of a text style, whose fonts follow the user's text size.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(_value: style._fontValue)
  }

  /// Returns the descriptor of a text style at the content size category of a trait collection.
  ///
  /// It follows later changes of the category only if it is the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The size in points at the current content size category.
  open var pointSize: CGFloat { UIFont(_value: _value).pointSize }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if _value.weight >= 600 { traits.insert(.traitBold) }
    if _value.isItalic { traits.insert(.traitItalic) }
    if _value.isMonospaced || _value.family?.kind == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns a descriptor of the font with exactly these traits.
  ///
  /// - Parameter symbolicTraits: Bold, italic, monospaced or several of them.
  /// - Returns: The descriptor, or nil for traits without a font: condensed, expanded, vertical, and
  ///   those that no font of an app's family has.
  open func withSymbolicTraits(
    _ symbolicTraits: UIFontDescriptor.SymbolicTraits
  ) -> UIFontDescriptor? {
    guard symbolicTraits.isSubset(of: [.traitBold, .traitItalic, .traitMonoSpace]) else {
      return nil
    }
    var value = _value
    value.isItalic = symbolicTraits.contains(.traitItalic)
    value.isMonospaced = symbolicTraits.contains(.traitMonoSpace)
    if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
      value.weight = symbolicTraits.contains(.traitBold) ? value._boldWeight : 400
    }
    guard value.family?.face != nil else { return UIFontDescriptor(_value: value) }
    value.isMonospaced = false
    return value._inRegisteredFace(bold: symbolicTraits.contains(.traitBold))
  }

  /// Returns a descriptor of the system's font in another design.
  ///
  /// - Parameter design: Default, rounded, serif or monospaced. A device without the design uses a
  ///   similar one.
  /// - Returns: The descriptor, or nil for a font of a family other than the system's, or an
  ///   unknown design.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard _value.family?.name.hasPrefix(Self.systemPrefix) ?? true else { return nil }
    var value = _value
    value.isMonospaced = false
    switch design {
    case .default: value.family = nil
    case .rounded:
      value.family = FontValue.Family(name: Self._roundedName, kind: .sansSerif)
    case .serif: value.family = Self.system("serif", .serif)
    case .monospaced: value.family = Self.system("monospace", .monospaced)
    default: return nil
    }
    return UIFontDescriptor(_value: value)
  }

  /// Returns a descriptor of the font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(_value: _value).withSize(newPointSize).fontDescriptor
  }

  // MARK: Attributes

  /// Creates a descriptor from attributes; those that refer to unknown names are ignored.
  public convenience init(
    fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) {
    self.init(_value: FontValue(pointSize: 12)._adding(attributes))
  }

  /// Creates a descriptor of a font by its name, or of the system's font if there is none of that
  /// name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font's name.
  open var postscriptName: String { FontCatalog.fontName(of: _value) }

  /// The size, the name, the traits, and the text style or the features if there are any.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { _value._attributes }

  /// Returns the value of an attribute, or nil if the font lacks it.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .family: FontCatalog.familyName(of: _value)
    case .face: FontCatalog.faceName(of: _value)
    default: _value._attributes[anAttribute]
    }
  }

  /// Returns a descriptor of the font with other attributes.
  ///
  /// Supported are `family`, `name`, `face`, `size` and `textStyle`, the symbolic traits, the
  /// weight and the slant of `traits`, and digits of equal width in `featureSettings`. Fonts of
  /// displays have no others.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(_value: _value._adding(attributes))
  }

  /// Returns a descriptor in another family, or the system's if there is no such family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns a descriptor in another face of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// Returns the matching fonts: only the descriptor itself.
  open func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<UIFontDescriptor.AttributeName>?
  ) -> [UIFontDescriptor] {
    [self]
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?._value == _value
  }

  open override var hash: Int { _value.hashValue }

  /// The prefix of the system's designs in CSS.
  private static let systemPrefix = "ui-"

  static let _roundedName = systemPrefix + "rounded"

  private static func system(
    _ name: String,
    _ kind: FontValue.Family.Kind
  ) -> FontValue.Family {
    FontValue.Family(name: systemPrefix + name, kind: kind)
  }
}

extension UIFontDescriptor {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
  }

  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}

extension FontValue {
  /// Returns the descriptor of the font that the app has registered with this slant, and with a
  /// bold weight or another; nil if there is none.
  fileprivate func _inRegisteredFace(bold: Bool) -> UIFontDescriptor? {
    guard let font = registered, font.isItalic == isItalic, (font.weight >= 600) == bold else {
      return nil
    }
    var value = self
    value.weight = font.weight
    return UIFontDescriptor(_value: value)
  }

  /// The weight for bold text, which is heavier for large titles.
  ///
  /// Apple's Human Interface Guidelines, Typography: emphasized weights of the text styles.
  fileprivate var _boldWeight: Int {
    switch style {
    case nil, .largeTitle, .title1, .title2: 700
    default: 600
    }
  }
}
