/// The working memory of a solver, which neither plans nor solved systems retain.
struct Workspace: ~Copyable {
  var compiler = Compiler()
  var evaluator = Evaluator()
  var simplex = Simplex()

  /// Solves a system, or determines its feasibility or ambiguity.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - constants: The constants of the constraints.
  ///   - given: The values of the given variables.
  ///   - values: The values of the variables; for ambiguity, a direction that moves ambiguous ones.
  ///   - goal: The goal of the solve.
  ///   - isWarm: Whether to start from the plan's last basis.
  /// - Returns: Whether the required constraints can hold.
  mutating func solve(
    _ plan: Plan,
    _ constants: [Double],
    _ given: [Double],
    _ values: UnsafeMutableBufferPointer<Double>,
    _ goal: Goal,
    isWarm: Bool
  ) -> Bool {
    guard evaluator.computeResiduals(plan, constants: constants, given: given) else {
      return false
    }
    // Without variables there is nothing to place.
    guard let values = values.baseAddress else { return true }
    for index in 0..<given.count {
      values[Int(plan.structure.given[index])] = goal == .ambiguity ? 0 : given[index]
    }
    var weights = Weights()
    if goal == .ambiguity {
      guard evaluator.probeIsolated(plan, values, &weights) else { return false }
    } else {
      guard evaluator.placeIsolated(plan, values) else { return false }
    }
    for index in 0..<plan.components.count {
      guard simplex.run(index, of: plan, &evaluator, goal, isWarm: isWarm) else { return false }
      if goal == .ambiguity { simplex.probe(&weights) }
      let component = plan.components[index]
      for local in 0..<component.variableCount {
        let variable = plan.componentVariables[component.firstVariable + local]
        values[Int(variable)] = simplex.value[local]
      }
    }
    if goal != .feasibility {
      evaluator.placeEliminated(plan, values, isHomogeneous: goal == .ambiguity)
    }
    return true
  }
}

/// The purpose of a solve.
enum Goal {
  case solution
  case feasibility
  case ambiguity
}
