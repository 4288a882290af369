import UIKitHosting
package import VectorDrawing

extension _SceneRuntime {
  /// Returns the drawing of the windows, including typed text.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The drawing.
  /// - Complexity: O(n) for n nodes.
  package func drawing(scale: Double) -> Drawing {
    commit()
    var tree = RenderTree()
    tree.apply(snapshot())
    var canvas = Canvas(scale: scale)
    let geometry = NodeGeometry(of: self)
    let painter = NodePainter(geometry: geometry, tree: tree)
    for root in tree.roots {
      let origin = geometry.origin(ofWindow: root)
      canvas.saving { canvas in
        canvas.move(by: origin.x, origin.y)
        painter.draw(root, Look(traits, geometry, root, scale: scale), on: &canvas)
      }
    }
    return Drawing(
      commands: canvas.commands,
      width: environment.width,
      height: environment.height
    )
  }
}
