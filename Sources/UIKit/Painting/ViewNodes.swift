import UIKitHosting
import VectorDrawing

/// The nodes of a view and its descendants, ready to be drawn.
@MainActor
struct ViewNodes {
  let tree: RenderTree
  let geometry: NodeGeometry
  let root: NodeID
  let traits: UITraitCollection

  /// - Complexity: O(n) for n views.
  init(of view: UIView) {
    let nodes = ViewTree(of: view) { $0._drawIfNeeded() }
    (tree, root) = (nodes.tree, nodes.root)
    traits = view._traits
    geometry = NodeGeometry(
      nodes.views,
      traits: traits,
      in: view._runtime?.environment ?? SceneEnvironment()
    )
  }

  /// Returns the drawing of the view and its descendants, in points of the view.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Returns: The drawing.
  func drawing(scale: Double) -> Drawing {
    var canvas = Canvas(scale: scale)
    let size = geometry.size(of: root) ?? .zero
    let look = Look(traits, geometry, root, scale: scale)
    NodePainter(geometry: geometry, tree: tree).drawRoot(root, look, on: &canvas)
    return Drawing(commands: canvas.commands, width: size.width, height: size.height)
  }
}

/// The tree of a view and its descendants, with their own identifiers, since the view may not be in a
/// scene.
@MainActor
struct ViewTree {
  private(set) var tree = RenderTree()
  private(set) var views: [NodeID: UIView] = [:]
  private(set) var root = NodeID(rawValue: 0)

  /// - Parameters:
  ///   - view: The view.
  ///   - prepare: Updates what a view shows, before its attributes are read.
  /// - Complexity: O(n) for n views.
  init(of view: UIView, prepare: (UIView) -> Void) {
    var commit = Commit(number: 1, isSnapshot: true)
    root = append(view, parent: nil, index: 0, to: &commit.changes, prepare)
    tree.apply(commit)
  }

  private mutating func append(
    _ view: UIView,
    parent: NodeID?,
    index: Int,
    to changes: inout [Change],
    _ prepare: (UIView) -> Void
  ) -> NodeID {
    let id = NodeID(rawValue: UInt32(views.count + 1))
    views[id] = view
    prepare(view)
    changes.append(.insert(id, view._kind, parent: parent, index: index))
    for key in view._written.keys {
      changes.append(.set(id, view._kind, view._shownAttribute(key)))
    }
    for (index, child) in view._subviews.enumerated() {
      _ = append(child, parent: id, index: index, to: &changes, prepare)
    }
    return id
  }
}

extension UIView {
  /// Draws the view's pending content, if it is not in a scene or before its next turn.
  fileprivate final func _drawIfNeeded() {
    guard _overrides.contains(.draw), _runtime == nil || _lazyState?.needsDrawing == true else {
      return
    }
    _drawNow()
  }
}
