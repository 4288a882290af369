import Foundation

/// A point or a distance, in points.
public struct DrawingPoint: Sendable, Hashable {
  public var x: Double
  public var y: Double

  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  public static func + (a: DrawingPoint, b: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a.x + b.x, a.y + b.y)
  }

  public static func - (a: DrawingPoint, b: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a.x - b.x, a.y - b.y)
  }

  public static func * (a: DrawingPoint, factor: Double) -> DrawingPoint {
    DrawingPoint(a.x * factor, a.y * factor)
  }

  public func distance(to other: DrawingPoint) -> Double {
    hypot(other.x - x, other.y - y)
  }

  public var isFinite: Bool { x.isFinite && y.isFinite }
}

/// A rectangle in points with a non-negative size.
public struct DrawingRect: Sendable, Hashable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var maxX: Double { x + width }
  public var maxY: Double { y + height }

  public var corners: [DrawingPoint] {
    [
      DrawingPoint(x, y), DrawingPoint(maxX, y), DrawingPoint(maxX, maxY), DrawingPoint(x, maxY),
    ]
  }

  /// Creates the bounding rectangle of points; nil without points.
  public init?(around points: some Sequence<DrawingPoint>) {
    var isEmpty = true
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    for point in points {
      isEmpty = false
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    guard !isEmpty else { return nil }
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }
}

/// An affine transform that maps a point to (ax + cy + tx, bx + dy + ty).
public struct DrawingTransform: Sendable, Hashable {
  public var a: Double
  public var b: Double
  public var c: Double
  public var d: Double
  public var tx: Double
  public var ty: Double

  public init(_ a: Double, _ b: Double, _ c: Double, _ d: Double, _ tx: Double, _ ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public static let identity = DrawingTransform(1, 0, 0, 1, 0, 0)

  public static func translation(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(1, 0, 0, 1, x, y)
  }

  public static func scale(_ x: Double, _ y: Double) -> DrawingTransform {
    DrawingTransform(x, 0, 0, y, 0, 0)
  }

  public func apply(to point: DrawingPoint) -> DrawingPoint {
    DrawingPoint(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the combination of this transform, applied first, and another one.
  public func concatenating(_ other: DrawingTransform) -> DrawingTransform {
    DrawingTransform(
      a * other.a + b * other.c,
      a * other.b + b * other.d,
      c * other.a + d * other.c,
      c * other.b + d * other.d,
      tx * other.a + ty * other.c + other.tx,
      tx * other.b + ty * other.d + other.ty
    )
  }

  /// The inverse; nil if the transform maps all points to a line or a point.
  public var inverse: DrawingTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return DrawingTransform(
      d / determinant,
      -b / determinant,
      -c / determinant,
      a / determinant,
      (c * ty - d * tx) / determinant,
      (b * tx - a * ty) / determinant
    )
  }

  public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}
