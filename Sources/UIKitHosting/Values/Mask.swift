public import VectorDrawing

/// What is left of a node by its mask.
public struct MaskValue: Sendable, Hashable {
  /// In points from the node's corner.
  public var path: DrawingPath
  public var isEvenOdd: Bool

  public init(path: DrawingPath, isEvenOdd: Bool) {
    self.path = path
    self.isEvenOdd = isEvenOdd
  }
}
