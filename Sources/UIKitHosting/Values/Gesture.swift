/// Which way a finger strokes a view, whatever the reading direction.
public struct StrokeDirections: OptionSet, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let right = StrokeDirections(rawValue: 1 << 0)
  public static let left = StrokeDirections(rawValue: 1 << 1)
  public static let up = StrokeDirections(rawValue: 1 << 2)
  public static let down = StrokeDirections(rawValue: 1 << 3)
}

/// Strokes that a view takes.
public struct StrokeValue: Sendable, Equatable {
  public var directions: StrokeDirections
  /// The number of fingers.
  public var touches: Int

  public init(directions: StrokeDirections, touches: Int) {
    self.directions = directions
    self.touches = touches
  }
}
