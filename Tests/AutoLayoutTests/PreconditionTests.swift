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
    await #expect(processExitsWith: .failure) {
      let graph = ConstraintGraph(solver: Solver())
      _ = graph.add([.init(graph.makeVariable(.size))], .equal, .infinity)
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

  @Test func aRemovedConstraintIsNotChanged() async {
    await #expect(processExitsWith: .failure) {
      let graph = ConstraintGraph(solver: Solver())
      let constraint = graph.add([.init(graph.makeVariable(.size))], .equal, 1)
      graph.solve()
      graph.remove(constraint)
      graph.setConstant(2, of: constraint)
    }
  }
}
