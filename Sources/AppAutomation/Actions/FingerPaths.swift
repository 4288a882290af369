import Foundation

/// The points along which fingers move in gestures.
enum FingerPaths {
  /// The distance of each of two fingers from the middle in points, at most.
  private static let reach = 80.0
  private static let steps = 20

  /// Returns the places of one finger between two points, both included.
  static func line(from start: ScreenPoint, to end: ScreenPoint, steps: Int = steps)
    -> [ScreenPoint]
  {
    (0...steps).map { step in
      let share = Double(step) / Double(steps)
      return ScreenPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
    }
  }

  /// Returns the ends of a swipe, which begins in the element and stays on the screen.
  static func swipe(
    across frame: ElementFrame,
    _ direction: SwipeDirection,
    in screen: ScreenPoint
  ) -> (start: ScreenPoint, end: ScreenPoint) {
    let (x, y) = direction.vector
    let reach = x == 0 ? 240.0 : 150.0
    let extent = x == 0 ? frame.height : frame.width
    let before = min(reach / 2, extent * 0.4)
    let start = ScreenPoint(x: frame.middle.x - x * before, y: frame.middle.y - y * before)
    let end = ScreenPoint(
      x: min(max(1, start.x + x * reach), screen.x - 1),
      y: min(max(1, start.y + y * reach), screen.y - 1)
    )
    return (start, end)
  }

  /// Returns the places of two fingers that move apart, or together with a scale below 1.
  static func pinch(around middle: ScreenPoint, scale: Double) -> [[ScreenPoint]] {
    let (start, end) = scale < 1 ? (reach, reach * scale) : (reach / scale, reach)
    return two(around: middle) { (start + (end - start) * $0, 0) }
  }

  /// Returns the places of two fingers that rotate by radians.
  static func rotation(around middle: ScreenPoint, by angle: Double) -> [[ScreenPoint]] {
    two(around: middle) { (reach * cos(angle * $0), reach * sin(angle * $0)) }
  }

  private static func two(
    around middle: ScreenPoint,
    _ offset: (Double) -> (x: Double, y: Double)
  ) -> [[ScreenPoint]] {
    (0...steps).map { step in
      let (x, y) = offset(Double(step) / Double(steps))
      return [
        ScreenPoint(x: middle.x - x, y: middle.y - y),
        ScreenPoint(x: middle.x + x, y: middle.y + y),
      ]
    }
  }
}

extension ScreenPoint {
  /// The size of a screen in landscape or portrait orientation.
  func turned(_ isLandscape: Bool) -> ScreenPoint {
    let (short, long) = (min(x, y), max(x, y))
    return ScreenPoint(x: isLandscape ? long : short, y: isLandscape ? short : long)
  }
}
