extension Solver {
  /// Solves a system, and breaks required constraints until the others can hold.
  ///
  /// The constraints are taken in their order, unbreakable ones first. One that contradicts those
  /// before it is broken and reported with a smallest set of constraints that it contradicts.
  ///
  /// - Parameters:
  ///   - structure: The structure, whose constraints are in the order in which they were added.
  ///   - constants: The constants of the constraints.
  ///   - given: The values of the given variables.
  /// - Returns: The values, and the conflicts if there are any.
  /// - Complexity: That of ``solve(_:constants:given:into:)`` without conflicts. A conflict of c
  ///   among k required constraints takes about c · log k checks of feasibility.
  public func solution(
    of structure: Structure,
    constants: [Double],
    given: [Double] = []
  ) -> Solution {
    var values = [Double](repeating: 0, count: structure.variableCount)
    if solve(plan(for: structure), constants: constants, given: given, into: &values) {
      return Solution(values: values, conflicts: [])
    }
    let conflicts = conflicts(in: structure, constants: constants, given: given)
    let broken = Set(conflicts.map(\.broken))
    let kept = (0..<structure.constraintCount).filter { !broken.contains($0) }
    let isFeasible = solve(
      plan(for: structure.restricted(to: kept)),
      constants: kept.map { constants[$0] },
      given: given,
      into: &values
    )
    assert(isFeasible, "Breaking \(broken) leaves the system infeasible.")
    return Solution(values: values, conflicts: conflicts)
  }

  /// Returns the conflicts of a system's required constraints.
  public func conflicts(
    in structure: Structure,
    constants: [Double],
    given: [Double] = []
  ) -> [Conflict] {
    let headers = structure.headers
    let required = headers.indices.filter { headers[$0].isRequired }
    var remaining =
      required.filter { !headers[$0].isBreakable } + required.filter { headers[$0].isBreakable }
    let search = ConflictSearch(self, structure, constants, given)
    var conflicts: [Conflict] = []
    var feasibleCount = 0
    while !search.isFeasible(remaining) {
      let last = search.shortestInfeasiblePrefix(remaining, from: feasibleCount) - 1
      let broken = remaining[last]
      let others = search.smallestConflict(of: remaining[..<last], with: broken)
      conflicts.append(Conflict(constraints: (others + [broken]).sorted(), broken: broken))
      remaining.remove(at: last)
      feasibleCount = last
    }
    return conflicts
  }
}
