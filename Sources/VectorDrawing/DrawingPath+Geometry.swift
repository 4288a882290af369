import Foundation

extension DrawingPath {
  /// A line or curve of a subpath, starting at the end of the previous one.
  struct Segment {
    var start: DrawingPoint
    /// The control points: none for a line, one or two for a curve.
    var controls: [DrawingPoint]
    var end: DrawingPoint

    func point(at t: Double) -> DrawingPoint {
      let s = 1 - t
      switch controls.count {
      case 0: return start * s + end * t
      case 1: return start * (s * s) + controls[0] * (2 * s * t) + end * (t * t)
      default:
        let near = start * (s * s * s) + controls[0] * (3 * s * s * t)
        return near + controls[1] * (3 * s * t * t) + end * (t * t * t)
      }
    }

    /// Returns points of lines that approximate it, without the first one.
    func flattened(tolerance: Double) -> [DrawingPoint] {
      guard !controls.isEmpty else { return [end] }
      let all = [start] + controls + [end]
      // The second differences bound the error of even steps.
      let bend =
        zip(zip(all, all.dropFirst()), all.dropFirst(2)).map { pair, c in
          hypot(pair.0.x - 2 * pair.1.x + c.x, pair.0.y - 2 * pair.1.y + c.y)
        }.max() ?? 0
      let factor = controls.count == 1 ? 0.25 : 0.75
      let count = min(max(1, Int((factor * bend / tolerance).squareRoot().rounded(.up))), 1_000)
      return (1...count).map { $0 == count ? end : point(at: Double($0) / Double(count)) }
    }

    /// Returns the part between two values of the parameter.
    func part(from a: Double, to b: Double) -> Segment {
      guard !controls.isEmpty else {
        return Segment(start: point(at: a), controls: [], end: point(at: b))
      }
      let after = split(at: a).1
      return a >= 1 ? after : after.split(at: (b - a) / (1 - a)).0
    }

    /// Splits the curve by De Casteljau's algorithm.
    private func split(at t: Double) -> (Segment, Segment) {
      var points = [start] + controls + [end]
      var (left, right) = ([start], [end])
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map { $0 * (1 - t) + $1 * t }
        left.append(points[0])
        right.insert(points[points.count - 1], at: 0)
      }
      return (
        Segment(
          start: left[0],
          controls: Array(left[1..<(left.count - 1)]),
          end: left[left.count - 1]
        ),
        Segment(
          start: right[0],
          controls: Array(right[1..<(right.count - 1)]),
          end: right[right.count - 1]
        )
      )
    }
  }

  /// A sequence of connected lines and curves.
  struct Subpath {
    var start: DrawingPoint
    var segments: [Segment] = []
    var isClosed = false
  }

  var subpaths: [Subpath] {
    var all: [Subpath] = []
    var current = DrawingPoint(0, 0)
    func add(_ controls: [DrawingPoint], _ end: DrawingPoint) {
      guard !all.isEmpty else { return }
      all[all.count - 1].segments.append(Segment(start: current, controls: controls, end: end))
      current = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        all.append(Subpath(start: point))
        current = point
      case .line(let point): add([], point)
      case .quad(let control, let end): add([control], end)
      case .cubic(let control1, let control2, let end): add([control1, control2], end)
      case .close:
        guard let start = all.last?.start else { continue }
        if current != start { add([], start) }
        all[all.count - 1].isClosed = true
      }
    }
    return all
  }

  mutating func append(_ segment: Segment) {
    switch segment.controls.count {
    case 0: addLine(to: segment.end)
    case 1: addQuad(control: segment.controls[0], end: segment.end)
    default:
      addCubic(control1: segment.controls[0], control2: segment.controls[1], end: segment.end)
    }
  }

  /// The bounding rectangle of all points, including control points; nil for an empty path.
  public var controlBounds: DrawingRect? {
    DrawingRect(
      around: elements.flatMap { element -> [DrawingPoint] in
        switch element {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
      }
    )
  }

  /// The bounding rectangle of its lines and curves; nil for an empty path.
  public var bounds: DrawingRect? {
    DrawingRect(
      around: subpaths.flatMap { subpath in
        [subpath.start] + subpath.segments.flatMap { [$0.end] + $0.extremes }
      }
    )
  }

  /// Returns lines that approximate each subpath.
  ///
  /// - Parameter tolerance: The maximum distance of the lines from the path, in points.
  /// - Returns: The points of each subpath, starting with its first.
  public func flattened(tolerance: Double = 0.1) -> [[DrawingPoint]] {
    subpaths.map { subpath in
      [subpath.start] + subpath.segments.flatMap { $0.flattened(tolerance: tolerance) }
    }
  }

  /// Returns whether filling the path paints the point.
  ///
  /// - Complexity: O(n) for n lines and curves.
  public func contains(_ point: DrawingPoint, isEvenOdd: Bool) -> Bool {
    var (winding, crossings) = (0, 0)
    for points in flattened(tolerance: 0.01) {
      guard let first = points.first else { continue }
      for (a, b) in zip(points, points.dropFirst() + [first]) {
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        guard x > point.x else { continue }
        crossings += 1
        winding += a.y <= point.y ? 1 : -1
      }
    }
    return isEvenOdd ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the path in reverse direction.
  public func reversed() -> DrawingPath {
    var result = DrawingPath()
    for subpath in subpaths.reversed() {
      result.move(to: subpath.segments.last?.end ?? subpath.start)
      for segment in subpath.segments.reversed() {
        result.append(
          Segment(start: segment.end, controls: segment.controls.reversed(), end: segment.start)
        )
      }
      if subpath.isClosed { result.close() }
    }
    return result
  }

  /// Returns the part of the path between two relative positions, from 0 to 1.
  public func trimmed(from start: Double, to end: Double) -> DrawingPath {
    let (start, end) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard start < end else { return DrawingPath() }
    guard start > 0 || end < 1 else { return self }
    let all = subpaths
    let lengths = all.map { $0.segments.map(\.lengths) }
    let total = lengths.joined().reduce(0) { $0 + ($1.last ?? 0) }
    let (from, to) = (start * total, end * total)
    var result = DrawingPath()
    var passed = 0.0
    for (subpath, lengths) in zip(all, lengths) {
      var goesOn = false
      for (segment, lengths) in zip(subpath.segments, lengths) {
        let length = lengths.last ?? 0
        defer { passed += length }
        guard passed + length > from, passed < to else {
          goesOn = false
          continue
        }
        let a = Segment.parameter(at: from - passed, in: lengths)
        let b = Segment.parameter(at: to - passed, in: lengths)
        let part = segment.part(from: a, to: b)
        if !goesOn { result.move(to: part.start) }
        result.append(part)
        goesOn = true
      }
    }
    return result
  }
}

extension DrawingPath.Segment {
  /// The extreme points in x or y.
  fileprivate var extremes: [DrawingPoint] {
    guard !controls.isEmpty else { return [] }
    let all = [start] + controls + [end]
    return [\DrawingPoint.x, \.y].flatMap { axis in roots(all.map { $0[keyPath: axis] }) }
      .filter { $0 > 0 && $0 < 1 }
      .map(point(at:))
  }

  /// Returns the parameters at which the derivative of a curve of degree two or three is 0.
  private func roots(_ p: [Double]) -> [Double] {
    if p.count == 3 {
      let bend = p[0] - 2 * p[1] + p[2]
      return bend == 0 ? [] : [(p[0] - p[1]) / bend]
    }
    let a = -p[0] + 3 * p[1] - 3 * p[2] + p[3]
    let b = 2 * (p[0] - 2 * p[1] + p[2])
    let c = p[1] - p[0]
    guard abs(a) > 1e-12 else { return b == 0 ? [] : [-c / b] }
    let inner = b * b - 4 * a * c
    guard inner >= 0 else { return [] }
    return [(-b + inner.squareRoot()) / (2 * a), (-b - inner.squareRoot()) / (2 * a)]
  }

  /// The number of steps by which lengths along a curve are measured.
  private static var steps: Int { 64 }

  /// The lengths from its start to points at even steps of the parameter.
  fileprivate var lengths: [Double] {
    guard !controls.isEmpty else { return [0, start.distance(to: end)] }
    var (last, sum) = (start, 0.0)
    return (0...Self.steps).map { step in
      let point = point(at: Double(step) / Double(Self.steps))
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// Returns the parameter at a length.
  fileprivate static func parameter(at length: Double, in lengths: [Double]) -> Double {
    guard length > 0 else { return 0 }
    guard let next = lengths.firstIndex(where: { $0 >= length }), next > 0 else { return 1 }
    let (a, b) = (lengths[next - 1], lengths[next])
    let share = b > a ? (length - a) / (b - a) : 0
    return (Double(next - 1) + share) / Double(lengths.count - 1)
  }
}
