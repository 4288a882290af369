public import Foundation

// Where a layer lies, and what lies in it at a point.

extension CALayer {
  /// Lays a layer in the place of another of this one's; nothing where that does not lie in it.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = _index(of: oldLayer) else { return }
    oldLayer.removeFromSuperlayer()
    _insert(newLayer, at: index)
  }

  /// Whether a point of the layer's coordinates lies within its bounds.
  public func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  /// Returns the layer in front at a point: this one, or one in it.
  ///
  /// Transforms of layers do not count.
  ///
  /// - Parameter p: A point in the coordinates of the layer that this one lies in.
  /// - Returns: Nil where the point lies outside, or the layer is hidden.
  /// - Complexity: O(n log n) for n layers in this one, which are sorted by their positions in depth.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0.01 else { return nil }
    let (bounds, frame) = (bounds, frame)
    let point = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard contains(point) || !masksToBounds else { return nil }
    let inFront = (sublayers ?? []).enumerated()
      .sorted { ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset) }
    for (_, layer) in inFront {
      if let found = layer.hitTest(point) { return found }
    }
    return contains(point) ? self : nil
  }
}
