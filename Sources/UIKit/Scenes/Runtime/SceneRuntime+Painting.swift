import UIKitHosting
package import VectorDrawing

extension _SceneRuntime {
  /// Returns the drawing of the window, including typed text.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The drawing.
  /// - Complexity: O(n) for n nodes.
  package func drawing(scale: Double) -> Drawing {
    commit()
    var tree = RenderTree()
    tree.apply(snapshot())
    var canvas = Canvas(scale: scale)
    if let root = tree.root {
      let geometry = NodeGeometry(of: self)
      let look = Look(traits, geometry, root, scale: scale)
      NodePainter(geometry: geometry, tree: tree).draw(root, look, on: &canvas)
    }
    return Drawing(
      commands: canvas.commands,
      width: environment.width,
      height: environment.height
    )
  }
}
