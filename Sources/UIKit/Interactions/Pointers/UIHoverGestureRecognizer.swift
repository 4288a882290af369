public import Foundation
import UIKitHosting

/// Watches a mouse that is over its view with no button down.
///
/// It begins when the mouse comes, changes when it moves, and ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  override var _pointers: PointersValue { [.hovers] }

  /// The place of the mouse, in a view's coordinates; nil for the window's.
  open override func location(in view: UIView?) -> CGPoint {
    UITouch.convert(place, to: view)
  }

  /// The distance of the pointer from the screen, which a mouse has none of.
  open var zOffset: CGFloat { 0 }

  final var isOver: Bool { _state == .began || _state == .changed }

  /// The mouse is at a place in the window, over the view.
  final func move(to place: CGPoint) {
    guard isOver else {
      self.place = place
      if _mayBegin { _go(to: .began) }
      return
    }
    guard place != self.place else { return }
    self.place = place
    _go(to: .changed)
  }

  final func leave() {
    if isOver { _go(to: .ended) }
    _forget()
  }
}
