/// Searches a system's required constraints for smallest sets that contradict each other.
struct ConflictSearch {
  private let solver: Solver
  private let structure: Structure
  private let constants: [Double]
  private let given: [Double]

  init(_ solver: Solver, _ structure: Structure, _ constants: [Double], _ given: [Double]) {
    self.solver = solver
    self.structure = structure
    self.constants = constants
    self.given = given
  }

  /// Returns whether some of the constraints can hold together.
  func isFeasible(_ constraints: some Collection<Int>) -> Bool {
    solver.isFeasible(
      solver.compile(structure.restricted(to: constraints)),
      constants: constraints.map { constants[$0] },
      given: given
    )
  }

  /// Returns the length of the shortest prefix that cannot hold, by bisection.
  ///
  /// - Parameters:
  ///   - constraints: Constraints that cannot hold together.
  ///   - feasibleCount: The length of a prefix that can hold.
  /// - Returns: The length.
  func shortestInfeasiblePrefix(_ constraints: [Int], from feasibleCount: Int) -> Int {
    var (feasible, infeasible) = (feasibleCount, constraints.count)
    while infeasible - feasible > 1 {
      let middle = (feasible + infeasible) / 2
      if isFeasible(constraints[..<middle]) { feasible = middle } else { infeasible = middle }
    }
    return infeasible
  }

  /// Returns a smallest set of constraints that cannot hold together with another one.
  ///
  /// The method is QuickXplain (Junker, 2004): it halves the candidates and looks for the part of
  /// a conflict in one half while the other half is in the background.
  func smallestConflict(of candidates: ArraySlice<Int>, with constraint: Int) -> [Int] {
    isFeasible([constraint])
      ? explain(background: [constraint], hasNews: false, Array(candidates)) : []
  }

  private func explain(background: [Int], hasNews: Bool, _ candidates: [Int]) -> [Int] {
    if hasNews && !isFeasible(background) { return [] }
    if candidates.count <= 1 { return candidates }
    let half = candidates.count / 2
    let (first, second) = (Array(candidates[..<half]), Array(candidates[half...]))
    let fromSecond = explain(background: background + first, hasNews: true, second)
    let fromFirst = explain(
      background: background + fromSecond,
      hasNews: !fromSecond.isEmpty,
      first
    )
    return fromFirst + fromSecond
  }
}
