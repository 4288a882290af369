import UIKit
import UIKitHosting

extension _SceneRuntime {
  /// A copy of the scene's tree as a new display would get it.
  ///
  /// - Complexity: O(n) for n nodes.
  var newTree: RenderTree {
    var tree = RenderTree()
    tree.apply(snapshot())
    return tree
  }

  /// Returns the elements that tests see.
  ///
  /// - Parameters:
  ///   - tree: The scene's tree.
  ///   - typed: The text of fields that were typed into, where the tree does not have it yet.
  ///   - screen: The screen.
  /// - Returns: The application with everything in it.
  func elements(
    in tree: RenderTree,
    typed: [NodeID: String] = [:],
    _ screen: SceneEnvironment
  ) -> ElementRecord {
    ElementTreeReader(
      tree: tree,
      rects: shownRects(),
      typed: typed,
      screen: screen,
      isDatePicker: isDatePicker,
      screenName: screenName
    ).application()
  }

  /// Whether an element has a frame of its own; displays place others.
  func hasFrame(_ id: ElementRecord.ID) -> Bool {
    guard [.whole, .text].contains(id.part), let rect = shownRects()[NodeID(rawValue: id.node)]
    else { return false }
    return rect.width > 0 && rect.height > 0
  }
}

extension RenderTree {
  /// Returns the nodes from one outwards.
  func path(from id: NodeID) -> [RenderTree.Node] {
    Array(
      sequence(first: self[id]) { node in node?.parent.flatMap { self[$0] } }.prefix { $0 != nil }
    )
    .compactMap(\.self)
  }

  /// Whether the element, or one inside of it, has the keyboard; for the application, any.
  func isEditing(in id: ElementRecord.ID) -> Bool {
    nodes.values.contains { node in
      node.isEditing && (id.node == 0 || path(from: node.id).contains { $0.id.rawValue == id.node })
    }
  }
}
