/// A closed interval, whose ends may be infinite.
struct Interval: BitwiseCopyable, Equatable {
  var lower: Double
  var upper: Double

  static let all = Interval(lower: -.infinity, upper: .infinity)

  /// A Boolean value that indicates whether the interval has a single element, up to rounding.
  var isPoint: Bool { upper - lower <= Tolerance.position }

  /// The element that is nearest to zero.
  var nearestToZero: Double { nearest(to: 0) }

  /// Returns the element that is nearest to a point.
  func nearest(to point: Double) -> Double { min(max(point, lower), upper) }

  /// Returns whether a value lies in the interval, up to the feasibility tolerance.
  func contains(_ value: Double) -> Bool {
    value >= lower - Tolerance.feasibility && value <= upper + Tolerance.feasibility
  }

  /// Restricts the interval to a required inequality.
  mutating func require(_ relation: Relation, _ bound: Double) {
    if relation != .greaterThanOrEqual { upper = min(upper, bound) }
    if relation != .lessThanOrEqual { lower = max(lower, bound) }
  }

  /// Merges ends that cross by less than the tolerance, and returns false if they cross by more.
  mutating func close() -> Bool {
    if lower <= upper { return true }
    guard lower - upper <= Tolerance.feasibility else { return false }
    lower = (lower + upper) / 2
    upper = lower
    return true
  }

  /// Restricts the interval to the elements that violate one constraint least.
  mutating func minimiseViolation(of relation: Relation, _ bound: Double) {
    let target = min(max(bound, lower), upper)
    if relation != .greaterThanOrEqual { upper = target }
    if relation != .lessThanOrEqual { lower = target }
  }

  /// Restricts the interval to the minimum of "function minus tilt times variable".
  ///
  /// - Parameters:
  ///   - costs: The functions.
  ///   - position: The first breakpoint of the function over this interval.
  ///   - slope: The first slope of the function.
  ///   - count: The number of breakpoints.
  ///   - tilt: The slope that is treated as zero.
  mutating func minimise(
    _ costs: borrowing CostFunctions,
    position: Int,
    slope: Int,
    count: Int,
    tilt: Double
  ) {
    var piece = 0
    while piece <= count && costs.slopes[slope + piece] < tilt - Tolerance.slope { piece += 1 }
    let low =
      piece == 0 ? lower : piece > count ? upper : costs.positions[position + piece - 1]
    while piece <= count && costs.slopes[slope + piece] <= tilt + Tolerance.slope { piece += 1 }
    let high =
      piece == 0 ? lower : piece > count ? upper : costs.positions[position + piece - 1]
    lower = low
    upper = high
  }
}
