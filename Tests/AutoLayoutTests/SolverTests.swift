import Testing

@testable import AutoLayout

struct SolverTests {
  @Test func equalStructuresShareAPlan() {
    let solver = Solver()
    let system = System.random(seed: 1)
    let plan = solver.plan(for: system.structure)
    #expect(solver.plan(for: System.random(seed: 1).structure) === plan)
    var other = system.structure
    other.append([Term(0)], .equal)
    #expect(other != system.structure)
    #expect(solver.plan(for: other) !== plan)
  }

  @Test func structuresThatDifferInAnyPartAreNotEqual() {
    func structure(
      _ variables: Int = 2,
      given: [Int] = [],
      _ coefficient: Double = 1,
      _ relation: Relation = .equal,
      _ priority: Float = 1000,
      _ isBreakable: Bool = true
    ) -> Structure {
      var result = Structure(variableCount: variables, given: given)
      result.append(
        [Term(0, coefficient)],
        relation,
        priority: priority,
        isBreakable: isBreakable
      )
      return result
    }
    let all = [
      structure(), structure(3), structure(given: [1]), structure(2, 0.7), structure(2, -1),
      structure(2, 1, .lessThanOrEqual), structure(2, 1, .equal, 999),
      structure(2, 1, .equal, 1000, false),
    ]
    #expect(Set(all).count == all.count)
    #expect(structure(2, 0) == structure(2, -0.0))
  }

  @Test(arguments: [1, -1, 0.5, -0.5, 2, -2, 0, 0.1, 1e-9, -3.75, 1e12])
  func coefficientsSurviveTheEncoding(coefficient: Double) {
    var structure = Structure(variableCount: 1000)
    structure.append([Term(999, coefficient), Term(3)], .lessThanOrEqual, priority: 251)
    structure.forEachConstraint { index, terms, relation, priority in
      #expect(index == 0)
      #expect(terms == [Term(999, coefficient), Term(3)])
      #expect(relation == .lessThanOrEqual)
      #expect(priority == 251)
    }
  }

  @Test func theCacheForgetsTheOldest() {
    let solver = Solver(planCapacity: 2)
    func structure(_ constraints: Int) -> Structure {
      var result = Structure(variableCount: 1)
      for _ in 0..<constraints { result.append([Term(0)], .equal) }
      return result
    }
    let plans = (1...3).map { solver.plan(for: structure($0)) }
    #expect(solver.plan(for: structure(2)) === plans[1])
    #expect(solver.plan(for: structure(3)) === plans[2])
    for count in 4...7 { _ = solver.plan(for: structure(count)) }
    #expect(solver.plan(for: structure(1)) !== plans[0])
  }

  @Test func warmSolvesEqualColdSolves() {
    let warm = Solver()
    let cold = Solver()
    cold.usesWarmStarts = false
    var compared = 0
    for seed in 0..<1500 {
      var system = System.random(seed: UInt64(seed))
      var generator = SeededGenerator(seed: UInt64(seed) + 77)
      let plans = (warm.plan(for: system.structure), cold.plan(for: system.structure))
      for _ in 0..<5 {
        var (one, other) = (
          [Double](repeating: 0, count: system.structure.variableCount),
          [Double](repeating: 0, count: system.structure.variableCount)
        )
        let isFeasible = warm.solve(
          plans.0,
          constants: system.constants,
          given: system.given,
          into: &one
        )
        let isColdFeasible = cold.solve(
          plans.1,
          constants: system.constants,
          given: system.given,
          into: &other
        )
        #expect(isFeasible == isColdFeasible, "seed \(seed)")
        if isFeasible {
          #expect(areClose(one, other), "seed \(seed)")
          compared += 1
        }
        for index in system.constants.indices {
          system.constants[index] += Double(Int.random(in: -9...9, using: &generator))
        }
      }
    }
    #expect(compared > 3000)
  }

  @Test func manyWarmSolvesDoNotDrift() {
    let warm = Solver()
    let cold = Solver()
    cold.usesWarmStarts = false
    var compared = 0
    for seed in 0..<40 {
      let system = System.random(seed: UInt64(seed))
      var generator = SeededGenerator(seed: UInt64(seed) + 123)
      let plans = (warm.plan(for: system.structure), cold.plan(for: system.structure))
      var (one, other) = (
        [Double](repeating: 0, count: system.structure.variableCount),
        [Double](repeating: 0, count: system.structure.variableCount)
      )
      for _ in 0..<300 {
        let constants = system.constants.map {
          $0 + Double(Int.random(in: -30...30, using: &generator)) / 3
        }
        let isFeasible = warm.solve(
          plans.0,
          constants: constants,
          given: system.given,
          into: &one
        )
        let isColdFeasible = cold.solve(
          plans.1,
          constants: constants,
          given: system.given,
          into: &other
        )
        #expect(isFeasible == isColdFeasible, "seed \(seed)")
        if isFeasible {
          #expect(areClose(one, other), "seed \(seed)")
          compared += 1
        }
      }
    }
    #expect(compared > 4000)
  }

  @Test func theOrderOfConstraintsDoesNotMatter() {
    var compared = 0
    for seed in 0..<1000 {
      let system = System.random(seed: UInt64(seed))
      let solution = system.solution
      if !solution.conflicts.isEmpty { continue }
      var generator = SeededGenerator(seed: UInt64(seed) + 5)
      let order = system.constants.indices.shuffled(using: &generator)
      var other = system
      other.structure = system.structure.restricted(to: order)
      other.constants = order.map { system.constants[$0] }
      #expect(other.values == solution.values, "seed \(seed)")
      compared += 1
    }
    #expect(compared > 500)
  }

  @Test func theOrderDoesNotMatterToTheLastBit() {
    // Three required equalities of one highest variable, whose elimination rounds.
    let rows: [[(Int, Double)]] = [
      [(0, 0.1), (3, 0.3)], [(1, 0.7), (3, 0.9)], [(2, 1.1), (3, 1.3)],
    ]
    func values(_ order: [Int]) -> [Double] {
      var system = System(4)
      for row in order { system.add(rows[row], .equal, Double(row) + 1) }
      system.add([(0, 1)], .equal, 0.7, 500)
      return system.values
    }
    let expected = values([0, 1, 2])
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      #expect(values(order) == expected)
    }
  }

  @Test func aWarmSolveKeepsTheOrderOfAmbiguousVariables() {
    // First only x₁ and x₂ are ambiguous; then x₀ is too, and comes before them.
    var system = System(3)
    system.add([(0, 1)], .greaterThanOrEqual, 79, 750)
    system.add([(0, 1)], .lessThanOrEqual, 79, 252)
    system.add([(1, 1)], .greaterThanOrEqual, 0)
    system.add([(2, 1)], .greaterThanOrEqual, 0)
    system.add([(2, 1)], .lessThanOrEqual, 100)
    system.add([(0, 1), (1, 1), (2, 1)], .equal, 600, 500)
    let solver = Solver()
    #expect(
      solver.solution(of: system.structure, constants: system.constants).values == [79, 421, 100]
    )
    system.constants[0] = 69
    #expect(
      solver.solution(of: system.structure, constants: system.constants).values == [69, 431, 100]
    )
  }

  @Test func longChainsKeepTheirPrecision() {
    // A column of 400 views of 0.1 points.
    var system = System(800)
    for view in 0..<400 {
      system.add([(view, 10)], .equal, 1)
      system.add(
        view == 0 ? [(400, 1)] : [(400 + view, 1), (399 + view, -1), (view - 1, -1)],
        .equal,
        0
      )
    }
    #expect(abs(system.values[799] - 39.9) < 1e-9)
  }
}
