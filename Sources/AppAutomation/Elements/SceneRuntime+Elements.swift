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
      unseen: _unseenSections,
      screenName: screenName
    ).application()
  }

  /// Returns what is in rows, headers and footers that are far from the visible part of their table.
  ///
  /// - Parameters:
  ///   - ids: The identifiers of the whole rows, headers and footers.
  ///   - screen: The screen.
  /// - Returns: The elements by their identifiers, without frames; nothing for those that do not exist.
  func contents(
    of ids: [ElementRecord.ID],
    _ screen: SceneEnvironment
  ) -> [ElementRecord.ID: ElementRecord] {
    var contents: [ElementRecord.ID: ElementRecord] = [:]
    for id in ids { contents[id] = self.contents(of: id, screen) }
    return contents
  }

  private func contents(of id: ElementRecord.ID, _ screen: SceneEnvironment) -> ElementRecord? {
    guard case .unseen(let part, path: []) = id.part,
      let nodes = _unseenNodes(of: part, in: NodeID(rawValue: id.node))
    else { return nil }
    let reader = ElementTreeReader(
      tree: nodes.tree,
      rects: [:],
      typed: [:],
      screen: screen,
      isDatePicker: nodes.datePickers.contains,
      unseen: { _ in [] },
      screenName: { _ in nil }
    )
    return reader.read(nodes.root, in: ElementFrame()).first?.identified(by: part, in: id.node)
  }

  /// Whether an element has a frame of its own; displays place others.
  func hasFrame(_ id: ElementRecord.ID) -> Bool {
    guard [.whole, .text].contains(id.part), let rect = shownRects()[NodeID(rawValue: id.node)]
    else { return false }
    return rect.width > 0 && rect.height > 0
  }
}

extension ElementRecord {
  /// Returns the element, which has no node, as a part of its table.
  fileprivate func identified(
    by part: _TablePart,
    in table: UInt32,
    path: [Int] = []
  ) -> ElementRecord {
    var record = self
    record.id = ID(node: table, part: .unseen(part, path: path))
    record.children = children.enumerated().map { index, child in
      child.identified(by: part, in: table, path: path + [index])
    }
    return record
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
