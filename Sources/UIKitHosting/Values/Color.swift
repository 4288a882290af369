/// A colour as those that it stands for: light and dark, each with and without increased contrast,
/// and the dark ones again for what is raised above the rest.
///
/// A display picks by the reader's setting; no round trip.
public struct ColorValue: Sendable, Hashable {
  /// Red, green, blue, alpha, one byte each, the most significant first.
  public var light: UInt32
  public var dark: UInt32
  public var lightHighContrast: UInt32
  public var darkHighContrast: UInt32
  /// In sheets, popovers and alerts.
  public var raisedDark: UInt32
  public var raisedDarkHighContrast: UInt32

  /// - Parameters:
  ///   - light: The usual colour.
  ///   - dark: The one in the dark.
  ///   - lightHighContrast: The usual one with increased contrast.
  ///   - darkHighContrast: The one in the dark with increased contrast.
  ///   - raisedDark: The one in the dark of what is raised; nil for the same.
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

  /// The same colour under every setting.
  public init(_ rgba: UInt32) {
    self.init(light: rgba, dark: rgba, lightHighContrast: rgba, darkHighContrast: rgba)
  }
}

extension ColorValue {
  /// Stands for the tint of the node that it is seen in; by itself nothing is seen of it.
  public static let tint = ColorValue(
    light: 0x007A_FF00,
    dark: 0x0A84_FF00,
    lightHighContrast: 0x0040_DD00,
    darkHighContrast: 0x409C_FF00
  )
}

public enum InterfaceStyle: UInt8, Sendable, CaseIterable {
  case light
  case dark
}
