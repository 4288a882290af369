import Testing
import VectorDrawing

struct PathTimingTests {
  private var corner: DrawingPath {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addLine(to: DrawingPoint(30, 0))
    path.addLine(to: DrawingPoint(30, 10))
    return path
  }

  @Test func eachLineTakesTheSameTime() {
    let timing = PathTiming(along: corner, isEven: false)
    #expect(timing.places == [0, 0.5, 1])
    #expect(timing.points.last == DrawingPoint(30, 10))
  }

  @Test func evenTimingIsProportionalToLength() {
    #expect(PathTiming(along: corner, isEven: true).places == [0, 0.75, 1])
  }

  @Test func retimeSetsTheTimesOfLines() {
    var timing = PathTiming(along: corner, isEven: false)
    timing.retime([0, 0.2, 1])
    #expect(timing.places == [0, 0.2, 1])
    timing.retime([0, 1])
    #expect(timing.places == [0, 0.2, 1])
  }

  @Test func anEmptyPathHasNoTiming() {
    #expect(PathTiming(along: DrawingPath(), isEven: true).points.isEmpty)
  }

  @Test func pathsOfTheSameKindAreMixed() throws {
    var other = DrawingPath()
    other.move(to: DrawingPoint(0, 10))
    other.addLine(to: DrawingPoint(30, 30))
    other.addLine(to: DrawingPoint(50, 10))
    let half = try #require(corner.mixed(with: other, 0.5))
    #expect(half.elements.first == .move(DrawingPoint(0, 5)))
    #expect(half.elements.last == .line(DrawingPoint(40, 10)))
    other.close()
    #expect(corner.mixed(with: other, 0.5) == nil)
  }
}
