import Testing

@testable import AutoLayout

/// Tight inequalities, where all constraints leave a range.
struct TightnessTests {
  @Test(arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual])
  func anInequalityThatNothingElseDecidesIsTight(_ relation: Relation) {
    var system = System(1)
    system.add([(0, 1)], relation, 23, isTight: true)
    #expect(system.values == [23])
    system.constants = [-7]
    #expect(system.values == [-7])
  }

  @Test func aPlainInequalityIsNot() {
    var system = System(1)
    system.add([(0, 1)], .lessThanOrEqual, 23)
    #expect(system.values == [0])
  }

  @Test func theFirstOfTwoBoundsIsKept() {
    var low = System(1)
    low.add([(0, 1)], .greaterThanOrEqual, 100, isTight: true)
    low.add([(0, 1)], .lessThanOrEqual, 200, isTight: true)
    #expect(low.values == [100])
    var high = System(1)
    high.add([(0, 1)], .lessThanOrEqual, 200, isTight: true)
    high.add([(0, 1)], .greaterThanOrEqual, 100, isTight: true)
    #expect(high.values == [200])
  }

  @Test func theFirstOfTwoSumsIsKept() {
    // x₁ ≤ x₀ + 10 and x₁ ≤ x₂ - 10 for x₀ = 0, x₂ = 100, and a width between.
    var system = System(4, given: [0: 0, 3: 100])
    system.add([(2, 1), (0, -1)], .greaterThanOrEqual, 10, isTight: true)
    system.add([(2, 1), (1, 1), (3, -1)], .lessThanOrEqual, -10, isTight: true)
    #expect(system.values == [0, 80, 10, 100])
  }

  @Test func sizesPrecedeTightness() {
    var system = System(3, sizes: 2)
    system.add([(0, 1)], .lessThanOrEqual, 60, isTight: true)
    system.add([(1, 1), (2, 1)], .lessThanOrEqual, 100, isTight: true)
    system.add([(1, 1)], .greaterThanOrEqual, 30)
    #expect(system.values == [0, 30, 70])
  }

  @Test func optionalConstraintsPrecedeTightness() {
    var system = System(2)
    system.add([(0, 1)], .lessThanOrEqual, 200, isTight: true)
    system.add([(0, 1)], .equal, 50, 1)
    system.add([(1, 1)], .greaterThanOrEqual, 70, 250, isTight: true)
    #expect(system.values == [50, 70])
  }

  @Test func theRangeIsAmbiguousAllTheSame() {
    var system = System(3)
    system.add([(0, 1)], .lessThanOrEqual, 23, isTight: true)
    system.add([(1, 1), (2, 1)], .lessThanOrEqual, 23, isTight: true)
    #expect(system.ambiguity == [true, true, true])
  }

  @Test func tightnessIsPartOfTheStructure() {
    var structures = (Structure(variableCount: 1), Structure(variableCount: 1))
    structures.0.append([Term(0)], .lessThanOrEqual, isTight: true)
    structures.1.append([Term(0)], .lessThanOrEqual)
    #expect(structures.0 != structures.1)
    let solver = Solver()
    let template = solver.template(for: structures.0)
    var system = ConstraintSystem(template)
    system.setConstant(5, of: 0)
    system.solve(with: solver)
    #expect(system.values == [5])
  }

  @Test func warmSolvesEqualColdSolves() {
    let warm = Solver()
    let cold = Solver()
    cold.usesWarmStarts = false
    var compared = 0
    for seed in 0..<1500 {
      var system = System.random(seed: UInt64(seed), isTight: true)
      var generator = SeededGenerator(seed: UInt64(seed) + 77)
      let plans = (warm.plan(for: system.structure), cold.plan(for: system.structure))
      for _ in 0..<5 {
        var one = [Double](repeating: 0, count: system.structure.variableCount)
        var other = one
        let (constants, given) = (system.constants, system.given)
        let isFeasible = warm.solve(plans.0, constants: constants, given: given, into: &one)
        _ = cold.solve(plans.1, constants: constants, given: given, into: &other)
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
}
