import Foundation

/// The part of a scroll view's content in which views exist.
struct ScrollWindow {
  /// The part that was visible before an animated scroll, until the user scrolls.
  var departure: CGRect?
  /// A Boolean value that indicates whether the content was scrolled, so that views behind may be
  /// needed again.
  private var hasScrolled = false
  /// The distance of the last scroll step.
  private var step = CGPoint.zero

  /// The number of scroll steps for which views are created in advance; that many may occur before
  /// views are shown.
  private static let stepsAhead: CGFloat = 4

  mutating func scrolled(from old: CGPoint, to new: CGPoint) {
    departure = nil
    hasScrolled = true
    step = CGPoint(x: new.x - old.x, y: new.y - old.y)
  }

  /// Returns the area in which views are created: a screen around the visible area, more in the
  /// direction of scrolling, and the path of an animated scroll; half a screen before the first
  /// scroll.
  func wanted(around visible: CGRect) -> CGRect {
    guard hasScrolled || departure != nil || visible.minY > 0 || visible.minX > 0 else {
      return needed(around: visible)
    }
    var wanted = visible.insetBy(dx: -visible.width, dy: -visible.height)
    wanted = wanted.union(ahead(of: visible, by: Self.stepsAhead))
    if let departure {
      let way = visible.union(departure)
      if way.width < 4 * visible.width, way.height < 4 * visible.height {
        wanted = wanted.union(way)
      }
    }
    return wanted
  }

  /// Returns the area in which views must exist: half a screen around the visible area, extended by
  /// the next scroll step.
  func needed(around visible: CGRect) -> CGRect {
    visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
      .union(ahead(of: visible, by: 1))
  }

  /// Returns the visible area after some more scroll steps, at most two screens away.
  private func ahead(of visible: CGRect, by steps: CGFloat) -> CGRect {
    func way(_ step: CGFloat, _ length: CGFloat) -> CGFloat {
      max(-2 * length, min(steps * step, 2 * length))
    }
    return visible.offsetBy(dx: way(step.x, visible.width), dy: way(step.y, visible.height))
  }
}
