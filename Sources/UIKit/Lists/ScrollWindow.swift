import Foundation

/// The part of a scroll view's content in which views exist.
struct ScrollWindow {
  /// The part that was visible before an animated scroll, until a person scrolls.
  var departure: CGRect?
  /// Whether the content was scrolled, and views behind may be wanted again.
  private var hasScrolled = false
  /// The distance of the last step of scrolling.
  private var step = CGPoint.zero

  /// The steps of scrolling for which views are made in advance: that many may be under way before views
  /// are shown.
  private static let stepsAhead: CGFloat = 4

  mutating func scrolled(from old: CGPoint, to new: CGPoint) {
    departure = nil
    hasScrolled = true
    step = CGPoint(x: new.x - old.x, y: new.y - old.y)
  }

  /// The part in which views are made: a screen around what is visible, more in the direction of
  /// scrolling, and the way there if an animation goes it; half a screen before the first scroll.
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

  /// The part in which views must exist: half a screen around what is visible, and where the next step of
  /// scrolling leads.
  func needed(around visible: CGRect) -> CGRect {
    visible.insetBy(dx: -visible.width / 2, dy: -visible.height / 2)
      .union(ahead(of: visible, by: 1))
  }

  /// The part that is visible after some more steps of scrolling, at most two screens away.
  private func ahead(of visible: CGRect, by steps: CGFloat) -> CGRect {
    func way(_ step: CGFloat, _ length: CGFloat) -> CGFloat {
      max(-2 * length, min(steps * step, 2 * length))
    }
    return visible.offsetBy(dx: way(step.x, visible.width), dy: way(step.y, visible.height))
  }
}
