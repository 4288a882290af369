import UIKitHosting
import VectorDrawing

// Layers in space. Drawings have no perspective: spatial transforms are projected orthogonally.

extension NodePainter {
  /// Draws what lies in a node that keeps it in space, and nothing of the node itself.
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

  /// A child with the transform from its own coordinates to those of the space; its own transform is left out of a
  /// child that keeps what lies in it in space.
  private func placed(
    _ child: RenderTree.Node,
    in place: Place,
    _ space: CATransform3D
  ) -> (Place, CATransform3D)? {
    guard !child.isHidden, let rect = places.rect(of: child.id, in: place.id) else { return nil }
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
  /// Whether it is not seen from behind.
  var hidesBack: Bool { node.layer?.effects?.hidesBack == true }

  /// The transform of the node in its own coordinates, from its corner on; nil for none.
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
  /// The part in the plane.
  var projection: DrawingTransform {
    DrawingTransform(Double(m11), Double(m12), Double(m21), Double(m22), Double(m41), Double(m42))
  }

  /// Whether it turns the plane away from the viewer; a mirrored plane still faces the viewer.
  var showsBack: Bool { m33 < 0 }

  /// How near to the viewer the middle of a node is.
  fileprivate func depth(of place: NodePainter.Place) -> Double {
    let (x, y) = (CGFloat(place.bounds.width / 2), CGFloat(place.bounds.height / 2))
    return Double(x * m13 + y * m23 + m43) + (place.node.layer?.effects?.zPosition ?? 0)
  }
}
