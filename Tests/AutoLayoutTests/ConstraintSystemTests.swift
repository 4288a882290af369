import Testing

@testable import AutoLayout

/// Systems that share a template, and change one number at a time.
struct ConstraintSystemTests {
  private let solver = Solver()

  /// x₀ = c₀ and x₂ ≥ c₁ of the first step; x₁ = c₂ + given x₃ of the last.
  private var structure: Structure {
    var structure = Structure(variableCount: 4, given: [3])
    structure.append([Term(0)], .equal)
    structure.append([Term(2)], .greaterThanOrEqual)
    structure.append([Term(1), Term(3, -1)], .equal)
    return structure
  }

  @Test func equalStructuresShareATemplate() {
    #expect(solver.template(for: structure) === solver.template(for: structure))
  }

  @Test func aChangeSolvesItsClusterOnly() {
    var system = ConstraintSystem(solver.template(for: structure))
    #expect(system.solve(with: solver) == 3)
    system.setConstant(5, of: 0)
    system.setConstant(0, of: 1)
    var changed: [Int] = []
    #expect(system.solve(with: solver) { changed.append($0) } == 1)
    #expect(changed == [0] && system.values[0] == 5)
    #expect(system.solve(with: solver) == 0 && !system.isStale)
  }

  @Test func aGivenValueSolvesTheClustersThatUseIt() {
    var system = ConstraintSystem(solver.template(for: structure))
    system.solve(with: solver)
    system.setConstant(2, of: 2)
    system.setValue(10, of: 3)
    #expect(system.isStale(1) && !system.isStale(0))
    #expect(system.solve(with: solver) == 1)
    #expect(Array(system.values) == [0, 12, 0, 10])
  }

  @Test func theFirstStepSolvesTwoClustersAndTheLastOne() {
    var system = ConstraintSystem(solver.template(for: structure))
    #expect(system.solve(.first, with: solver) == 2)
    #expect(system.solve(.last, with: solver) == 1)
    #expect(!system.template.hasMixedClusters)
  }

  @Test func clustersOfBothStepsAreMixed() {
    var structure = Structure(variableCount: 3)
    structure.append([Term(0), Term(1, -2)], .equal)
    structure.append([Term(2)], .equal)
    let template = solver.template(for: structure)
    #expect(template.hasMixedClusters && template.isMixed(0) && !template.isMixed(2))
  }

  @Test func conflictsAreInTheNumbersOfTheSystem() {
    var structure = Structure(variableCount: 2)
    structure.append([Term(1)], .equal)
    structure.append([Term(0)], .equal)
    structure.append([Term(0)], .equal)
    var system = ConstraintSystem(solver.template(for: structure))
    system.setConstant(4, of: 2)
    system.solve(with: solver)
    #expect(system.conflicts == [Conflict(constraints: [1, 2], broken: 2)])
    #expect(system.values[0] == 0)
    system.setConstant(0, of: 2)
    system.solve(with: solver)
    #expect(system.conflicts.isEmpty)
  }

  @Test func variablesWithARangeAreAmbiguous() {
    var system = ConstraintSystem(solver.template(for: structure))
    system.solve(with: solver)
    #expect(system.isAmbiguous(2, solver) && !system.isAmbiguous(0, solver))
    #expect(!system.isAmbiguous(3, solver))
  }
}
