package import UIKitHosting

// Parts of tables that are far from the viewport, for tests of the user interface.

extension _SceneRuntime {
  private func table(_ id: NodeID) -> UITableView? { views[id] as? UITableView }

  /// Returns the parts of a table of which no views exist.
  package func _unseenSections(of id: NodeID) -> [_UnseenSection] {
    table(id)?._unseenSections ?? []
  }

  /// A number that changes when rows of a table do, also those without cells.
  ///
  /// - Complexity: O(n) for n views.
  package var _rowsVersion: UInt64 {
    views.values.reduce(0) { $0 &+ (($1 as? UITableView)?._rowsVersion ?? 0) }
  }

  /// Returns the node of a part of a table; nil if no view exists.
  package func _node(of part: _TablePart, in id: NodeID) -> NodeID? {
    table(id)?._view(of: part)?._nodeID
  }

  /// Returns the nodes of the view that a part of a table would have.
  ///
  /// As for assistive technology on iOS, the data source makes it, and the delegate is not notified.
  ///
  /// - Returns: The tree, its root and the nodes of date pickers; nil if there is no such part.
  package func _unseenNodes(
    of part: _TablePart,
    in id: NodeID
  ) -> (tree: RenderTree, root: NodeID, datePickers: Set<NodeID>)? {
    guard let table = table(id) else { return nil }
    return CurrentScene.$task.withValue(self) {
      table._withUnseenView(of: part) { view in
        let nodes = ViewTree(of: view) { view in
          if view._overridesAccessibility { _ = view._updateAccessibilityIfNeeded() }
        }
        let datePickers = nodes.views.filter { $1 is UIDatePicker }.keys
        return (nodes.tree, nodes.root, Set(datePickers))
      }
    }
  }

  /// Scrolls a table so that a part gets a view.
  ///
  /// - Returns: False if there is no such part.
  package func _scroll(to part: _TablePart, in id: NodeID) -> Bool {
    guard let table = table(id) else { return false }
    var isFound = false
    turn { isFound = table._scroll(to: part) }
    return isFound
  }
}
