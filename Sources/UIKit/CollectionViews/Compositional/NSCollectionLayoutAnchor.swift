/// Where something is tied to a rectangle: at a corner, in the middle of an edge or of all, and how far
/// off.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject {
  public private(set) final var edges: NSDirectionalRectEdge
  /// Points, or parts of the tied view's own size.
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

  /// How far along each axis the anchor is in a rectangle: 0 to 1.
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
