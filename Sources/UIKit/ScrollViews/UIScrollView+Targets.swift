import Foundation

extension UIScrollView {
  /// Predicts the offset at which content stops after the finger is lifted.
  ///
  /// The content keeps the fraction `decelerationRate` of its speed per millisecond. With paging,
  /// the result is the page before or after, by the direction of the speed, or the nearest page if
  /// the content is slow.
  ///
  /// - Parameter velocity: The velocity, in points per millisecond.
  /// - Returns: The offset, in the coordinates of displays.
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

  /// The speed below which paging goes to the nearest page, in points per millisecond.
  private static let slow: CGFloat = 0.1
}
