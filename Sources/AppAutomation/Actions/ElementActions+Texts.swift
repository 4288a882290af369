import UIKit
import UIKitHosting
import UIKitTesting

// Taps and presses on texts, which select and open the edit menu.

extension ElementActions {
  /// Taps a text: once to edit it, twice to select a word, three times to select everything.
  ///
  /// A tap at the insertion point opens the edit menu, as do those that select.
  func tapText(_ node: RenderTree.Node, at place: CGPoint, count: Int) {
    guard count > 1 || node.isEditing else {
      driver.send(.beginEditing(node.id))
      return
    }
    if !node.isEditing { driver.send(.beginEditing(node.id)) }
    runtime.openEditMenu(afterTaps: count, on: node.id, x: place.x, y: place.y)
  }

  /// Presses a text long, which then is edited.
  ///
  /// - Returns: False for a text that cannot be edited.
  func pressText(_ node: RenderTree.Node) -> Bool {
    guard node.isEditing || driver.send(.beginEditing(node.id)) else { return false }
    _ = runtime.openEditMenu(of: node.id)
    driver.settle()
    return true
  }

  /// Closes the edit menu before an action on another element than its items.
  func closeEditMenu(besides id: ElementRecord.ID) {
    if !tree.isInEditMenu(id) { runtime.closeEditMenu() }
  }
}

extension _SceneRuntime {
  /// Selects what some taps on a text select, and opens the edit menu.
  ///
  /// One tap moves the insertion point, and opens the menu if it was there before.
  func openEditMenu(afterTaps count: Int, on id: NodeID, x: Double, y: Double) {
    if count > 1 {
      select(in: id, x: x, y: y, taps: count)
    } else if !moveInsertionPointToEnd(of: id) {
      return
    }
    _ = openEditMenu(of: id)
  }
}

extension RenderTree {
  /// Whether an element is the open edit menu, or in it.
  func isInEditMenu(_ id: ElementRecord.ID) -> Bool {
    path(from: NodeID(rawValue: id.node)).contains(where: \.isEditMenu)
  }
}

extension NodeKind {
  var isText: Bool { self == .textField || self == .textView }
}
