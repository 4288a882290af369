import Testing

@testable import AutoLayout

/// Layouts with answers that are known from UIKit.
struct LayoutTests {
  @Test func labelsOfDifferentHuggingShareARow() {
    // |-16-[label 80, 251]-8-[field 100, 250]-16-| in 320 points: the field stretches.
    var system = System(5, given: [4: 320])
    system.add([(2, 1)], .equal, 16)
    system.add([(3, 1), (2, -1), (0, -1)], .equal, 8)
    system.add([(4, 1), (3, -1), (1, -1)], .equal, 16)
    system.addIntrinsic(0, 80, 251, 750)
    system.addIntrinsic(1, 100, 250, 750)
    #expect(system.values == [80, 200, 16, 104, 320])
    #expect(system.ambiguity == [false, false, false, false, false])
  }

  @Test func theLowerResistanceIsCompressed() {
    var system = System(5, given: [4: 200])
    system.add([(2, 1)], .equal, 0)
    system.add([(3, 1), (2, -1), (0, -1)], .equal, 0)
    system.add([(4, 1), (3, -1), (1, -1)], .equal, 0)
    system.addIntrinsic(0, 150, 250, 751)
    system.addIntrinsic(1, 100, 250, 750)
    #expect(system.values == [150, 50, 0, 150, 200])
  }

  @Test func equalPrioritiesLeaveARangeAndTheFirstStaysSmall() {
    var system = System(3, given: [2: 300])
    system.add([(0, 1), (1, 1), (2, -1)], .equal, 0)
    system.addIntrinsic(0, 80, 250, 750)
    system.addIntrinsic(1, 100, 250, 750)
    #expect(system.values == [80, 220, 300])
    #expect(system.ambiguity == [true, true, false])
  }

  @Test func anAspectRatioYieldsToRequiredBounds() {
    // A picture of 16:9 at priority 999 as wide as its container, at most 150 high.
    var system = System(2)
    system.add([(0, 1)], .equal, 320)
    system.add([(1, 16), (0, -9)], .equal, 0, 999)
    system.add([(1, 1)], .lessThanOrEqual, 150)
    #expect(system.values == [320, 150])
    system.add([(1, 1)], .lessThanOrEqual, 140, 500)
    #expect(system.values == [320, 150])
  }

  @Test func aCentredViewKeepsItsMargins() {
    // centerX, at least 20 points from either side, wants 400 points.
    var system = System(3, given: [2: 375])
    system.add([(1, 1), (0, 0.5), (2, -0.5)], .equal, 0)
    system.add([(1, 1)], .greaterThanOrEqual, 20)
    system.add([(1, 1), (0, 1), (2, -1)], .lessThanOrEqual, -20)
    system.addIntrinsic(0, 400, 250, 750)
    #expect(system.values == [335, 20, 375])
  }

  @Test func levelsAreExactAndNotWeighted() {
    // A thousand errors of priority 1 do not outweigh a small one of priority 2.
    var system = System(1)
    system.add([(0, 1)], .equal, 1, 2)
    for _ in 0..<1000 { system.add([(0, 1)], .equal, 100, 1) }
    #expect(system.values == [1])
  }

  @Test func errorsOfALevelAreWeightedByTheirCoefficients() {
    var system = System(1)
    system.add([(0, 1)], .equal, 10, 250)
    system.add([(0, 1)], .equal, 20, 250)
    system.add([(0, 3)], .equal, 90, 250)
    #expect(system.values == [30])
  }

  @Test func aLevelWithoutAUniqueMinimumUsesTheMedian() {
    var system = System(1)
    for constant in [10.0, 50, 20, 40, 30] { system.add([(0, 1)], .equal, constant, 250) }
    #expect(system.values == [30])
    #expect(system.ambiguity == [false])
  }

  @Test func anUnconstrainedVariableIsZeroAndAmbiguous() {
    var system = System(3, given: [2: 5])
    system.add([(1, 1)], .greaterThanOrEqual, 7)
    #expect(system.values == [0, 7, 5])
    #expect(system.ambiguity == [true, true, false])
  }

  @Test func aSumWhoseAmbiguityCancelsOutIsNotAmbiguous() {
    // x and y are ambiguous, but z = x + y is not.
    var system = System(3)
    system.add([(0, 1), (1, 1)], .equal, 100)
    system.add([(2, 1), (0, -1), (1, -1)], .equal, 0)
    #expect(system.values == [0, 100, 100])
    #expect(system.ambiguity == [true, true, false])
  }

  @Test func ambiguityIsFoundInDifferences() {
    // Height h and container c are ambiguous, and so is the position y = c - h, at least 10.
    var system = System(3)
    system.add([(0, 1)], .greaterThanOrEqual, 0)
    system.add([(2, 1), (0, 1), (1, -1)], .equal, 0)
    system.add([(2, 1)], .greaterThanOrEqual, 10)
    #expect(system.values == [0, 10, 10])
    #expect(system.ambiguity == [true, true, true])
  }

  @Test func inequalitiesThatMeetInAPointAreNotAmbiguous() {
    // Required inequalities that meet in one point.
    var system = System(2)
    system.add([(0, 1)], .greaterThanOrEqual, 10)
    system.add([(1, 1)], .greaterThanOrEqual, 20)
    system.add([(0, 1), (1, 1)], .lessThanOrEqual, 30)
    #expect(system.values == [10, 20])
    #expect(system.ambiguity == [false, false])
  }

  @Test func termsOfOneVariableAreAddedUp() {
    var system = System(1)
    system.add([(0, 1), (0, 1)], .equal, 10)
    system.add([(0, 1), (0, -1)], .lessThanOrEqual, 0)
    #expect(system.values == [5])
  }

  @Test func aSystemWithoutVariablesIsSolved() {
    var system = System(0)
    #expect(system.values.isEmpty)
    system.add([], .lessThanOrEqual, 1)
    #expect(system.solution.conflicts.isEmpty)
    system.add([], .greaterThanOrEqual, 1)
    #expect(system.solution.conflicts == [Conflict(constraints: [1], broken: 1)])
  }
}
