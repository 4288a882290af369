/// A colour that a part of the system's is painted in, by the interface style and the tint.
package indirect enum SystemPaint: Sendable, Hashable {
  case color(ColorValue)
  /// A mix in sRGB, in which the first counts by `part`, from 0 to 1.
  case mix(ColorValue, part: Double, ColorValue)
  /// A colour of its own in each interface style.
  case byStyle(light: SystemPaint, dark: SystemPaint)
  /// A translucent colour over what lies below, blurred by so many points and as many times as saturated.
  case material(ColorValue, blur: Double, saturation: Double)

  /// A colour in each interface style, as bytes of red, green, blue and alpha.
  static func pair(_ light: UInt32, _ dark: UInt32) -> SystemPaint {
    .color(
      ColorValue(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark)
    )
  }

  static let white = SystemPaint.color(SystemColors.white)
}
