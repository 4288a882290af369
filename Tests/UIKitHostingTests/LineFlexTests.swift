import Testing
import UIKitHosting

struct LineFlexTests {
  private func link(
    _ base: Double,
    hugs: Double = 250,
    resists: Double = 750,
    minimum: Double? = nil,
    maximum: Double? = nil,
    isFixed: Bool = false
  ) -> LineFlex.Link {
    var axis = AxisPlacement()
    axis.hugging = hugs
    axis.compressionResistance = resists
    axis.minimum = minimum
    axis.maximum = maximum
    return LineFlex.Link(base: base, axis: axis, isFixed: isFixed)
  }

  @Test func theChildThatHugsLeastGrows() {
    #expect(LineFlex.grow([link(10), link(10, hugs: 249), link(10)], by: 30) == [10, 40, 10])
  }

  @Test func ofSeveralTheFirstGrows() {
    #expect(LineFlex.grow([link(10), link(10)], by: 30) == [40, 10])
  }

  @Test func roomPassesAMaximumOnToTheNext() {
    let links = [link(10, hugs: 1, maximum: 15), link(10, hugs: 2), link(10)]
    #expect(LineFlex.grow(links, by: 30) == [15, 35, 10])
  }

  @Test func aGivenLengthNeitherGrowsNorShrinks() {
    let links = [link(10, hugs: 1, resists: 1, isFixed: true), link(10)]
    #expect(LineFlex.grow(links, by: 5) == [10, 15])
    #expect(LineFlex.shrink(links, by: 5) == [10, 5])
  }

  @Test func theChildThatResistsLeastShrinks() {
    #expect(LineFlex.shrink([link(50), link(50, resists: 749)], by: 30) == [50, 20])
  }

  @Test func equalsShrinkInProportion() {
    #expect(LineFlex.shrink([link(60), link(30)], by: 30) == [40, 20])
  }

  @Test func aMinimumStopsShrinkingAndTheNextFollows() {
    let links = [link(50, resists: 1, minimum: 40), link(50)]
    #expect(LineFlex.shrink(links, by: 30) == [40, 30])
  }

  @Test func nobodyShrinksBelowNothing() {
    #expect(LineFlex.shrink([link(10), link(10)], by: 50) == [0, 0])
  }

  @Test func theGrowingChildIsKnownBeforeAnythingIsMeasured() {
    var fixed = AxisPlacement()
    fixed.length = 10
    fixed.hugging = 1
    var loose = AxisPlacement()
    loose.hugging = 100
    #expect(LineFlex.growing([fixed, AxisPlacement(), loose]) == 2)
    #expect(LineFlex.growing([AxisPlacement(), AxisPlacement()]) == 0)
    #expect(LineFlex.growing([fixed]) == nil)
  }
}
