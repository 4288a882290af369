/// An anchor on a rectangle: a corner, the middle of an edge or the centre, with an offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public private(set) final var edges: NSDirectionalRectEdge
  /// The offset, in points or as a fraction of the anchored view's own size.
  public private(set) final var offset: CGPoint
  public private(set) final var isFractionalOffset: Bool

  public final var isAbsoluteOffset: Bool { !isFractionalOffset }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(_edges: edges, absoluteOffset, isFractional: false)
  }

  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(_edges: edges, fractionalOffset, isFractional: true)
  }

  private init(_edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    edges = _edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// The position of the anchor in a rectangle, from 0 to 1 on each axis.
  final var _place: CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
    )
  }

  final func _offset(_ size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}
