/// The rarely used attributes of a text run, besides its font, its colours and its lines.
public struct TextEffects: Sendable, Equatable {
  /// The style of underline and strikethrough.
  public enum LineStyle: UInt8, Sendable, CaseIterable {
    case single, thick, double, dotted, dashed
  }

  /// An outline of the glyphs.
  public struct Stroke: Sendable, Equatable {
    /// The width as a fraction of the font size.
    public var width: Double
    /// The colour; nil for the text's.
    public var color: ColorValue?
    /// A Boolean value that indicates whether the glyphs are also filled.
    public var fills: Bool

    public init(width: Double, color: ColorValue?, fills: Bool) {
      self.width = width
      self.color = color
      self.fills = fills
    }
  }

  public struct Shadow: Sendable, Equatable {
    public var color: ColorValue
    /// The offset to the right and down, in points.
    public var x: Double
    public var y: Double
    /// The blur in points.
    public var blur: Double

    public init(color: ColorValue, x: Double, y: Double, blur: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
    }
  }

  /// An image in place of the character U+FFFC.
  public struct Attachment: Sendable, Equatable {
    /// The image; nil for an empty space.
    public var image: ImageValue?
    /// The width in points.
    public var width: Double
    public var height: Double
    /// The distance from the baseline up to the bottom of the image, in points.
    public var offset: Double

    public init(image: ImageValue?, width: Double, height: Double, offset: Double) {
      self.image = image
      self.width = width
      self.height = height
      self.offset = offset
    }

    /// Scales the image on its baseline.
    public mutating func scale(by factor: Double) {
      width *= factor
      height *= factor
      offset *= factor
    }
  }

  public var lineStyle: LineStyle
  /// A Boolean value that indicates whether pairs of characters are not kerned.
  public var disablesKerning: Bool
  public var stroke: Stroke?
  /// The slant: the tangent of an angle; 0 for none.
  public var obliqueness: Double
  public var shadow: Shadow?
  public var attachment: Attachment?
  /// The address of a link, which only text views open.
  public var link: String?

  public init(
    lineStyle: LineStyle = .single,
    disablesKerning: Bool = false,
    stroke: Stroke? = nil,
    obliqueness: Double = 0,
    shadow: Shadow? = nil,
    attachment: Attachment? = nil,
    link: String? = nil
  ) {
    self.lineStyle = lineStyle
    self.disablesKerning = disablesKerning
    self.stroke = stroke
    self.obliqueness = obliqueness
    self.shadow = shadow
    self.attachment = attachment
    self.link = link
  }

  /// A Boolean value that indicates whether it has no effect.
  public var isPlain: Bool { self == TextEffects() }
}
