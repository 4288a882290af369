/// A dynamic colour: light and dark, each with and without increased contrast, and dark for
/// elevated content.
///
/// A display selects the variant by the user's settings, without a round trip.
public struct ColorValue: Sendable, Hashable {
  /// Red, green, blue, alpha, one byte each, the most significant first.
  public var light: UInt32
  public var dark: UInt32
  public var lightHighContrast: UInt32
  public var darkHighContrast: UInt32
  /// The dark variant in sheets, popovers and alerts.
  public var raisedDark: UInt32
  public var raisedDarkHighContrast: UInt32

  /// Creates a colour from its variants.
  /// - Parameters:
  ///   - light: The light variant.
  ///   - dark: The dark variant.
  ///   - lightHighContrast: The light variant with increased contrast.
  ///   - darkHighContrast: The dark variant with increased contrast.
  ///   - raisedDark: The dark variant for elevated content; nil for the same as `dark`.
  ///   - raisedDarkHighContrast: The same with increased contrast.
  public init(
    light: UInt32,
    dark: UInt32,
    lightHighContrast: UInt32,
    darkHighContrast: UInt32,
    raisedDark: UInt32? = nil,
    raisedDarkHighContrast: UInt32? = nil
  ) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
    self.raisedDark = raisedDark ?? dark
    self.raisedDarkHighContrast = raisedDarkHighContrast ?? darkHighContrast
  }

  /// Creates a colour that is the same under every setting.
  public init(_ rgba: UInt32) {
    self.init(light: rgba, dark: rgba, lightHighContrast: rgba, darkHighContrast: rgba)
  }
}

extension ColorValue {
  /// A placeholder for the tint of the node that it is used in; transparent by itself.
  ///
  /// No colour of an app has these values, as a transparent blue could.
  public static let tint = ColorValue(
    light: 0x7469_6E00,
    dark: 0x6E69_7400,
    lightHighContrast: 0x6974_6E00,
    darkHighContrast: 0x6E74_6900
  )
}

public enum InterfaceStyle: UInt8, Sendable, CaseIterable {
  case light
  case dark
}
