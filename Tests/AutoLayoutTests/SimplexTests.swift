import Testing

@testable import AutoLayout

/// Degenerate programs, for which some pivot rules cycle.
struct SimplexTests {
  /// Beale's example, whose optimum is 1/20.
  private var beale: System {
    var system = System(4)
    for variable in 0..<4 { system.add([(variable, 1)], .greaterThanOrEqual, 0) }
    system.add([(0, 0.25), (1, -60), (2, -0.04), (3, 9)], .lessThanOrEqual, 0)
    system.add([(0, 0.5), (1, -90), (2, -0.02), (3, 3)], .lessThanOrEqual, 0)
    system.add([(2, 1)], .lessThanOrEqual, 1)
    system.add([(0, 0.75), (1, -150), (2, 0.02), (3, -6)], .equal, 1000, 500)
    return system
  }

  /// Kuhn's example, as in Chvátal, whose optimum is 2.
  private var kuhn: System {
    var system = System(4)
    for variable in 0..<4 { system.add([(variable, 1)], .greaterThanOrEqual, 0) }
    system.add([(0, -2), (1, -9), (2, 1), (3, 9)], .lessThanOrEqual, 0)
    system.add([(0, 1.0 / 3), (1, 1), (2, -1.0 / 3), (3, -2)], .lessThanOrEqual, 0)
    system.add([(0, 2), (1, 3), (2, -1), (3, -12)], .lessThanOrEqual, 2)
    system.add([(0, 2), (1, 3), (2, -1), (3, -12)], .equal, 1000, 500)
    return system
  }

  private func objective(_ system: System, _ values: [Double]) -> Double {
    let last = system.structure.constraint(at: system.structure.constraintCount - 1)
    return last?.terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] } ?? .nan
  }

  @Test func bealesExampleEnds() {
    #expect(abs(objective(beale, beale.values) - 0.05) < 1e-9)
  }

  @Test func kuhnsExampleEnds() {
    #expect(abs(objective(kuhn, kuhn.values) - 2) < 1e-9)
  }

  @Test(arguments: 0..<2)
  func blandsRuleAloneFindsTheSameOptimum(example: Int) throws {
    let system = example == 0 ? beale : kuhn
    let (values, steps) = try solveUnderBlandsRule(system)
    #expect(steps > 0)
    #expect(abs(objective(system, values) - (example == 0 ? 0.05 : 2)) < 1e-9)
  }

  @Test func blandsRuleEqualsTheSteepestEdgeOnRandomSystems() throws {
    var steps = 0
    var compared = 0
    for seed in 0..<2000 {
      let system = System.random(seed: UInt64(seed))
      let solution = system.solution
      if !solution.conflicts.isEmpty { continue }
      let (values, blandSteps) = try solveUnderBlandsRule(system)
      #expect(areClose(values, solution.values, 1e-8), "seed \(seed)")
      steps += blandSteps
      compared += 1
    }
    #expect(compared > 1000)
    #expect(steps > 1000)
  }

  @Test func manyEqualConstraintsEnd() {
    // A hypercube's corner where all of 40 inequalities are degenerate.
    var system = System(20)
    for variable in 0..<20 {
      system.add([(variable, 1)], .greaterThanOrEqual, 0)
      system.add(
        [(variable, 1), ((variable + 1) % 20, -1), ((variable + 7) % 20, 0.5)],
        .lessThanOrEqual,
        0
      )
    }
    system.add((0..<20).map { ($0, 1) }, .equal, 100, 250)
    #expect(system.values.allSatisfy { abs($0) < 1e-9 })
  }

  private func solveUnderBlandsRule(_ system: System) throws -> ([Double], steps: Int) {
    var workspace = Workspace()
    workspace.simplex.stallLimit = -1
    let plan = workspace.compiler.compile(system.structure)
    var values = [Double](repeating: 0, count: system.structure.variableCount)
    let isFeasible = values.withUnsafeMutableBufferPointer {
      workspace.solve(plan, system.constants, system.given, $0, .solution, isWarm: false)
    }
    try #require(isFeasible)
    return (values, workspace.simplex.blandSteps)
  }
}
