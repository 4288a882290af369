import Foundation

extension UIScrollView {
  /// Predicts the offset at which content that a finger lets go comes to rest.
  ///
  /// The content keeps the share `decelerationRate` of its speed each millisecond. Where it is scrolled by
  /// pages, the result is the page before or after, by the direction of the speed; the nearest one where
  /// the content is slow.
  /// - Parameter velocity: Points a millisecond.
  /// - Returns: The offset, as displays count it.
  final func _target(velocity: CGPoint) -> CGPoint {
    let (offset, room, content) = (_displayedOffset, _room, contentSize)
    return CGPoint(
      x: target(
        from: offset.x,
        speed: velocity.x,
        page: _pageLength ?? bounds.width,
        most: content.width - room.width
      ),
      y: target(
        from: offset.y,
        speed: velocity.y,
        page: bounds.height,
        most: content.height - room.height
      )
    )
  }

  private func target(
    from offset: CGFloat,
    speed: CGFloat,
    page: CGFloat,
    most: CGFloat
  ) -> CGFloat {
    var goal = offset
    if isPagingEnabled, page > 0 {
      let index = offset / page
      let isSlow = abs(speed) < Self.slow
      goal = (isSlow ? index.rounded() : index.rounded(speed > 0 ? .up : .down)) * page
    } else {
      let rate = min(decelerationRate.rawValue, 0.9999)
      goal += speed * rate / (1 - rate)
    }
    return max(0, min(goal, most))
  }

  /// Points a millisecond below which content goes to the nearest page.
  private static let slow: CGFloat = 0.1
}
