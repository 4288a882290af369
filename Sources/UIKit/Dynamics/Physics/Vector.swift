/// A point or a vector of the simulation, in points.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }

  init(_ vector: CGVector) {
    self.init(Double(vector.dx), Double(vector.dy))
  }

  init(_ offset: UIOffset) {
    self.init(Double(offset.horizontal), Double(offset.vertical))
  }

  var length: Double { (self * self).sum().squareRoot() }

  /// The vector of length 1 in the same direction; to the right for zero.
  var unit: Vector {
    let length = length
    return length > 0 ? self / length : Vector(1, 0)
  }

  /// The vector turned by a right angle, anticlockwise on the screen.
  var normal: Vector { Vector(y, -x) }

  func dot(_ other: Vector) -> Double { (self * other).sum() }

  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// Returns the vector turned by an angle, in radians clockwise on the screen.
  func turned(by angle: Double) -> Vector {
    let (sine, cosine) = (sin(angle), cos(angle))
    return Vector(x * cosine - y * sine, x * sine + y * cosine)
  }
}

extension CGPoint {
  init(_ vector: Vector) {
    self.init(x: vector.x, y: vector.y)
  }
}

extension CGVector {
  init(_ vector: Vector) {
    self.init(dx: vector.x, dy: vector.y)
  }

  init(angle: CGFloat, length: CGFloat) {
    self.init(dx: length * cos(angle), dy: length * sin(angle))
  }

  var angle: CGFloat { atan2(dy, dx) }

  var length: CGFloat { Vector(self).length }
}

extension [Vector] {
  var boundingBox: CGRect {
    guard let first else { return .null }
    let (low, high) = reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
