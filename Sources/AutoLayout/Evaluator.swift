/// Computes the values that need no simplex: residuals, isolated variables, eliminated ones.
struct Evaluator: ~Copyable {
  /// The residuals by constraint, followed by the given values.
  var residuals = Scratch<Double>()

  var costs = CostFunctions()

  /// Computes the residuals of all constraints that the plan needs.
  ///
  /// - Returns: Whether the constraints without variables hold.
  mutating func computeResiduals(
    _ plan: Plan,
    constants: borrowing [Double],
    given: borrowing [Double]
  ) -> Bool {
    let count = constants.count
    residuals.resize(to: count + given.count)
    for index in 0..<given.count { residuals[count + index] = given[index] }
    var operation = 0
    for step in 0..<plan.stepRow.count {
      let row = Int(plan.stepRow[step])
      var residual = constants[row]
      let end = Int(plan.stepEnd[step])
      while operation < end {
        residual -=
          plan.operationFactor[operation] * residuals[plan.operationSource[operation]]
        operation += 1
      }
      residuals[row] = residual * plan.stepScale[step]
    }
    for index in 0..<plan.checks.count
    where !plan.checks[index].holds(residuals[plan.checks[index].row]) {
      return false
    }
    return true
  }

  /// Places the isolated variables, level by level.
  ///
  /// - Returns: Whether their required constraints can hold.
  mutating func placeIsolated(_ plan: Plan, _ values: UnsafeMutablePointer<Double>) -> Bool {
    for index in 0..<plan.isolated.count {
      let variable = Int(plan.isolated[index])
      guard let interval = optimum(ofForm: variable, plan) else { return false }
      values[variable] = interval.nearest(to: tightPosition(ofForm: variable, plan))
    }
    return true
  }

  /// Returns the bound that a form takes where a range is left; 0 for a size, and for a form without
  /// a tight inequality.
  func tightPosition(ofForm form: Int, _ plan: Plan) -> Double {
    guard form >= plan.structure.sizeCount, !plan.tightRow.isEmpty, plan.tightRow[form] >= 0 else {
      return 0
    }
    return residuals[plan.tightRow[form]]
  }

  /// Writes 0 for isolated variables that are determined, and a weight for ambiguous ones.
  ///
  /// - Returns: Whether their required constraints can hold.
  mutating func probeIsolated(
    _ plan: Plan,
    _ direction: UnsafeMutablePointer<Double>,
    _ weights: inout Weights
  ) -> Bool {
    for index in 0..<plan.isolated.count {
      let variable = Int(plan.isolated[index])
      guard let interval = optimum(ofForm: variable, plan) else { return false }
      let range = min(1, interval.upper - interval.lower)
      direction[variable] = range <= Tolerance.ambiguity ? 0 : range * weights.next()
    }
    return true
  }

  /// Returns the best interval of a form, independent of other forms, or nil if it is empty.
  mutating func optimum(ofForm form: Int, _ plan: Plan) -> Interval? {
    var interval = Interval.all
    var index = Int(plan.entryStart[form])
    let end = Int(plan.entryStart[form + 1])
    while index < end && plan.entries[index].level == 0 {
      interval.require(plan.entries[index].relation, residuals[plan.entries[index].row])
      index += 1
    }
    guard interval.close() else { return nil }
    while index < end && !interval.isPoint {
      index = restrict(&interval, from: index, to: end, plan, tilt: 0)
    }
    return interval
  }

  /// Restricts an interval to the optimum of the level that begins at `start`.
  ///
  /// - Returns: The start of the next level.
  mutating func restrict(
    _ interval: inout Interval,
    from start: Int,
    to limit: Int,
    _ plan: Plan,
    tilt: Double
  ) -> Int {
    let entry = plan.entries[start]
    var end = start + 1
    while end < limit && plan.entries[end].level == entry.level { end += 1 }
    if end == start + 1 && tilt == 0 {
      interval.minimiseViolation(of: entry.relation, residuals[entry.row])
      return end
    }
    costs.removeAll()
    costs.append(
      start..<end,
      of: plan.entries,
      residuals: residuals.base,
      lower: interval.lower,
      upper: interval.upper
    )
    interval.minimise(costs, position: 0, slope: 0, count: costs.positions.count, tilt: tilt)
    return end
  }

  /// Computes eliminated variables from those that remain.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - values: The values of all variables.
  ///   - isHomogeneous: Whether constants count as zero, so that differences are computed.
  func placeEliminated(
    _ plan: Plan,
    _ values: UnsafeMutablePointer<Double>,
    isHomogeneous: Bool = false
  ) {
    for index in 0..<plan.eliminated.count {
      let pivot = Int(plan.eliminatedPivot[index])
      var value = isHomogeneous ? 0 : residuals[plan.pivotRow[pivot]]
      for term in Int(plan.pivotStart[pivot])..<Int(plan.pivotStart[pivot + 1]) {
        value -= plan.pivotCoefficient[term] * values[Int(plan.pivotVariable[term])]
      }
      values[Int(plan.eliminated[index])] = value
    }
  }
}
