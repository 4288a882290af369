/// Vertical metrics of a font, in points unless a typeface gives them in font units.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line; positive.
  public var ascender: Double

  /// From the baseline to the bottom of a line; negative, as `UIFont.descender`.
  public var descender: Double

  /// Between two lines, beyond ascender and descender.
  public var leading: Double

  /// The height of capital letters above the baseline.
  public var capHeight: Double

  /// The height of the letter x above the baseline.
  public var xHeight: Double

  /// From the baseline to the middle of an underline; negative below the baseline.
  public var underlinePosition: Double

  /// The thickness of an underline.
  public var underlineThickness: Double

  /// The height of a line: ascender less descender, without leading, as `UIFont.lineHeight`.
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
