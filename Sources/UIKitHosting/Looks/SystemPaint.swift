/// A colour of a part of the system's interface, which follows the interface style and the tint.
package indirect enum SystemPaint: Sendable, Hashable {
  case color(ColorValue)
  /// A mix in sRGB, in which the first colour has the weight `part`, from 0 to 1.
  case mix(ColorValue, part: Double, ColorValue)
  /// A colour for each interface style.
  case byStyle(light: SystemPaint, dark: SystemPaint)
  /// A translucent colour over a backdrop, which is blurred by `blur` points and saturated by a
  /// factor.
  case material(ColorValue, blur: Double, saturation: Double)

  /// Returns a colour for each interface style, as bytes of red, green, blue and alpha.
  static func pair(_ light: UInt32, _ dark: UInt32) -> SystemPaint {
    .color(
      ColorValue(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark)
    )
  }

  static let white = SystemPaint.color(SystemColors.white)
}
