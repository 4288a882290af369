extension Simplex {
  /// Minimises the sum of the cost functions.
  ///
  /// The steepest nonbasic variable enters. After many steps without progress the lowest variable
  /// enters and leaves (Bland's rule) until there is progress, which excludes cycles.
  mutating func minimise() {
    locate()
    var stalled = 0
    // A safeguard against rounding errors: any state is feasible and optimal for the previous
    // levels.
    var remaining = 1000 + 100 * count
    while remaining > 0 {
      remaining -= 1
      computeGradient()
      let usesBland = stalled >= stallLimit
      guard let (column, direction) = entering(lowest: usesBland) else { return }
      if usesBland { countBlandStep() }
      guard let distance = step(column, direction, isShort: usesBland) else { return }
      stalled = distance > Tolerance.position ? 0 : stalled + 1
    }
    assertionFailure("The simplex method did not end.")
  }

  /// Finds the pieces on which the variables lie.
  private mutating func locate() {
    for index in 0..<count {
      let first = Int(costPosition[index])
      let breakpoints = Int(costCount[index])
      let current = value[index]
      var piece = 0
      while piece < breakpoints
        && costs.positions[first + piece] < current - Tolerance.position
      { piece += 1 }
      pieceBelow[index] = Int32(piece)
      guard rowOf[index] < 0 else { continue }
      let isAtBreakpoint =
        piece < breakpoints && costs.positions[first + piece] <= current + Tolerance.position
      pieceAbove[index] = Int32(isAtBreakpoint ? piece + 1 : piece)
      if current <= interval[index].lower + Tolerance.position { pieceBelow[index] = -1 }
      if current >= interval[index].upper - Tolerance.position {
        pieceAbove[index] = Int32(breakpoints + 1)
      }
    }
  }

  /// Computes the gradient of the basic variables' cost with respect to nonbasic ones.
  mutating func computeGradient() {
    for column in 0..<structuralCount { gradient[column] = 0 }
    for row in 0..<formCount {
      let index = basis[row]
      let slope = costs.slopes[costSlope[index] + pieceBelow[index]]
      if slope == 0 { continue }
      let start = row * structuralCount
      for column in 0..<structuralCount { gradient[column] += slope * tableau[start + column] }
    }
  }

  /// Returns a nonbasic variable whose move lowers the cost, and its direction.
  private mutating func entering(lowest: Bool) -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    var bestGain = Tolerance.slope
    for column in 0..<structuralCount {
      let index = nonbasic[column]
      if interval[index].isPoint { continue }
      var gain = 0.0
      var direction = 1.0
      if pieceAbove[index] <= costCount[index] {
        gain = -(costs.slopes[costSlope[index] + pieceAbove[index]] + gradient[column])
      }
      if pieceBelow[index] >= 0 {
        let below = costs.slopes[costSlope[index] + pieceBelow[index]] + gradient[column]
        if below > gain {
          gain = below
          direction = -1
        }
      }
      if lowest {
        guard gain > Tolerance.slope else { continue }
        if let best, nonbasic[best.column] < index { continue }
        best = (column, direction)
      } else if gain > bestGain {
        bestGain = gain
        best = (column, direction)
      }
    }
    return best
  }
}
