import Foundation

// Outlines of strokes.

extension DrawingPath {
  /// Returns the path as dashes of a pattern, which restarts with each subpath.
  ///
  /// - Parameters:
  ///   - lengths: The alternating lengths of dashes and gaps in points. The path stays whole if
  ///     none is above 0 or any is below.
  ///   - phase: The offset into the pattern at which it starts, in points.
  /// - Returns: A subpath for each dash.
  /// - Complexity: O(n · m) for n lines and curves of a subpath, and m dashes of the
  ///   pattern; subpaths with more than 10,000 of these stay whole.
  public func dashed(lengths: [Double], phase: Double) -> DrawingPath {
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, !pattern.contains(where: { $0 < 0 }) else {
      return self
    }
    var result = DrawingPath()
    for subpath in subpaths {
      let whole = DrawingPath(subpath)
      let length = whole.flattened(tolerance: 0.01).first.map(Self.length) ?? 0
      guard length > 0, length / period * Double(pattern.count) <= 20_000 else {
        result.append(whole)
        continue
      }
      var start = -(phase - (phase / period).rounded(.down) * period)
      var index = 0
      while start < length {
        let end = start + pattern[index % pattern.count]
        if index % 2 == 0, end > 0, end > start {
          result.append(whole.trimmed(from: max(0, start) / length, to: min(length, end) / length))
        }
        (start, index) = (end, index + 1)
      }
    }
    return result
  }

  private static func length(_ points: [DrawingPoint]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  private init(_ subpath: Subpath) {
    self.init()
    move(to: subpath.start)
    for segment in subpath.segments { append(segment) }
    if subpath.isClosed { close() }
  }

  /// Returns the area that a stroke along the path covers.
  ///
  /// - Returns: Overlapping areas of equal orientation, to be filled by the winding rule; curves
  ///   are approximated by lines.
  /// - Complexity: O(n) for n of these lines.
  public func outline(_ stroke: DrawingStroke) -> DrawingPath {
    guard stroke.width > 0, stroke.width.isFinite, isFinite else { return DrawingPath() }
    var outline = Outline(stroke)
    for subpath in dashed(lengths: stroke.dashes, phase: stroke.dashPhase).subpaths {
      outline.add(subpath)
    }
    return outline.path
  }
}

/// Combines the areas of lines, joins and caps.
private struct Outline {
  private(set) var path = DrawingPath()
  private let stroke: DrawingStroke
  private let half: Double

  init(_ stroke: DrawingStroke) {
    self.stroke = stroke
    half = stroke.width / 2
  }

  mutating func add(_ subpath: DrawingPath.Subpath) {
    var points = [subpath.start]
    /// The points where lines and curves of the path meet, as opposed to lines of the same curve.
    var corners: Set<Int> = []
    for segment in subpath.segments {
      let tolerance = max(0.01, min(0.1, half / 10))
      for point in segment.flattened(tolerance: tolerance) where point != points[points.count - 1] {
        points.append(point)
      }
      corners.insert(points.count - 1)
    }
    guard points.count > 1 else { return addDot(points[0]) }
    for (a, b) in zip(points, points.dropFirst()) { addLine(a, b) }
    for index in points.indices.dropFirst().dropLast() {
      let isCorner = corners.contains(index)
      addJoin(points[index - 1], points[index], points[index + 1], isCorner ? stroke.join : .bevel)
    }
    let last = points.count - 1
    if subpath.isClosed {
      addJoin(points[last - 1], points[0], points[1], stroke.join)
    } else {
      addCap(points[1], points[0])
      addCap(points[last - 1], points[last])
    }
  }

  // MARK: Areas

  private mutating func addLine(_ a: DrawingPoint, _ b: DrawingPoint) {
    let side = normal(a, b)
    addArea([a + side, b + side, b - side, a - side])
  }

  private mutating func addCap(_ inner: DrawingPoint, _ end: DrawingPoint) {
    switch stroke.cap {
    case .butt: break
    case .round: addCircle(end)
    case .square: addLine(end, end + direction(inner, end) * half)
    }
  }

  /// Adds a subpath of a single point, which has no direction: only round caps are visible.
  private mutating func addDot(_ point: DrawingPoint) {
    if stroke.cap == .round { addCircle(point) }
  }

  private mutating func addJoin(
    _ before: DrawingPoint,
    _ point: DrawingPoint,
    _ after: DrawingPoint,
    _ join: DrawingStroke.Join
  ) {
    if join == .round { return addCircle(point) }
    let (first, second) = (direction(before, point), direction(point, after))
    let turn = first.x * second.y - first.y * second.x
    let cosine = first.x * second.x + first.y * second.y
    guard abs(turn) > 1e-9 || cosine < 0 else { return }
    // The outer side is opposite to the turn.
    let sign = turn > 0 ? -1.0 : 1
    let (a, b) = (normal(before, point) * sign, normal(point, after) * sign)
    var corners = [point, point + a, point + b]
    // Half the angle between the lines: the relative length of the miter is the inverse of its
    // sine.
    let sine = ((1 + cosine) / 2).squareRoot()
    if join == .miter, sine > 1e-6, 1 / sine <= stroke.miterLimit {
      let middle = a + b
      let length = hypot(middle.x, middle.y)
      corners.insert(point + middle * (half / sine / length), at: 2)
    }
    addArea(corners)
  }

  private mutating func addCircle(_ center: DrawingPoint) {
    path.addEllipse(
      in: DrawingRect(
        x: center.x - half,
        y: center.y - half,
        width: stroke.width,
        height: stroke.width
      )
    )
  }

  /// Adds a polygon with the same orientation as circles.
  private mutating func addArea(_ corners: [DrawingPoint]) {
    let doubled = zip(corners, corners.dropFirst() + [corners[0]])
      .reduce(0) { $0 + $1.0.x * $1.1.y - $1.1.x * $1.0.y }
    let turned = doubled < 0 ? corners.reversed() : corners
    path.move(to: turned[0])
    for corner in turned.dropFirst() { path.addLine(to: corner) }
    path.close()
  }

  private func direction(_ a: DrawingPoint, _ b: DrawingPoint) -> DrawingPoint {
    let length = a.distance(to: b)
    return DrawingPoint((b.x - a.x) / length, (b.y - a.y) / length)
  }

  private func normal(_ a: DrawingPoint, _ b: DrawingPoint) -> DrawingPoint {
    let along = direction(a, b)
    return DrawingPoint(-along.y * half, along.x * half)
  }
}
