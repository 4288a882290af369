/// The place of the insertion point.
public struct Caret: Hashable, Sendable {
  /// Which line a place between two lines belongs to.
  public enum Affinity: UInt8, Hashable, Sendable {
    /// The line that starts there.
    case downstream
    /// The line that ends there.
    case upstream
  }

  /// The index of the line in the frame.
  public let line: Int

  /// Points from the left edge of the container.
  public let x: Double

  /// The top of the line.
  public let y: Double

  /// The height of the line.
  public let height: Double

  /// Whether the character after the caret is written right to left.
  public let isRightToLeft: Bool
}

/// A rectangle in points, from the top left corner of the container.
public struct TextRect: Hashable, Sendable {
  public let x: Double
  public let y: Double
  public let width: Double
  public let height: Double
}
