package import UIKitHosting

/// The type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor

/// A colour, with optional variants for dark mode and increased contrast.
open class UIColor: _AttributeObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
  // Immutable after init: every stored property is a `let`. A dynamic provider is called from
  // any thread, as on iOS.
  private let fixed: ColorValue?
  private let provider: ((UITraitCollection) -> UIColor)?
  /// The image that is repeated; nil for a colour.
  final let _pattern: ColorPattern?

  package init(_value: ColorValue) {
    fixed = _value
    provider = nil
    _pattern = nil
    super.init()
  }

  /// Creates a colour from components from 0 to 1; other values are clamped.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = ColorValue(packRGBA(red, green, blue, alpha))
    provider = nil
    _pattern = nil
    super.init()
  }

  public init(white: CGFloat, alpha: CGFloat) {
    fixed = ColorValue(packRGBA(white, white, white, alpha))
    provider = nil
    _pattern = nil
    super.init()
  }

  /// Creates a colour from hue, saturation, brightness and alpha from 0 to 1.
  public init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    fixed = ColorValue(packRGBA(channel(5), channel(3), channel(1), alpha))
    provider = nil
    _pattern = nil
    super.init()
  }

  /// Creates a colour from a colour set of an asset catalogue, a folder `NAME.xcassets` copied as a
  /// resource.
  ///
  /// It is nil if there is no colour set of that name.
  public init?(named name: String) {
    guard let value = AssetCatalogs.color(named: name, in: .main, for: .current) else {
      return nil
    }
    fixed = value
    provider = nil
    _pattern = nil
    super.init()
  }

  /// Creates a colour from a colour set of a bundle, or of the main bundle; it adapts to the traits
  /// when drawn.
  public init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = UITraitCollection._current(overriddenBy: traitCollection)
    guard let value = AssetCatalogs.color(named: name, in: bundle ?? .main, for: traits) else {
      return nil
    }
    fixed = value
    provider = nil
    _pattern = nil
    super.init()
  }

  /// Creates a colour from `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// Creates a colour that is the same under all traits.
  public init(cgColor: CGColor) {
    fixed = cgColor._pattern == nil ? ColorValue(cgColor._rgba) : nil
    provider = nil
    _pattern = cgColor._pattern
    super.init()
  }

  /// Creates a colour that `dynamicProvider` returns for the traits at the place of use.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(_provider: dynamicProvider)
  }

  private init(_provider: @escaping (UITraitCollection) -> UIColor) {
    fixed = nil
    provider = _provider
    _pattern = nil
    super.init()
  }

  init(_pattern: ColorPattern) {
    fixed = nil
    provider = nil
    self._pattern = _pattern
    super.init()
  }

  /// Returns the colour under the given traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if let provider {
      return provider(traitCollection).resolvedColor(with: traitCollection)
    }
    if _pattern != nil { return self }
    return UIColor(_value: ColorValue(seen.rgba(under: traitCollection)))
  }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let byte = UInt32((min(max(alpha, 0), 1) * 255).rounded())
    let value = seen
    func faded(_ rgba: UInt32) -> UInt32 { rgba & 0xFFFF_FF00 | byte }
    return UIColor(
      _value: ColorValue(
        light: faded(value.light),
        dark: faded(value.dark),
        lightHighContrast: faded(value.lightHighContrast),
        darkHighContrast: faded(value.darkHighContrast),
        raisedDark: faded(value.raisedDark),
        raisedDarkHighContrast: faded(value.raisedDarkHighContrast)
      )
    )
  }

  /// The colour outside of a view, where the tint is the default blue.
  private var seen: ColorValue {
    _value == .tint ? UIColor.systemBlue._value : _value
  }

  package var _value: ColorValue {
    if let fixed { return fixed }
    if let _pattern { return ColorValue(_pattern.average) }
    func ask(
      _ style: UIUserInterfaceStyle,
      _ contrast: UIAccessibilityContrast,
      _ level: UIUserInterfaceLevel = .base
    ) -> UInt32 {
      let traits = UITraitCollection {
        $0.userInterfaceStyle = style
        $0.accessibilityContrast = contrast
        $0.userInterfaceLevel = level
      }
      return resolvedColor(with: traits)._value.light
    }
    return ColorValue(
      light: ask(.light, .normal),
      dark: ask(.dark, .normal),
      lightHighContrast: ask(.light, .high),
      darkHighContrast: ask(.dark, .high),
      raisedDark: ask(.dark, .normal, .elevated),
      raisedDarkHighContrast: ask(.dark, .high, .elevated)
    )
  }

  public func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    guard _pattern == nil, other._pattern == nil else { return _pattern == other._pattern }
    return self === other || _value == other._value
  }

  open override var hash: Int { _pattern?.hashValue ?? _value.hashValue }

  /// The colour below the drawing of a background: clear for a pattern, which is part of the
  /// drawing.
  final var _background: ColorValue { _pattern == nil ? _value : ColorValue(0) }
}

func packRGBA(
  _ red: CGFloat,
  _ green: CGFloat,
  _ blue: CGFloat,
  _ alpha: CGFloat
) -> UInt32 {
  func byte(_ x: CGFloat) -> UInt32 { UInt32((min(max(x, 0), 1) * 255).rounded()) }
  return byte(red) << 24 | byte(green) << 16 | byte(blue) << 8 | byte(alpha)
}

extension ColorValue {
  fileprivate func rgba(under traits: UITraitCollection) -> UInt32 {
    let isRaised = traits.userInterfaceLevel == .elevated
    return switch (traits.userInterfaceStyle == .dark, traits.accessibilityContrast == .high) {
    case (false, false): light
    case (true, false): isRaised ? raisedDark : dark
    case (false, true): lightHighContrast
    case (true, true): isRaised ? raisedDarkHighContrast : darkHighContrast
    }
  }
}
