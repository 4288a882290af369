import Testing

@testable import AutoLayout

struct ConflictTests {
  @Test func theLastAddedConstraintBreaks() {
    var system = System(2)
    system.add([(0, 1)], .equal, 100)
    system.add([(1, 1)], .equal, 50)
    system.add([(0, 1), (1, -1)], .equal, 0)
    let solution = system.solution
    #expect(solution.conflicts == [Conflict(constraints: [0, 1, 2], broken: 2)])
    #expect(solution.values == [100, 50])
  }

  @Test func anUnbreakableConstraintIsKeptInAConflict() {
    var system = System(1)
    system.add([(0, 1)], .equal, 100)
    system.add([(0, 1)], .equal, 200, isBreakable: false)
    let solution = system.solution
    #expect(solution.conflicts == [Conflict(constraints: [0, 1], broken: 0)])
    #expect(solution.values == [200])
  }

  @Test func everyConflictIsReportedByItself() {
    var system = System(2)
    system.add([(0, 1)], .greaterThanOrEqual, 100)
    system.add([(1, 1)], .lessThanOrEqual, 10)
    system.add([(0, 1)], .lessThanOrEqual, 50)
    system.add([(1, 1)], .greaterThanOrEqual, 20)
    #expect(
      system.solution.conflicts == [
        Conflict(constraints: [0, 2], broken: 2), Conflict(constraints: [1, 3], broken: 3),
      ]
    )
  }

  @Test func theConflictLeavesOutBystanders() {
    // |-[a]-[b]-| with minimum widths in 100 points, among many other constraints.
    var system = System(12, given: [11: 100])
    for variable in 2..<11 { system.add([(variable, 1)], .equal, Double(variable)) }
    system.add([(0, 1)], .greaterThanOrEqual, 60)
    system.add([(0, 1), (1, 1), (11, -1)], .lessThanOrEqual, 0)
    system.add([(0, 1), (5, -1)], .greaterThanOrEqual, 0)
    system.add([(1, 1)], .greaterThanOrEqual, 60)
    #expect(system.solution.conflicts == [Conflict(constraints: [9, 10, 12], broken: 12)])
  }

  @Test func aPlateauThatLooksFeasibleAtItsEndsIsAConflict() {
    var system = System(2)
    system.add([(0, 1), (1, 1)], .lessThanOrEqual, 10)
    system.add([(0, 1), (1, 1)], .greaterThanOrEqual, 20)
    #expect(system.solution.conflicts == [Conflict(constraints: [0, 1], broken: 1)])
  }

  @Test func optionalConstraintsNeverConflict() {
    var system = System(1)
    system.add([(0, 1)], .equal, 100, 999.5)
    system.add([(0, 1)], .equal, 200, 999)
    #expect(system.solution.conflicts.isEmpty)
    #expect(system.values == [100])
  }

  @Test func roundingIsNoConflict() {
    var system = System(2)
    system.add([(0, 1)], .equal, 0.1 + 0.2)
    system.add([(0, 1)], .equal, 0.3)
    system.add([(1, 3), (0, -1)], .equal, 0)
    system.add([(1, 1)], .equal, 0.1)
    #expect(system.solution.conflicts.isEmpty)
  }
}
