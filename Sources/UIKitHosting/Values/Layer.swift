/// The properties of a view's layer: corners, border, and rarely used effects.
public struct LayerValue: Sendable, Equatable {
  public struct Corners: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    // Physical positions, in every writing direction.
    public static let topLeft = Corners(rawValue: 1 << 0)
    public static let topRight = Corners(rawValue: 1 << 1)
    public static let bottomLeft = Corners(rawValue: 1 << 2)
    public static let bottomRight = Corners(rawValue: 1 << 3)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
  }

  /// The corner radius in points.
  public var cornerRadius: Double
  /// The rounded corners.
  public var corners: Corners
  /// The border width in points; the border is inside the view, over its content.
  public var borderWidth: Double
  /// Red, green, blue, alpha, one byte each: a layer's colours do not follow the user's settings.
  public var borderColor: UInt32
  /// Rarely used effects; nil if none was ever set.
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

/// A gradient across a view.
public struct GradientValue: Sendable, Hashable {
  public struct Stop: Sendable, Hashable {
    /// The location: 0 at the start of the line, 1 at its end.
    public var location: Double
    /// Red, green, blue, alpha, one byte each.
    public var color: UInt32

    public init(location: Double, color: UInt32) {
      self.location = location
      self.color = color
    }
  }

  /// A point in the unit coordinates of the view, from its top left corner.
  public struct Point: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public enum Kind: Sendable, Hashable {
    /// A gradient along the line from the start to the end.
    case axial
    /// A gradient from the start outwards, to the ellipse in the rectangle whose corner is the end.
    case radial
    /// A gradient around the start, clockwise from the direction of the end.
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
