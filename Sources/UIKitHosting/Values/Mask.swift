public import VectorDrawing

/// What is left of a node by its mask.
public struct MaskValue: Sendable, Hashable {
  /// In points from the node's corner.
  public var path: DrawingPath
  public var isEvenOdd: Bool
  /// What is seen as far as its colours are opaque, besides the path; nil for all of it.
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
