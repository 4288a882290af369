import Foundation

/// A gesture recognizer for drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the gesture may begin; none unless set.
  open var edges: UIRectEdge = []

  /// The distance from an edge in which the gesture begins, in points.
  private static let width: CGFloat = 20

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, !touches.allSatisfy(isAtEdge) {
      state = .failed
      return
    }
    super.touchesBegan(touches, with: event)
  }

  private func isAtEdge(_ touch: UITouch) -> Bool {
    guard let bounds = touch.window?.bounds else { return false }
    let place = touch._firstPlace
    return edges.contains(.left) && place.x <= bounds.minX + Self.width
      || edges.contains(.right) && place.x >= bounds.maxX - Self.width
      || edges.contains(.top) && place.y <= bounds.minY + Self.width
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.width
  }

  /// A drag along the edge is not recognised.
  override func _mayBegin(after distance: CGPoint) -> Bool {
    let isAcross = abs(distance.x) > abs(distance.y)
    let isSideways = !edges.isDisjoint(with: [.left, .right])
    return super._mayBegin(after: distance) && isAcross == isSideways
  }
}
