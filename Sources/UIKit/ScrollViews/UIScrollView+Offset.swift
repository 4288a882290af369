import UIKitHosting

// Changes of the offset.

extension UIScrollView {
  /// Scrolls as part of another animation, without reporting the end.
  final func _scrollAnimated(to offset: CGPoint) {
    _motion.stopAnimation()
    guard offset != _displayedOffset else { return }
    _scrollsAnimated = true
    _invalidate(.scrollTo)
    _move(to: offset)
  }

  /// Adjusts the offset to a changed content length above the viewport, as displays do by
  /// themselves.
  final func _shiftContent(by distance: CGFloat) {
    guard distance != 0 else { return }
    _willChange(["contentOffset", "bounds"])
    _displayedOffset.y += distance
    _offsetChanged()
    _didChange(["contentOffset", "bounds"])
    guard let _runtime else { return }
    _shifts.append((_runtime.nextCommitNumber, distance))
    if _shifts.count > Self.maximumShifts { _shifts.removeFirst() }
  }

  /// The maximum number of shifts kept for pending scroll steps.
  private static let maximumShifts = 32

  /// Converts an offset that the user scrolled to into the current content.
  ///
  /// - Parameters:
  ///   - point: The offset that the display reports.
  ///   - seen: The number of the newest commit that the display had shown by then.
  /// - Returns: The current offset.
  final func _place(_ point: CGPoint, seen: UInt64) -> CGPoint {
    _shifts.removeAll { $0.commit <= seen }
    return CGPoint(x: point.x, y: _shifts.reduce(point.y) { $0 + $1.distance })
  }

  final func _move(to point: CGPoint) {
    guard point != _displayedOffset else { return }
    _willChange(["contentOffset", "bounds"])
    _displayedOffset = point
    // Views that are constrained to the frame move in the content.
    _offsetChanged()
    _didChange(["contentOffset", "bounds"])
    _notifyDidScroll()
  }
}
