import UIKitHosting
import VectorDrawing

// 3D layers. Drawings have no perspective: 3D transforms are projected orthogonally.

extension NodePainter {
  /// Draws the sublayers of a node that preserves their depth; the node itself is not drawn.
  func drawInSpace(
    _ place: Place,
    _ outer: CATransform3D = .identity,
    on canvas: inout Canvas
  ) {
    let space = place.spatialTransform.map { $0.concatenating(outer) } ?? outer
    let children = place.node.children.compactMap { tree[$0] }.compactMap { child in
      placed(child, in: place, space)
    }
    for (child, transform) in children.sorted(by: { $0.1.depth(of: $0.0) < $1.1.depth(of: $1.0) }) {
      if child.node.layer?.effects?.keepsDepth == true {
        drawInSpace(child, transform, on: &canvas)
      } else if !child.hidesBack || !transform.showsBack {
        canvas.saving { canvas in
          canvas.transform(by: transform.projection)
          drawInPlace(child, on: &canvas)
        }
      }
    }
  }

  /// Returns a child with the transform from its coordinates to those of the 3D space.
  ///
  /// The child's own transform is omitted if the child itself preserves depth.
  private func placed(
    _ child: RenderTree.Node,
    in place: Place,
    _ space: CATransform3D
  ) -> (Place, CATransform3D)? {
    guard !child.isHidden, let rect = geometry.rect(of: child.id, in: place.id) else { return nil }
    let bounds = DrawingRect(x: 0, y: 0, width: rect.width, height: rect.height)
    let child = Place(node: child, bounds: bounds, look: place.look.within(child))
    let shift = CATransform3DMakeTranslation(CGFloat(rect.x), CGFloat(rect.y), 0)
    let transform = shift.concatenating(space)
    guard child.node.layer?.effects?.keepsDepth != true, let own = child.spatialTransform else {
      return (child, transform)
    }
    return (child, own.concatenating(transform))
  }
}

extension NodePainter.Place {
  /// A Boolean value that indicates whether the node is invisible from behind.
  var hidesBack: Bool { node.layer?.effects?.hidesBack == true }

  /// The transform of the node relative to its corner; nil for none.
  var spatialTransform: CATransform3D? {
    guard let effects = node.layer?.effects else { return nil }
    let transform: CATransform3D
    if let value = effects.transform {
      transform = CATransform3D(CGAffineTransform(value))
    } else if let rows = effects.spatialTransform, rows.count == 16 {
      transform = CATransform3D(rows.map { CGFloat($0) })
    } else {
      return nil
    }
    let anchor = effects.anchor ?? ShiftValue(x: 0.5, y: 0.5)
    let (x, y) = (CGFloat(bounds.width * anchor.x), CGFloat(bounds.height * anchor.y))
    return CATransform3DMakeTranslation(-x, -y, 0).concatenating(transform)
      .concatenating(CATransform3DMakeTranslation(x, y, 0))
  }
}

extension CATransform3D {
  /// The affine part.
  var projection: DrawingTransform {
    DrawingTransform(Double(m11), Double(m12), Double(m21), Double(m22), Double(m41), Double(m42))
  }

  /// A Boolean value that indicates whether it turns the plane away from the viewer; a mirrored
  /// plane still faces the viewer.
  var showsBack: Bool { m33 < 0 }

  /// Returns the depth of a node's centre; greater values are nearer to the viewer.
  fileprivate func depth(of place: NodePainter.Place) -> Double {
    let (x, y) = (CGFloat(place.bounds.width / 2), CGFloat(place.bounds.height / 2))
    return Double(x * m13 + y * m23 + m43) + (place.node.layer?.effects?.zPosition ?? 0)
  }
}
