import Foundation
import UIKitHosting

/// The gesture recognizer of a scroll view, which follows the scrolling that a display reports.
///
/// Displays scroll by themselves. The recognizer receives no touches; its translation is the
/// distance that the content moves.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private var start = CGPoint.zero

  override var _pointers: PointersValue { [] }

  override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { (view as? UIScrollView)?._fingersChanged() } }
  }

  override var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }

  /// Begins the gesture; the content is already at `offset`.
  func begin(from start: CGPoint, to offset: CGPoint) {
    guard _state == .possible else { return }
    self.start = start
    follow(offset)
    _go(to: .began)
  }

  func move(to offset: CGPoint) {
    guard _isActive else { return }
    follow(offset)
    _go(to: .changed)
  }

  func end() {
    guard _isActive else { return }
    _go(to: .ended)
  }

  /// Resets a gesture that has ended.
  func settle() {
    if _state != .possible, _state != .began, _state != .changed { _forget() }
  }

  /// Updates the translation, which is opposite to the change of the offset.
  private func follow(_ offset: CGPoint) {
    _follow(CGPoint(x: start.x - offset.x, y: start.y - offset.y), at: now)
  }

  private var now: TimeInterval {
    view?._runtime?.clock.date.timeIntervalSinceReferenceDate ?? 0
  }
}
