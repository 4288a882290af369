/// A list of drawing commands in drawing order, in points from the top left corner.
public struct Drawing: Sendable, Hashable {
  /// The commands; each `save` has a matching `restore`.
  public var commands: [DrawingCommand]
  /// The width in points.
  public var width: Double
  public var height: Double

  public init(commands: [DrawingCommand] = [], width: Double, height: Double) {
    self.commands = commands
    self.width = width
    self.height = height
  }

  /// A Boolean value that indicates whether no command paints.
  public var isEmpty: Bool { !commands.contains(where: \.paints) }
}

public enum DrawingCommand: Sendable, Hashable {
  /// Saves the transform and the clip until the matching `restore`.
  case save
  case restore
  /// Transforms the coordinates of subsequent commands.
  case transform(DrawingTransform)
  /// Clips subsequent commands to the path.
  case clip(DrawingPath, isEvenOdd: Bool)
  /// Clips subsequent commands to the rectangle, and masks them by the image's alpha.
  case mask(DrawingImage, in: DrawingRect)
  case fill(DrawingPath, DrawingPaint, DrawingStyle, isEvenOdd: Bool)
  case stroke(DrawingPath, DrawingStroke, DrawingPaint, DrawingStyle)
  case image(DrawingImage, in: DrawingRect, DrawingStyle)
  /// Parts of an image of a size, each in its destination, drawn as a single image.
  case parts(DrawingImage, width: Double, height: Double, [CapInsets.Part], DrawingStyle)
  /// Text without known outlines, in a font of the display.
  case text(DrawingText, DrawingStyle)
  /// Clears the rectangle.
  case clear(DrawingRect)
  /// Blurs the content inside the path, and saturates its colours, like the backdrop of a material.
  case blur(DrawingPath, radius: Double, saturation: Double)
  /// Composites the subsequent commands up to `endGroup` as a single image.
  case beginGroup(DrawingStyle)
  case endGroup

  /// A Boolean value that indicates whether the command changes pixels.
  public var paints: Bool {
    switch self {
    case .save, .restore, .transform, .clip, .mask, .beginGroup, .endGroup: false
    case .fill, .stroke, .image, .parts, .text, .clear, .blur: true
    }
  }
}

/// A text on one line.
public struct DrawingText: Sendable, Hashable {
  public var string: String
  /// The left end of the baseline.
  public var origin: DrawingPoint
  /// The width of the text in points, to which it is stretched.
  public var width: Double
  /// The font size in points.
  public var size: Double
  /// The font weight in CSS units, 100…900; regular is 400.
  public var weight: Int
  public var isItalic: Bool
  public var color: DrawingColor

  public init(
    _ string: String,
    origin: DrawingPoint,
    width: Double,
    size: Double,
    weight: Int = 400,
    isItalic: Bool = false,
    color: DrawingColor = .black
  ) {
    self.string = string
    self.origin = origin
    self.width = width
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.color = color
  }
}

/// The paint that fills or strokes a path.
public enum DrawingPaint: Sendable, Hashable {
  case color(DrawingColor)
  case linear(DrawingGradient, from: DrawingPoint, to: DrawingPoint)
  case radial(
    DrawingGradient,
    from: DrawingPoint,
    radius: Double,
    to: DrawingPoint,
    endRadius: Double
  )
  /// An image, repeated in all directions from that in the rectangle.
  case tiles(DrawingImage, in: DrawingRect)
}

/// A colour with red, green, blue and alpha from 0 to 1, in sRGB.
public struct DrawingColor: Sendable, Hashable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from bytes of red, green, blue and alpha, the most significant first.
  public init(rgba: UInt32) {
    func part(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: part(24), green: part(16), blue: part(8), alpha: part(0))
  }

  public static let black = DrawingColor(red: 0, green: 0, blue: 0, alpha: 1)
}

public struct DrawingGradient: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    public var color: DrawingColor
    /// The location from 0 to 1; stops are in ascending order.
    public var location: Double

    public init(_ color: DrawingColor, at location: Double) {
      self.color = color
      self.location = location
    }
  }

  public var stops: [Stop]
  /// A Boolean value that indicates whether the first colour extends before the start.
  public var extendsBefore: Bool
  /// A Boolean value that indicates whether the last colour extends beyond the end.
  public var extendsAfter: Bool

  public init(stops: [Stop], extendsBefore: Bool = true, extendsAfter: Bool = true) {
    self.stops = stops
    self.extendsBefore = extendsBefore
    self.extendsAfter = extendsAfter
  }
}

/// The compositing style of a command.
public struct DrawingStyle: Sendable, Hashable {
  public var alpha: Double
  public var blend: DrawingBlend
  public var shadow: DrawingShadow?

  public init(alpha: Double = 1, blend: DrawingBlend = .normal, shadow: DrawingShadow? = nil) {
    self.alpha = alpha
    self.blend = blend
    self.shadow = shadow
  }
}

/// A shadow, which is independent of the transform.
public struct DrawingShadow: Sendable, Hashable {
  /// The offset to the right and down, in points.
  public var offset: DrawingPoint
  /// The blur in points.
  public var blur: Double
  public var color: DrawingColor

  public init(offset: DrawingPoint, blur: Double, color: DrawingColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// The blend modes of PDF, then those of Porter and Duff; raw values are those of `CGBlendMode`.
public enum DrawingBlend: Int32, Sendable, Hashable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight
  case difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

public struct DrawingStroke: Sendable, Hashable {
  public enum Cap: Int32, Sendable, Hashable {
    case butt, round, square
  }

  public enum Join: Int32, Sendable, Hashable {
    case miter, round, bevel
  }

  /// The width in points.
  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  /// The alternating lengths of dashes and gaps in points; empty for a solid line.
  public var dashes: [Double]
  public var dashPhase: Double

  public init(
    width: Double = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dashes: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashes = dashes
    self.dashPhase = dashPhase
  }
}

/// An image within a drawing.
public enum DrawingImage: Sendable, Hashable {
  /// Another drawing, scaled to the rectangle.
  indirect case drawing(Drawing)
  /// A bitmap.
  case bitmap(DrawingBitmap)
  /// An image file that displays can read.
  case encoded(DrawingFile)
}

/// The bytes of an image file.
public final class DrawingFile: Sendable, Hashable {
  public let bytes: [UInt8]
  /// The media type, such as `image/png`.
  public let mediaType: String

  public init(bytes: [UInt8], mediaType: String) {
    self.bytes = bytes
    self.mediaType = mediaType
  }

  public static func == (a: DrawingFile, b: DrawingFile) -> Bool {
    a === b || (a.mediaType == b.mediaType && a.bytes == b.bytes)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bytes.count)
    hasher.combine(mediaType)
  }
}

/// Pixels of red, green, blue and alpha, a byte each, not premultiplied, row by row from the top.
public final class DrawingBitmap: Sendable, Hashable {
  public let width: Int
  public let height: Int
  /// The bytes, `4 * width * height` of them.
  public let pixels: [UInt8]

  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(
      pixels.count == 4 * width * height,
      "Expected \(4 * width * height) bytes for \(width) × \(height) pixels, got \(pixels.count)."
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  public static func == (a: DrawingBitmap, b: DrawingBitmap) -> Bool {
    a === b || (a.width == b.width && a.height == b.height && a.pixels == b.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
  }
}
