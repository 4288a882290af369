public enum AxisValue: UInt8, Sendable, CaseIterable {
  case horizontal, vertical
}

/// Insets in points.
///
/// Leading and trailing follow the writing direction.
public struct EdgesValue: Sendable, Hashable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  public static let zero = EdgesValue()
}

/// A distance, in points.
public struct ShiftValue: Sendable, Equatable {
  /// The distance to the right.
  public var x: Double
  /// The distance down.
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in points, from the top left corner.
public struct RectValue: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public static let zero = RectValue(x: 0, y: 0, width: 0, height: 0)
}

/// A size in points.
public struct SizeValue: Sendable, Equatable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = SizeValue(width: 0, height: 0)
}
