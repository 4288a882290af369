import Foundation

extension Animation.Curve {
  /// Returns the progress after a fraction of the time.
  ///
  /// - Parameters:
  ///   - time: The fraction of the time, from 0 to 1.
  ///   - duration: The whole time, for a spring's velocity.
  /// - Returns: The progress, which exceeds 1 at times for a spring that oscillates.
  public func place(after time: Double, over duration: Duration) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    if self == .linear { return time }
    guard case .spring(let damping, let velocity) = self else {
      let points = controlPoints
      return Self.bezier(points.y1, points.y2, at: parameter(points.x1, points.x2, of: time))
    }
    return Self.spring(damping, velocity * (duration / .seconds(1)), at: time)
  }

  /// Returns the fraction of the time after which a progress is reached; for a spring, the same
  /// number.
  public func time(of place: Double) -> Double {
    guard place > 0 else { return 0 }
    guard place < 1 else { return 1 }
    if case .spring = self { return place }
    if self == .linear { return place }
    let points = controlPoints
    return Self.bezier(points.x1, points.x2, at: parameter(points.y1, points.y2, of: place))
  }

  /// Returns the part of the curve between two fractions of the time, as a curve of its own.
  ///
  /// A spring stays the same in each part.
  public func piece(from start: Double, to end: Double) -> Animation.Curve {
    if self == .linear || start <= 0 && end >= 1 { return self }
    if case .spring = self { return self }
    let points = controlPoints
    let first = start <= 0 ? 0 : parameter(points.x1, points.x2, of: start)
    let last = end >= 1 ? 1 : parameter(points.x1, points.x2, of: end)
    let x = Self.cut(points.x1, points.x2, from: first, to: last)
    let y = Self.cut(points.y1, points.y2, from: first, to: last)
    guard x.3 - x.0 > 1e-6, abs(y.3 - y.0) > 1e-6 else { return .linear }
    func part(_ value: Double, of ends: (Double, Double, Double, Double)) -> Double {
      (value - ends.0) / (ends.3 - ends.0)
    }
    return .cubic(
      x1: min(max(part(x.1, of: x), 0), 1),
      y1: part(y.1, of: y),
      x2: min(max(part(x.2, of: x), 0), 1),
      y2: part(y.2, of: y)
    )
  }

  /// The curve of the reversed animation.
  public var reversed: Animation.Curve {
    switch self {
    case .linear, .easeInOut, .spring: self
    case .easeIn: .easeOut
    case .easeOut: .easeIn
    case .cubic(let x1, let y1, let x2, let y2):
      .cubic(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
    }
  }

  private var controlPoints: (x1: Double, y1: Double, x2: Double, y2: Double) {
    switch self {
    case .linear, .spring: (0, 0, 1, 1)
    case .easeInOut: (0.42, 0, 0.58, 1)
    case .easeIn: (0.42, 0, 1, 1)
    case .easeOut: (0, 0, 0.58, 1)
    case .cubic(let x1, let y1, let x2, let y2): (x1, y1, x2, y2)
    }
  }

  /// Returns the parameter of a Bézier curve from 0 to 1 at which a coordinate has a value.
  private func parameter(_ first: Double, _ second: Double, of value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.bezier(first, second, at: middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private static func bezier(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the four coordinates of the part of a Bézier curve between two parameters.
  private static func cut(
    _ first: Double,
    _ second: Double,
    from start: Double,
    to end: Double
  ) -> (Double, Double, Double, Double) {
    func blossom(_ a: Double, _ b: Double, _ c: Double) -> Double {
      (1 - a) * (1 - b) * c * first + (1 - a) * b * (1 - c) * first + a * (1 - b) * (1 - c) * first
        + (1 - a) * b * c * second + a * (1 - b) * c * second + a * b * (1 - c) * second + a * b * c
    }
    return (
      blossom(start, start, start), blossom(start, start, end), blossom(start, end, end),
      blossom(end, end, end)
    )
  }

  /// Returns the progress of a spring that is at rest, to a thousandth, at the end.
  ///
  /// - Parameters:
  ///   - damping: 1 for a spring that does not oscillate.
  ///   - velocity: The initial velocity, in total distances per duration.
  ///   - time: The fraction of the time.
  /// - Returns: The progress.
  private static func spring(_ damping: Double, _ velocity: Double, at time: Double) -> Double {
    let speed = 7 / damping
    let swing = speed * max(1e-6, 1 - damping * damping).squareRoot()
    let sway = cos(swing * time) + (damping * speed - velocity) / swing * sin(swing * time)
    return 1 - exp(-damping * speed * time) * sway
  }
}
