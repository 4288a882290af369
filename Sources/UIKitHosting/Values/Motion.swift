public import VectorDrawing

/// An animation of a node's looks that a display plays while the tree keeps its values.
public struct MotionValue: Sendable, Equatable {
  /// The number among the node's animations; never reused.
  public var number: UInt32
  /// A number that changes with the time mapping: displays then use `elapsed`, otherwise they keep
  /// their current time.
  public var epoch: UInt32
  /// The seconds since its beginning when it was sent; negative before.
  public var elapsed: Double
  /// The playback rate; 0 while it is paused.
  public var rate: Double
  /// The seconds of a cycle.
  public var duration: Double
  /// The fraction of a cycle at which it begins.
  public var firstRound: Double
  /// The repeat count, in alternating directions if it alternates; may be infinite.
  public var rounds: Double
  public var alternates: Bool
  /// A Boolean value that indicates whether the first values apply before it begins.
  public var fillsBefore: Bool
  /// A Boolean value that indicates whether the last values stay.
  public var fillsAfter: Bool
  /// The timing curve of each cycle.
  public var curve: Animation.Curve
  public var tracks: [Track]

  public init(
    number: UInt32,
    epoch: UInt32 = 0,
    elapsed: Double = 0,
    rate: Double = 1,
    duration: Double,
    firstRound: Double = 0,
    rounds: Double = 1,
    alternates: Bool = false,
    fillsBefore: Bool = false,
    fillsAfter: Bool = false,
    curve: Animation.Curve = .linear,
    tracks: [Track]
  ) {
    self.number = number
    self.epoch = epoch
    self.elapsed = elapsed
    self.rate = rate
    self.duration = duration
    self.firstRound = firstRound
    self.rounds = rounds
    self.alternates = alternates
    self.fillsBefore = fillsBefore
    self.fillsAfter = fillsAfter
    self.curve = curve
    self.tracks = tracks
  }

  /// The animated property.
  public enum Property: UInt8, Sendable, CaseIterable {
    case opacity
    /// Two numbers: the offset from the node's position, in points to the right and down.
    case position
    /// Two numbers: an additional offset to that of `position`, in points.
    case translation
    /// Three numbers: radians about x, y and z, in addition to the node's own transform.
    case rotation
    /// Three numbers: factors, in addition to the node's own transform.
    case scale
    /// Sixteen numbers: a transform by rows, in place of the node's own.
    case transform
    /// Two numbers: the size in points.
    case size
    case background
    case borderColor
    case borderWidth
    case cornerRadius
    case shadow
    case gradient
    case shape
    /// The mask in place of the node's own.
    case mask
  }

  public enum Value: Sendable, Equatable {
    case number(Double)
    case numbers([Double])
    /// Red, green, blue, alpha, one byte each.
    case color(UInt32)
    /// Radius and corners.
    case corners(LayerValue)
    case shadow(ShadowValue)
    case gradient(GradientValue?)
    case shape(ShapeValue)
    case mask(MaskValue)
  }

  public struct Frame: Sendable, Equatable {
    /// The fraction of a cycle at which the value is reached, from 0 to 1.
    public var place: Double
    /// The curve to the next frame.
    public var curve: Animation.Curve
    public var value: Value

    public init(place: Double, curve: Animation.Curve = .linear, value: Value) {
      self.place = place
      self.curve = curve
      self.value = value
    }
  }

  /// The values of a property, in ascending order of time.
  public struct Track: Sendable, Equatable {
    public var property: Property
    public var frames: [Frame]

    public init(property: Property, frames: [Frame]) {
      self.property = property
      self.frames = frames
    }
  }
}

/// A path with fill and stroke.
public struct ShapeValue: Sendable, Equatable {
  public var path: DrawingPath
  public var isEvenOdd: Bool
  /// Red, green, blue, alpha, one byte each; 0 for none.
  public var fill: UInt32
  public var stroke: UInt32
  public var line: DrawingStroke
  /// The fractions of the path's length between which it is stroked.
  public var start: Double
  public var end: Double
  /// The path's origin, in points from the node's corner.
  public var origin: ShiftValue

  public init(
    path: DrawingPath,
    isEvenOdd: Bool = false,
    fill: UInt32 = 0,
    stroke: UInt32 = 0,
    line: DrawingStroke,
    start: Double = 0,
    end: Double = 1,
    origin: ShiftValue = ShiftValue(x: 0, y: 0)
  ) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.fill = fill
    self.stroke = stroke
    self.line = line
    self.start = start
    self.end = end
    self.origin = origin
  }
}
