public import Foundation
import UIKitHosting

/// A gesture recogniser for the mouse over its view without a pressed button.
///
/// It begins when the mouse enters, changes when it moves, and ends when it leaves.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  private var place = CGPoint.zero

  override var _pointers: PointersValue { [.hovers] }

  /// Returns the location of the mouse in a view's coordinates; nil for the window's.
  open override func location(in view: UIView?) -> CGPoint {
    UITouch.convert(place, to: view)
  }

  /// The distance of the pointer from the screen, which is zero for a mouse.
  open var zOffset: CGFloat { 0 }

  final var isOver: Bool { _state == .began || _state == .changed }

  /// Handles the mouse at a point of the window, over the view.
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
