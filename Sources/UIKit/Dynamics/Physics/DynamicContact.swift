/// The places where two convex shapes overlap.
struct DynamicContact {
  struct Point {
    var location: Vector
    /// The length by which the shapes overlap there.
    var depth: Double
  }

  /// The direction in which the second shape leaves the first.
  var normal: Vector
  var points: [Point]

  private var reversed: DynamicContact { DynamicContact(normal: -normal, points: points) }

  private init(normal: Vector, points: [Point]) {
    self.normal = normal
    self.points = points
  }

  /// Returns the contact of two shapes; nil if they do not overlap.
  init?(_ first: DynamicShape, _ second: DynamicShape) {
    switch (first.radius > 0, second.radius > 0) {
    case (true, true): self.init(circles: first, second)
    case (false, true): self.init(first.edges, circle: second)
    case (true, false):
      guard let contact = DynamicContact(second.edges, circle: first) else { return nil }
      self = contact.reversed
    case (false, false): self.init(first.edges, first.points, second.edges, second.points)
    }
  }

  /// Returns the contact of a line with a shape, which leaves it to the side of its body's centre.
  init?(line start: Vector, _ end: Vector, _ shape: DynamicShape, center: Vector) {
    let given = DynamicEdge(start, end)
    let edge = given.distance(of: center) < 0 ? DynamicEdge(end, start) : given
    guard shape.radius > 0 else {
      // Edges that face away from the line would move the shape through it.
      let facing = shape.edges.filter { $0.normal.dot(edge.normal) < 0.5 }
      self.init([edge], [start, end], facing, shape.points)
      return
    }
    self.init([edge], circle: shape)
  }

  /// Returns the contact of a shape with everything on the back of an edge.
  init?(plane edge: DynamicEdge, _ shape: DynamicShape) {
    let points = shape.points.map {
      Point(location: $0 - edge.normal * shape.radius, depth: shape.radius - edge.distance(of: $0))
    }
    let deepest = points.filter { $0.depth > 0 }.sorted { $0.depth > $1.depth }.prefix(2)
    guard !deepest.isEmpty else { return nil }
    self.init(normal: edge.normal, points: Array(deepest))
  }

  private init?(circles first: DynamicShape, _ second: DynamicShape) {
    let distance = second.points[0] - first.points[0]
    let depth = first.radius + second.radius - distance.length
    guard depth > 0 else { return nil }
    let normal = distance.unit
    let location = first.points[0] + normal * (first.radius - depth / 2)
    self.init(normal: normal, points: [Point(location: location, depth: depth)])
  }

  private init?(_ edges: [DynamicEdge], circle: DynamicShape) {
    let center = circle.points[0]
    guard let edge = edges.max(by: { $0.distance(of: center) < $1.distance(of: center) }) else {
      return nil
    }
    let distance = edge.distance(of: center)
    let closest = edge.closest(to: center)
    let isBeside = abs((closest - center).dot(edge.end - edge.start)) < 1e-9
    // Beyond the end of the closest edge, its corner is in contact.
    let normal = isBeside || distance < 0 && edges.count > 1 ? edge.normal : (center - closest).unit
    let depth = circle.radius - (isBeside ? distance : (center - closest).length)
    guard depth > 0 else { return nil }
    self.init(
      normal: normal,
      points: [Point(location: center - normal * (circle.radius - depth / 2), depth: depth)]
    )
  }

  /// Polygons overlap if no edge of either one has all corners of the other in front.
  private init?(
    _ first: [DynamicEdge],
    _ firstPoints: [Vector],
    _ second: [DynamicEdge],
    _ secondPoints: [Vector]
  ) {
    guard let front = Self.separation(first, secondPoints), front.distance < 0 else { return nil }
    let back = Self.separation(second, firstPoints)
    if let back, back.distance >= 0 { return nil }
    // The first polygon's edge is preferred, so that the choice does not flicker.
    guard let back, back.distance > front.distance + 0.1 else {
      self.init(reference: front.edge, second, secondPoints)
      return
    }
    guard let contact = DynamicContact(reference: back.edge, first, firstPoints) else { return nil }
    self = contact.reversed
  }

  private static func separation(
    _ edges: [DynamicEdge],
    _ points: [Vector]
  ) -> (edge: DynamicEdge, distance: Double)? {
    edges.map { edge in (edge, points.map(edge.distance).min() ?? 0) }
      .max { $0.1 < $1.1 }
  }

  /// Clips the edge of the other polygon that faces an edge.
  private init?(reference edge: DynamicEdge, _ others: [DynamicEdge], _ corners: [Vector]) {
    let facing = others.min { $0.normal.dot(edge.normal) < $1.normal.dot(edge.normal) }
    var ends = facing.map { [$0.start, $0.end] } ?? corners
    let along = (edge.end - edge.start).unit
    for (origin, direction) in [(edge.start, along), (edge.end, -along)] {
      guard ends.count == 2 else { return nil }
      let distances = ends.map { direction.dot($0 - origin) }
      guard distances.contains(where: { $0 >= 0 }) else { return nil }
      for index in 0..<2 where distances[index] < 0 {
        let part = distances[index] / (distances[index] - distances[1 - index])
        ends[index] += (ends[1 - index] - ends[index]) * part
      }
    }
    let points = ends.map { Point(location: $0, depth: -edge.distance(of: $0)) }
    let touching = points.filter { $0.depth > 0 }
    guard !touching.isEmpty else { return nil }
    self.init(normal: edge.normal, points: touching)
  }
}
