package import UIKitHosting

// Geometry of elements for tests of the user interface.

extension _SceneRuntime {
  /// Returns the rectangles of all visible views, relative to the scene's top left corner, without
  /// transforms.
  ///
  /// - Complexity: O(n) for n views.
  package func shownRects() -> [NodeID: RectValue] {
    var rects: [NodeID: RectValue] = [:]
    func add(_ view: UIView, at origin: CGPoint) {
      let rect = CGRect(origin: origin, size: view._shownFrame.size)
      if let id = view._nodeID { rects[id] = RectValue(rect) }
      let scrolled = (view as? UIScrollView)?.contentOffset ?? view.bounds.origin
      for child in view._subviews where !child.isHidden {
        let frame = child._shownFrame
        add(
          child,
          at: CGPoint(
            x: origin.x + frame.minX - scrolled.x,
            y: origin.y + frame.minY - scrolled.y
          )
        )
      }
    }
    for window in windows where !window.isHidden { add(window, at: window._frame.origin) }
    return rects
  }

  /// Returns whether a touch at a point of the scene reaches a view, one inside of it, or, for a view
  /// that takes no touches, one around it.
  ///
  /// - Complexity: O(n) for n views.
  package func touchReaches(_ id: NodeID, x: Double, y: Double) -> Bool {
    guard let view = self[id: id] else { return false }
    guard let (_, hit) = hitTest(CGPoint(x: x, y: y), with: nil) else { return false }
    if hit.isDescendant(of: view) { return true }
    return !view.isUserInteractionEnabled && view.isDescendant(of: hit)
  }

  /// Returns whether a node is a date picker.
  package func isDatePicker(_ id: NodeID) -> Bool { self[id: id] is UIDatePicker }

  /// Returns the name by which iOS identifies the bar of a screen without a title: that of the controller's
  /// class without "Controller", such as "Notebook.NotesView".
  package func screenName(ofBar id: NodeID) -> String? {
    guard let page = self[id: id]?.superview as? _NavigationPage else { return nil }
    let name = _className(of: type(of: page.controller))
    return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
  }
}
