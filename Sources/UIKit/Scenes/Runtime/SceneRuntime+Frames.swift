package import UIKitHosting

// Frames of nodes as of layout, for comparison with the rectangles that a display shows.

extension _SceneRuntime {
  /// Returns the rectangles of all nodes whose frames displays receive, relative to the scene's top
  /// left corner.
  ///
  /// - Complexity: O(n) for n views.
  package func frames() -> [NodeID: RectValue] {
    var frames: [NodeID: RectValue] = [:]
    for window in windows { add(window, at: window._frame.origin, to: &frames) }
    return frames
  }

  private func add(_ view: UIView, at origin: CGPoint, to frames: inout [NodeID: RectValue]) {
    if let id = view._nodeID, view._hasDisplayedFrame {
      frames[id] = RectValue(CGRect(origin: origin, size: view._frame.size))
    }
    let content = view._contentOrigin
    for child in view._subviews where !child.isHidden && !(child is _GuideView) {
      let frame = child._frame
      let origin = CGPoint(
        x: origin.x + content.x + frame.minX,
        y: origin.y + content.y + frame.minY
      )
      add(child, at: origin, to: &frames)
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether a display shows the view's own frame, or the view fills
  /// a container that has one.
  fileprivate final var _hasDisplayedFrame: Bool {
    if _frameOnDisplay == .frame { return true }
    switch _kind {
    case .cell, .sectionHeader, .sectionFooter, .navigationBar, .tabBar, .page, .navigation:
      return true
    default: return _superview?._kind == .page || _superview?._kind == .sheet
    }
  }

  /// The origin of the content in the view.
  fileprivate final var _contentOrigin: CGPoint {
    guard let scrollView = self as? UIScrollView else { return .zero }
    let offset = scrollView.contentOffset
    return CGPoint(x: -offset.x, y: -offset.y)
  }
}
