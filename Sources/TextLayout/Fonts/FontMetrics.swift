/// Vertical metrics of a font, in points unless they belong to a typeface, whose unit is the font
/// unit.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline to the top of a line; positive.
  public var ascender: Double

  /// The distance from the baseline to the bottom of a line; negative, as `UIFont.descender`.
  public var descender: Double

  /// The additional distance between two lines.
  public var leading: Double

  /// The height of capital letters above the baseline.
  public var capHeight: Double

  /// The height of the letter x above the baseline.
  public var xHeight: Double

  /// The position of an underline's centre relative to the baseline; negative below it.
  public var underlinePosition: Double

  /// The thickness of an underline.
  public var underlineThickness: Double

  /// The height of a line: ascender minus descender, without leading, as `UIFont.lineHeight`.
  public var lineHeight: Double { ascender - descender }

  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascender: ascender * factor,
      descender: descender * factor,
      leading: leading * factor,
      capHeight: capHeight * factor,
      xHeight: xHeight * factor,
      underlinePosition: underlinePosition * factor,
      underlineThickness: underlineThickness * factor
    )
  }
}
