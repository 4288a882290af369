/// The position of the insertion point.
public struct Caret: Hashable, Sendable {
  /// The line to which a position between two lines belongs.
  public enum Affinity: UInt8, Hashable, Sendable {
    /// The line that starts there.
    case downstream
    /// The line that ends there.
    case upstream
  }

  /// The index of the line in the frame.
  public let line: Int

  /// The distance from the left edge of the container, in points.
  public let x: Double

  /// The top of the line.
  public let y: Double

  /// The height of the line.
  public let height: Double

  /// A Boolean value that indicates whether the character after the caret is written right to left.
  public let isRightToLeft: Bool
}

/// A rectangle in points, from the top left corner of the container.
public struct TextRect: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double
}
