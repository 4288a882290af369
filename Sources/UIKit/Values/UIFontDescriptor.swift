import Foundation
import UIKitHosting

/// What describes a font, to make others of its kind: bold, italic, rounded.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  // Immutable: the one stored property is a `let` of a Sendable type.
  final let _value: FontValue

  init(_value: FontValue) {
    self._value = _value
    super.init()
  }

  /// That of a text style, whose fonts grow with the reader's text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFontDescriptor(_value: style._fontValue)
  }

  /// That of a text style at the content size category of a trait collection; it follows later changes
  /// of that only if it is the current one.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Points, at the current content size category.
  open var pointSize: CGFloat { UIFont(_value: _value).pointSize }

  open var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: SymbolicTraits = []
    if _value.weight >= 600 { traits.insert(.traitBold) }
    if _value.isItalic { traits.insert(.traitItalic) }
    if _value.isMonospaced || _value.family?.kind == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same font with these traits and no others.
  ///
  /// - Parameter symbolicTraits: Bold, italic, monospaced or several of them.
  /// - Returns: Nil where there is no such font: condensed, expanded, vertical.
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
    return UIFontDescriptor(_value: value)
  }

  /// The system's font in another design.
  ///
  /// - Parameter design: The system's own, rounded, with serifs or monospaced; a reader's system
  ///   without it shows one of its kind.
  /// - Returns: Nil for a font of another family than the system's, or an unknown design.
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

  /// The same font in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFont(_value: _value).withSize(newPointSize).fontDescriptor
  }

  // MARK: Attributes

  /// Creates a descriptor of attributes; those that name nothing that is here are left out.
  public convenience init(
    fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) {
    self.init(_value: FontValue(pointSize: 12)._adding(attributes))
  }

  /// Creates a descriptor of a font by its name; of the system's where there is no such font.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font's name.
  open var postscriptName: String { FontCatalog.fontName(of: _value) }

  /// The size, the name, the traits, and the text style or the features where there are such.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] { _value._attributes }

  /// The value of an attribute; nil where the font has none.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .family: FontCatalog.familyName(of: _value)
    case .face: FontCatalog.faceName(of: _value)
    default: _value._attributes[anAttribute]
    }
  }

  /// The same font with other attributes.
  ///
  /// Counted are `family`, `name`, `face`, `size`, `textStyle`, of `traits` the symbolic ones, the weight and
  /// the slant, and of `featureSettings` digits of equal width: fonts of displays have no others.
  open func addingAttributes(
    _ attributes: [UIFontDescriptor.AttributeName: Any] = [:]
  ) -> UIFontDescriptor {
    UIFontDescriptor(_value: _value._adding(attributes))
  }

  /// The same in another family; the system's where there is no such family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same in another face of the family, such as `Bold Italic`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The fonts that the descriptor describes: its own.
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

  /// What CSS calls the system's designs by.
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
  /// The weight that stands out: that of large titles is more.
  ///
  /// Apple's Human Interface Guidelines, Typography: emphasized weights of the text styles.
  fileprivate var _boldWeight: Int {
    switch style {
    case nil, .largeTitle, .title1, .title2: 700
    default: 600
    }
  }
}
