public import VectorDrawing

/// A mask of a node.
public struct MaskValue: Sendable, Hashable {
  /// The path, in points from the node's corner.
  public var path: DrawingPath
  public var isEvenOdd: Bool
  /// A gradient whose opacity masks the node in addition to the path; nil for none.
  public var gradient: GradientMask?

  /// A gradient and its rectangle, in points from the node's corner.
  public struct GradientMask: Sendable, Hashable {
    public var gradient: GradientValue
    public var rect: RectValue

    public init(gradient: GradientValue, rect: RectValue) {
      self.gradient = gradient
      self.rect = rect
    }
  }

  public init(path: DrawingPath, isEvenOdd: Bool, gradient: GradientMask? = nil) {
    self.path = path
    self.isEvenOdd = isEvenOdd
    self.gradient = gradient
  }
}
