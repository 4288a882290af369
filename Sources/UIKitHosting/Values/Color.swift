/// A colour as the four that it stands for: light and dark, each with and without increased
/// contrast.
///
/// A display picks by the reader's setting; no round trip.
public struct ColorValue: Sendable, Hashable {
  /// Red, green, blue, alpha, one byte each, the most significant first.
  public var light: UInt32
  public var dark: UInt32
  public var lightHighContrast: UInt32
  public var darkHighContrast: UInt32

  public init(light: UInt32, dark: UInt32, lightHighContrast: UInt32, darkHighContrast: UInt32) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// The same colour under every setting.
  public init(_ rgba: UInt32) {
    self.init(light: rgba, dark: rgba, lightHighContrast: rgba, darkHighContrast: rgba)
  }
}

public enum InterfaceStyle: UInt8, Sendable, CaseIterable {
  case light
  case dark
}
