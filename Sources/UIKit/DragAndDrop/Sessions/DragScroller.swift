import Foundation
import UIKitHosting

/// Scrolls while a drag is near an edge, timed by the scene's clock.
@MainActor
final class DragScroller {
  private weak var scroll: UIScrollView?
  private var place = CGPoint.zero
  private var onScroll: () -> Void = {}
  private var timer: HostTimer?

  /// The distance from an edge within which scrolling happens, in points.
  private static let edge: CGFloat = 44
  /// The distance of a step at the edge itself, in points.
  private static let pace: CGFloat = 12
  private static let step = Duration.milliseconds(33)

  /// Follows a drag that has moved.
  ///
  /// - Parameters:
  ///   - point: The location in the content.
  ///   - scroll: The scroll view.
  ///   - onScroll: Called after each step.
  func follow(_ point: CGPoint, in scroll: UIScrollView, onScroll: @escaping () -> Void) {
    self.scroll = scroll
    self.onScroll = onScroll
    place = CGPoint(x: point.x - scroll.contentOffset.x, y: point.y - scroll.contentOffset.y)
    schedule()
  }

  func stop() {
    timer?.cancel()
    timer = nil
    scroll = nil
    onScroll = {}
  }

  private func schedule() {
    guard timer == nil, let scroll, let runtime = scroll._runtime, next(in: scroll) != nil else {
      return
    }
    timer = runtime.clock.schedule(after: Self.step) { [weak self, weak runtime] in
      guard let self, let runtime, runtime.isConnected else { return }
      runtime.turn { self.advance() }
    }
  }

  private func advance() {
    timer = nil
    // Animations after the end of a drag do not scroll.
    guard let scroll, scroll._runtime?.dragSession?.isDragging == true,
      let offset = next(in: scroll)
    else { return }
    scroll.setContentOffset(offset, animated: false)
    onScroll()
    schedule()
  }

  /// Returns the offset after a step; nil if the drag is far from edges, or the content ends.
  private func next(in scroll: UIScrollView) -> CGPoint? {
    let insets = scroll.adjustedContentInset
    let size = scroll.bounds.size
    let old = scroll.contentOffset
    let new = CGPoint(
      x: step(old.x, place.x, insets.left, size.width, insets.right, scroll.contentSize.width),
      y: step(old.y, place.y, insets.top, size.height, insets.bottom, scroll.contentSize.height)
    )
    return abs(new.x - old.x) < 1 && abs(new.y - old.y) < 1 ? nil : new
  }

  private func step(
    _ offset: CGFloat,
    _ place: CGFloat,
    _ before: CGFloat,
    _ length: CGFloat,
    _ after: CGFloat,
    _ content: CGFloat
  ) -> CGFloat {
    let first = -before
    let last = max(first, content + after - length)
    let (start, end) = (before + Self.edge, length - after - Self.edge)
    guard start < end else { return offset }
    let share = place < start ? (place - start) / Self.edge : max(0, place - end) / Self.edge
    return min(max(offset + max(-1, min(share, 1)) * Self.pace, first), last)
  }
}
