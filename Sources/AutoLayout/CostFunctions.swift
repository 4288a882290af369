/// Memory for convex piecewise-linear cost functions of one variable each.
///
/// A function over an interval has c breakpoints inside of it and c + 1 slopes. The functions of a
/// level are stored consecutively.
struct CostFunctions: ~Copyable {
  var positions = Scratch<Double>()
  var slopes = Scratch<Double>()
  private var jumps = Scratch<Double>()

  mutating func removeAll() {
    positions.truncate(to: 0)
    slopes.truncate(to: 0)
  }

  /// Appends a function without breakpoints.
  mutating func appendZero() { slopes.append(0) }

  /// Appends the cost of violating the constraints of one level, restricted to an interval.
  ///
  /// - Complexity: O(c²) for c constraints, of which a level of one form has very few.
  mutating func append(
    _ range: Range<Int>,
    of entries: PlanSection<Entry>,
    residuals: UnsafePointer<Double>,
    lower: Double,
    upper: Double
  ) {
    let first = positions.count
    var slope = 0.0
    jumps.truncate(to: 0)
    for index in range {
      let entry = entries[index]
      let jump = entry.relation == .equal ? 2 * entry.weight : entry.weight
      if entry.relation != .lessThanOrEqual { slope -= entry.weight }
      insert(
        residuals[Int(entry.row)],
        jump: jump,
        first: first,
        &slope,
        lower: lower,
        upper: upper
      )
    }
    slopes.append(slope)
    for index in 0..<jumps.count {
      slope += jumps[index]
      slopes.append(slope)
    }
  }

  /// Appends the distance from a point, restricted to an interval.
  mutating func appendDistance(from point: Double, lower: Double, upper: Double) {
    var slope = -1.0
    jumps.truncate(to: 0)
    insert(point, jump: 2, first: positions.count, &slope, lower: lower, upper: upper)
    slopes.append(slope)
    if jumps.count > 0 { slopes.append(slope + jumps[0]) }
  }

  /// Appends the distance from an interval.
  mutating func appendDistance(from lower: Double, to upper: Double) {
    slopes.append(lower.isFinite ? -1 : 0)
    if lower.isFinite {
      positions.append(lower)
      if upper - lower <= Tolerance.position {
        slopes.append(1)
        return
      }
      slopes.append(0)
    }
    if upper.isFinite {
      positions.append(upper)
      slopes.append(1)
    }
  }

  private mutating func insert(
    _ position: Double,
    jump: Double,
    first: Int,
    _ slope: inout Double,
    lower: Double,
    upper: Double
  ) {
    if position <= lower + Tolerance.position {
      slope += jump
      return
    }
    if position >= upper - Tolerance.position { return }
    var place = positions.count
    while place > first && positions[place - 1] > position + Tolerance.position { place -= 1 }
    if place > first && positions[place - 1] >= position - Tolerance.position {
      jumps[place - 1 - first] += jump
      return
    }
    positions.append(position)
    jumps.append(jump)
    var last = positions.count - 1
    while last > place {
      positions[last] = positions[last - 1]
      jumps[last - first] = jumps[last - 1 - first]
      last -= 1
    }
    positions[place] = position
    jumps[place - first] = jump
  }
}
