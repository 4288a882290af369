import Testing

@testable import AutoLayout

/// Mistakes that stop the program.
struct PreconditionTests {
  @Test func aConstantThatIsNotFiniteStops() async {
    await #expect(processExitsWith: .failure) {
      var structure = Structure(variableCount: 1)
      structure.append([Term(0)], .equal)
      let solver = Solver()
      var values = [0.0]
      _ = solver.solve(solver.plan(for: structure), constants: [.nan], into: &values)
    }
  }

  @Test func aCoefficientThatIsNotFiniteStops() async {
    await #expect(processExitsWith: .failure) {
      var structure = Structure(variableCount: 1)
      structure.append([Term(0, .infinity)], .equal)
    }
  }

  @Test func aPriorityThatIsNotPositiveStops() async {
    await #expect(processExitsWith: .failure) {
      var structure = Structure(variableCount: 1)
      structure.append([Term(0)], .equal, priority: .nan)
    }
  }
}
