extension Simplex {
  /// Solves one component of a plan.
  ///
  /// - Parameters:
  ///   - number: The number of the component.
  ///   - plan: The plan, which remembers the basis for the next solve.
  ///   - evaluator: The residuals.
  ///   - goal: The goal of the solve.
  ///   - isWarm: Whether to start from the last basis.
  /// - Returns: Whether the required constraints can hold.
  mutating func run(
    _ number: Int,
    of plan: Plan,
    _ evaluator: inout Evaluator,
    _ goal: Goal,
    isWarm: Bool
  ) -> Bool {
    let component = plan.components[number]
    if goal == .solution, isWarm, let start = plan.warmStarts[number],
      start.pivotCount <= WarmStart.pivotLimit
    {
      switch resume(component, of: plan, &evaluator, from: start) {
      case .solved: return true
      case .infeasible: return false
      case .started: break
      }
    } else {
      guard setUp(component, of: plan, &evaluator) else { return false }
    }
    guard solve(plan, evaluator, onlyRequired: goal == .feasibility) else { return false }
    if goal == .solution {
      pull()
      computeBasicValues()
      plan.warmStarts[number] = remember()
    }
    return true
  }
}
