import Foundation

extension DrawingPath {
  /// The distance of a curve's control points from the ends of a quarter of a circle of radius 1.
  private static let quarter = 0.552_284_749_830_793_4

  public mutating func addEllipse(in rect: DrawingRect) {
    let (cx, cy) = (rect.x + rect.width / 2, rect.y + rect.height / 2)
    let map = DrawingTransform(rect.width / 2, 0, 0, rect.height / 2, cx, cy)
    append(
      Self.circle(from: 0, sweep: 2 * .pi, closes: true).transformed(by: map)
    )
  }

  /// Adds an arc of a circle, preceded by a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - start: The start angle, in radians from the x axis towards the y axis.
  ///   - end: The end angle, in radians.
  ///   - increases: Whether the angle increases from start to end.
  public mutating func addArc(
    center: DrawingPoint,
    radius: Double,
    start: Double,
    end: Double,
    increases: Bool
  ) {
    let sweep = Self.sweep(from: start, to: end, increases: increases)
    let map = DrawingTransform(radius, 0, 0, radius, center.x, center.y)
    let arc = Self.circle(from: start, sweep: sweep, closes: false).transformed(by: map)
    addJoined(arc)
  }

  /// Adds a path with a line to its first point instead of a move.
  private mutating func addJoined(_ path: DrawingPath) {
    for element in path.elements {
      if case .move(let point) = element {
        if point != currentPoint || elements.last == .close { addLine(to: point) }
      } else if case .cubic(let control1, let control2, let end) = element {
        addCubic(control1: control1, control2: control2, end: end)
      }
    }
  }

  /// Returns the difference between two angles, at most a whole turn.
  private static func sweep(from start: Double, to end: Double, increases: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = increases ? end - start : start - end
    // A full turn is the same in both directions, and more than one is drawn once.
    if abs(way) >= turn { return increases ? turn : -turn }
    let rest = way.truncatingRemainder(dividingBy: turn)
    let sweep = rest < 0 ? rest + turn : rest
    return increases ? sweep : -sweep
  }

  /// Returns a part of the unit circle as curves of at most a quarter.
  private static func circle(from start: Double, sweep: Double, closes: Bool) -> DrawingPath {
    var path = DrawingPath()
    func at(_ angle: Double) -> DrawingPoint { DrawingPoint(cos(angle), sin(angle)) }
    path.move(to: at(start))
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    guard sweep != 0 else { return path }
    let step = sweep / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for number in 0..<count {
      let (a, b) = (start + step * Double(number), start + step * Double(number + 1))
      let isLast = closes && number == count - 1
      path.addCubic(
        control1: DrawingPoint(cos(a) - reach * sin(a), sin(a) + reach * cos(a)),
        control2: DrawingPoint(cos(b) + reach * sin(b), sin(b) - reach * cos(b)),
        end: isLast ? at(start) : at(b)
      )
    }
    if closes { path.close() }
    return path
  }

  /// Adds an arc that touches the lines to `corner` and from there to `end`, preceded by a line to
  /// its start.
  public mutating func addArc(tangent corner: DrawingPoint, end: DrawingPoint, radius: Double) {
    guard let current = currentPoint else { return move(to: corner) }
    let (u, v) = (current - corner, end - corner)
    let (lengthU, lengthV) = (hypot(u.x, u.y), hypot(v.x, v.y))
    let cross = u.x * v.y - u.y * v.x
    guard lengthU > 0, lengthV > 0, radius > 0, abs(cross) > 1e-12 * lengthU * lengthV else {
      return addLine(to: corner)
    }
    let angle = atan2(abs(cross), u.x * v.x + u.y * v.y)
    let reach = radius / tan(angle / 2)
    let first = corner + u * (reach / lengthU)
    let last = corner + v * (reach / lengthV)
    let bisector = u * (1 / lengthU) + v * (1 / lengthV)
    let center =
      corner + bisector * (radius / sin(angle / 2) / hypot(bisector.x, bisector.y))
    addArc(
      center: center,
      radius: radius,
      start: atan2(first.y - center.y, first.x - center.x),
      end: atan2(last.y - center.y, last.x - center.x),
      increases: cross < 0
    )
  }

  /// Adds a rectangle with elliptical corners: top left, top right, bottom right and bottom left.
  public mutating func addRoundedRect(_ rect: DrawingRect, radii: [(x: Double, y: Double)]) {
    let (left, top, right, bottom) = (rect.x, rect.y, rect.maxX, rect.maxY)
    let radii = radii.map {
      (x: min(max($0.x, 0), rect.width / 2), y: min(max($0.y, 0), rect.height / 2))
    }
    func corner(_ from: DrawingPoint, _ at: DrawingPoint, _ to: DrawingPoint) {
      addLine(to: from)
      guard from != to else { return }
      addCubic(
        control1: from + (at - from) * Self.quarter,
        control2: to + (at - to) * Self.quarter,
        end: to
      )
    }
    move(to: DrawingPoint(left + radii[0].x, top))
    corner(
      DrawingPoint(right - radii[1].x, top),
      DrawingPoint(right, top),
      DrawingPoint(right, top + radii[1].y)
    )
    corner(
      DrawingPoint(right, bottom - radii[2].y),
      DrawingPoint(right, bottom),
      DrawingPoint(right - radii[2].x, bottom)
    )
    corner(
      DrawingPoint(left + radii[3].x, bottom),
      DrawingPoint(left, bottom),
      DrawingPoint(left, bottom - radii[3].y)
    )
    corner(
      DrawingPoint(left, top + radii[0].y),
      DrawingPoint(left, top),
      DrawingPoint(left + radii[0].x, top)
    )
    close()
  }
}
