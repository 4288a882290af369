package import UIKitHosting

// Selections and edit menus of texts as fingers make them on iOS; displays here have their own, of which
// tests see nothing.

extension _SceneRuntime {
  /// Opens the edit menu of a text that is edited.
  ///
  /// - Returns: Whether a menu is open now; false if no action can be performed.
  package func openEditMenu(of id: NodeID) -> Bool {
    guard let text = self[id: id] as? any _TypedText else { return false }
    var isOpen = false
    turn { isOpen = text._openEditMenu() }
    return isOpen
  }

  /// Closes the open edit menu, if there is one.
  package func closeEditMenu() {
    guard openMenu?.edit != nil else { return }
    turn { closeMenu() }
  }

  /// Selects the word at a point of the scene in a text that is edited, as two taps do, or the whole text,
  /// as three do.
  package func select(in id: NodeID, x: Double, y: Double, taps: Int) {
    guard let text = self[id: id] as? any _TypedText, text.isFirstResponder else { return }
    turn {
      if taps == 2 {
        text._selectWord(at: text.convert(CGPoint(x: x, y: y), from: nil))
      } else {
        text._select(0..<text._content.utf16.count)
      }
    }
  }

  /// Moves the insertion point of a text to its end, where a tap in the middle of a short text puts it.
  ///
  /// - Returns: Whether it was there before.
  package func moveInsertionPointToEnd(of id: NodeID) -> Bool {
    guard let text = self[id: id] as? any _TypedText else { return false }
    let end = text._content.utf16.count
    guard text._selectedRange != end..<end else { return true }
    turn { text._select(end..<end) }
    return false
  }
}
