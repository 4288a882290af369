import VectorDrawing

/// A convex shape: a polygon, or a circle, which is one point with a radius.
struct DynamicShape {
  /// The corners, clockwise on the screen.
  private(set) var points: [Vector]
  private(set) var radius = 0.0

  init(points: [Vector]) {
    // Corners that coincide have no edge.
    let corners = zip(points, points.dropFirst() + points.prefix(1)).compactMap { corner, next in
      (next - corner).length < 1e-6 ? nil : corner
    }
    self.points = corners.count > 1 ? corners : Array(points.prefix(1))
    let points = self.points
    let area = zip(points, points.dropFirst() + points.prefix(1)).map { $0.cross($1) }.reduce(0, +)
    if area < 0 { self.points.reverse() }
  }

  init(center: Vector, radius: Double) {
    points = [center]
    self.radius = radius
  }

  /// Creates the shape of an item around its centre, without its transform.
  @MainActor
  init(of item: any UIDynamicItem) {
    let half = Vector(Double(item.bounds.width), Double(item.bounds.height)) / 2
    switch item.collisionBoundsType {
    case .rectangle:
      self.init(points: Self.corners(half))
    case .ellipse where half.x == half.y:
      self.init(center: .zero, radius: half.x)
    case .ellipse:
      self.init(
        points: (0..<32).map {
          let angle = Double($0) * .pi / 16
          return half * Vector(cos(angle), sin(angle))
        }
      )
    case .path:
      let corners = item.collisionBoundingPath._corners.first ?? []
      self.init(points: corners.count > 2 ? corners : Self.corners(half))
    }
  }

  init(_ rectangle: CGRect) {
    let half = Vector(Double(rectangle.width), Double(rectangle.height)) / 2
    let center = Vector(Double(rectangle.midX), Double(rectangle.midY))
    self.init(points: Self.corners(half).map { $0 + center })
  }

  private static func corners(_ half: Vector) -> [Vector] {
    [
      Vector(-half.x, -half.y), Vector(half.x, -half.y), Vector(half.x, half.y),
      Vector(-half.x, half.y),
    ]
  }

  /// Returns the corners of an item's bounds at its current place.
  @MainActor
  static func outline(of item: any UIDynamicItem) -> [Vector] {
    let half = Vector(Double(item.bounds.width), Double(item.bounds.height)) / 2
    return corners(half).map {
      Vector(CGPoint($0).applying(item.transform)) + Vector(item.center)
    }
  }

  func transformed(by transform: CGAffineTransform) -> DynamicShape {
    let moved = points.map { Vector(CGPoint($0).applying(transform)) }
    guard radius > 0, let center = moved.first else { return DynamicShape(points: moved) }
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    return DynamicShape(center: center, radius: radius * Double(scale))
  }

  func placed(at center: Vector, angle: Double) -> DynamicShape {
    var shape = self
    shape.points = points.map { $0.turned(by: angle) + center }
    return shape
  }

  /// The distance from the centre within which a step must not move the shape, so that it passes
  /// through nothing.
  var reach: Double {
    guard radius == 0 else { return radius }
    let box = points.boundingBox
    return Double(min(box.width, box.height)) / 2
  }

  var boundingBox: CGRect { points.boundingBox.insetBy(dx: -radius, dy: -radius) }

  /// The edges from each corner to the next one.
  var edges: [DynamicEdge] {
    points.indices.map { DynamicEdge(points[$0], points[($0 + 1) % points.count]) }
  }
}

/// A directed edge, with the outside of its polygon to its left.
struct DynamicEdge {
  let start: Vector
  let end: Vector
  let normal: Vector

  init(_ start: Vector, _ end: Vector) {
    self.start = start
    self.end = end
    normal = (end - start).unit.normal
  }

  func distance(of point: Vector) -> Double { normal.dot(point - start) }

  /// Returns the closest point of the edge.
  func closest(to point: Vector) -> Vector {
    let along = end - start
    let square = along.dot(along)
    guard square > 0 else { return start }
    return start + along * min(max((point - start).dot(along) / square, 0), 1)
  }
}

extension UIBezierPath {
  /// The points of the lines that approximate each of its parts; a closed one ends where it begins.
  final var _corners: [[Vector]] {
    cgPath._path.flattened(tolerance: 0.5).map { $0.map { Vector($0.x, $0.y) } }
  }
}
