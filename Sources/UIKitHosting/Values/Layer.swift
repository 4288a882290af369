/// What a view's layer adds to it: round corners, a line along the edge, and what few have.
public struct LayerValue: Sendable, Equatable {
  public struct Corners: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    // By where they are, not by the direction of reading.
    public static let topLeft = Corners(rawValue: 1 << 0)
    public static let topRight = Corners(rawValue: 1 << 1)
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    public static let bottomRight = Corners(rawValue: 1 << 3)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// Points.
  public var cornerRadius: Double
  /// Those that are round.
  public var corners: Corners
  /// Points; the line is within the view, over its content.
  public var borderWidth: Double
  /// Red, green, blue, alpha, one byte each: a layer's colours do not follow the reader's settings.
  public var borderColor: UInt32
  /// Nil where there never were any.
  public var effects: LayerEffects?

  public init(
    cornerRadius: Double = 0,
    corners: Corners = .all,
    borderWidth: Double = 0,
    borderColor: UInt32 = 0x0000_00FF,
    effects: LayerEffects? = nil
  ) {
    self.cornerRadius = cornerRadius
    self.corners = corners
    self.borderWidth = borderWidth
    self.borderColor = borderColor
    self.effects = effects
  }
}

/// Colours that run into each other along a line across a view.
public struct GradientValue: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// 0 at the start of the line, 1 at its end.
    public var location: Double
    /// Red, green, blue, alpha, one byte each.
    public var color: UInt32

    public init(location: Double, color: UInt32) {
      self.location = location
      self.color = color
    }
  }

  /// From 0 to 1 in the view, from its left and its top.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public enum Kind: Sendable, Hashable {
    /// Along the line from the start to the end.
    case axial
    /// From the start outwards, to the ellipse in the rectangle of which the end is a corner.
    case radial
    /// Around the start, clockwise from the direction of the end.
    case conic
  }

  public var kind: Kind
  public var start: Point
  public var end: Point
  public var stops: [Stop]

  public init(_ kind: Kind = .axial, start: Point, end: Point, stops: [Stop]) {
    self.kind = kind
    self.start = start
    self.end = end
    self.stops = stops
  }
}
