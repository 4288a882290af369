import Foundation

/// Paths that drawings of several categories share.
extension SymbolCatalog {
  static let ring = circle(12, 12, 9.6)
  static let disc = circle(12, 12, 10.4)
  static let squareFrame = box(3, 3, 18, 18, 3.4)
  static let slash = "|x M5.6 3.1 22 19.5|s M3.6 3.6 20.4 20.4"

  /// Returns a circle as a path.
  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let r = number(radius)
    let d = number(2 * radius)
    return "M\(number(x - radius)) \(number(y))a\(r) \(r) 0 1 0 \(d) 0a\(r) \(r) 0 1 0 -\(d) 0z"
  }

  /// Returns a rectangle with round corners as a path.
  static func box(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ radius: Double
  ) -> String {
    let r = number(radius)
    let across = number(width - 2 * radius)
    let down = number(height - 2 * radius)
    return "M\(number(x + radius)) \(number(y))h\(across)a\(r) \(r) 0 0 1 \(r) \(r)v\(down)"
      + "a\(r) \(r) 0 0 1 -\(r) \(r)h-\(across)a\(r) \(r) 0 0 1 -\(r) -\(r)v-\(down)"
      + "a\(r) \(r) 0 0 1 \(r) -\(r)z"
  }

  /// Returns straight lines from the centre outwards, evenly distributed.
  static func rays(
    _ count: Int,
    from inner: Double,
    to outer: Double,
    x: Double = 12,
    y: Double = 12
  ) -> String {
    (0..<count).map { index in
      let angle = 2 * Double.pi * Double(index) / Double(count)
      return "M\(point(angle, inner, x, y))L\(point(angle, outer, x, y))"
    }.joined()
  }

  /// Returns a closed polygon of points given by angle (fractions of a turn, from the top,
  /// clockwise) and distance from the centre.
  static func polygon(_ corners: [(turn: Double, radius: Double)]) -> String {
    let points = corners.map { point(2 * .pi * $0.turn, $0.radius, 12, 12) }
    return "M" + points.joined(separator: "L") + "z"
  }

  /// Returns the outline of a gear with flat teeth.
  static func cog(teeth: Int, inner: Double, outer: Double) -> String {
    let step = 1 / Double(teeth)
    let parts = [(-0.3, inner), (-0.19, outer), (0.19, outer), (0.3, inner)]
    return polygon(
      (0..<teeth).flatMap { tooth in
        parts.map { (turn: (Double(tooth) + $0.0) * step, radius: $0.1) }
      }
    )
  }

  /// A round shape with a wavy edge.
  static let seal: String = {
    let points = (0..<8).map { point(.pi * (Double($0) + 0.5) / 4, 9, 12, 12) }
    return "M\(points[7])" + points.map { "A3.9 3.9 0 0 1 \($0)" }.joined() + "z"
  }()

  /// Returns a star of four points with concave sides.
  static func spark(_ x: Double, _ y: Double, _ radius: Double) -> String {
    let near = 0.16 * radius
    let far = 0.36 * radius
    let turns: [(Double, Double)] = [(1, 0), (0, 1), (-1, 0), (0, -1)]
    return "M\(number(x)) \(number(y - radius))"
      + turns.map { to in
        let from = (to.1, -to.0)
        let points = [
          (x + from.0 * far + to.0 * near, y + from.1 * far + to.1 * near),
          (x + to.0 * far + from.0 * near, y + to.1 * far + from.1 * near),
          (x + to.0 * radius, y + to.1 * radius),
        ]
        return "C" + points.map { "\(number($0.0)) \(number($0.1))" }.joined(separator: " ")
      }.joined() + "z"
  }

  /// A star of five points.
  static let star = polygon(
    (0..<10).map { (turn: Double($0) / 10, radius: $0.isMultiple(of: 2) ? 9.8 : 4.4) }
  )

  private static func point(_ angle: Double, _ radius: Double, _ x: Double, _ y: Double) -> String {
    "\(number(x + radius * sin(angle))) \(number(y - radius * cos(angle)))"
  }

  private static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? String(Int(hundredths)) : String(hundredths)
  }
}
