/// The drawing of a run of a text beyond its font, its colours and its lines.
public struct TextEffects: Sendable, Equatable {
  /// The look of lines below and through the text.
  public enum LineStyle: UInt8, Sendable, CaseIterable {
    case single, thick, double, dotted, dashed
  }

  /// An outline of the glyphs.
  public struct Stroke: Sendable, Equatable {
    /// A part of the font's size.
    public var width: Double
    /// Nil for the text's colour.
    public var color: ColorValue?
    /// Whether the glyphs are filled, too.
    public var fills: Bool

    public init(width: Double, color: ColorValue?, fills: Bool) {
      self.width = width
      self.color = color
      self.fills = fills
    }
  }

  public struct Shadow: Sendable, Equatable {
    public var color: ColorValue
    /// Points to the right and below.
    public var x: Double
    public var y: Double
    /// Points.
    public var blur: Double

    public init(color: ColorValue, x: Double, y: Double, blur: Double) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
    }
  }

  /// A picture in the place of the character U+FFFC.
  public struct Attachment: Sendable, Equatable {
    /// Nil for an empty place.
    public var image: ImageValue?
    /// Points.
    public var width: Double
    public var height: Double
    /// Points from the baseline up to the bottom of the picture.
    public var offset: Double

    public init(image: ImageValue?, width: Double, height: Double, offset: Double) {
      self.image = image
      self.width = width
      self.height = height
      self.offset = offset
    }

    /// Makes the picture smaller or larger, on its baseline.
    public mutating func scale(by factor: Double) {
      width *= factor
      height *= factor
      offset *= factor
    }
  }

  public var lineStyle: LineStyle
  public var stroke: Stroke?
  /// The slant: the tangent of an angle; 0 for none.
  public var obliqueness: Double
  public var shadow: Shadow?
  public var attachment: Attachment?
  /// The address of a link, which is opened in text views only.
  public var link: String?

  public init(
    lineStyle: LineStyle = .single,
    stroke: Stroke? = nil,
    obliqueness: Double = 0,
    shadow: Shadow? = nil,
    attachment: Attachment? = nil,
    link: String? = nil
  ) {
    self.lineStyle = lineStyle
    self.stroke = stroke
    self.obliqueness = obliqueness
    self.shadow = shadow
    self.attachment = attachment
    self.link = link
  }

  /// Whether it changes nothing.
  public var isPlain: Bool { self == TextEffects() }
}
