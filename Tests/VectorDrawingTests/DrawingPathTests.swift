import Testing
import VectorDrawing

struct DrawingPathTests {
  private let square = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 10, height: 10))

  private func close(_ a: DrawingPoint?, _ x: Double, _ y: Double) -> Bool {
    guard let a else { return false }
    return abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func aLineWithoutACurrentPointBeginsThere() {
    var path = DrawingPath()
    path.addLine(to: DrawingPoint(3, 4))
    #expect(path.elements == [.move(DrawingPoint(3, 4))])
  }

  @Test func aMoveReplacesOneThatDrewNothing() {
    var path = DrawingPath()
    path.move(to: DrawingPoint(1, 1))
    path.move(to: DrawingPoint(2, 2))
    path.addLine(to: DrawingPoint(3, 3))
    #expect(path.elements == [.move(DrawingPoint(2, 2)), .line(DrawingPoint(3, 3))])
  }

  @Test func aClosedSubpathContinuesAtItsStart() {
    var path = square
    #expect(close(path.currentPoint, 0, 0))
    path.addLine(to: DrawingPoint(5, 5))
    #expect(path.elements.suffix(2) == [.move(DrawingPoint(0, 0)), .line(DrawingPoint(5, 5))])
  }

  @Test func boundsFollowCurvesAndControlBoundsTheirPoints() {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addQuad(control: DrawingPoint(5, 10), end: DrawingPoint(10, 0))
    #expect(path.bounds == DrawingRect(x: 0, y: 0, width: 10, height: 5))
    #expect(path.controlBounds == DrawingRect(x: 0, y: 0, width: 10, height: 10))
    #expect(DrawingPath().bounds == nil)
  }

  @Test func anEllipseTouchesItsRectangle() throws {
    var path = DrawingPath()
    path.addEllipse(in: DrawingRect(x: 10, y: 20, width: 40, height: 20))
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.x - 10) < 1e-6 && abs(bounds.maxX - 50) < 1e-6)
    #expect(abs(bounds.y - 20) < 1e-6 && abs(bounds.maxY - 40) < 1e-6)
    #expect(path.contains(DrawingPoint(30, 30), isEvenOdd: false))
    #expect(!path.contains(DrawingPoint(11, 21), isEvenOdd: false))
  }

  @Test func anArcFollowsItsDirection() throws {
    func middle(increases: Bool) throws -> DrawingPoint {
      var path = DrawingPath()
      path.addArc(
        center: DrawingPoint(0, 0),
        radius: 1,
        start: 0,
        end: .pi / 2,
        increases: increases
      )
      return try #require(path.trimmed(from: 0, to: 0.5).currentPoint)
    }
    let short = try middle(increases: true)
    #expect(abs(short.x - 0.7071) < 1e-3 && abs(short.y - 0.7071) < 1e-3)
    let long = try middle(increases: false)
    #expect(abs(long.x + 0.7071) < 1e-3 && abs(long.y + 0.7071) < 1e-3)
  }

  @Test func anArcOfMoreThanATurnIsOneCircle() throws {
    var path = DrawingPath()
    path.addArc(center: DrawingPoint(0, 0), radius: 2, start: 0, end: 20, increases: true)
    #expect(path.elements.count == 5)
    var back = DrawingPath()
    back.addArc(center: DrawingPoint(0, 0), radius: 2, start: 0, end: 2 * .pi, increases: false)
    #expect(back.elements.count == 5)
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.width - 4) < 1e-6 && abs(bounds.height - 4) < 1e-6)
  }

  @Test func anArcBetweenTangentsTouchesBoth() throws {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addArc(tangent: DrawingPoint(10, 0), end: DrawingPoint(10, 10), radius: 3)
    #expect(path.elements[1] == .line(DrawingPoint(7, 0)))
    #expect(close(path.currentPoint, 10, 3))
    // On a straight line there is no corner to round.
    var straight = DrawingPath()
    straight.move(to: DrawingPoint(0, 0))
    straight.addArc(tangent: DrawingPoint(10, 0), end: DrawingPoint(20, 0), radius: 3)
    #expect(straight.elements.last == .line(DrawingPoint(10, 0)))
  }

  @Test func cornersThatAreTooRoundMeetInTheMiddle() throws {
    var path = DrawingPath()
    let radii = [(x: 99.0, y: 99.0), (x: 0, y: 0), (x: 0, y: 0), (x: 0, y: 0)]
    path.addRoundedRect(DrawingRect(x: 0, y: 0, width: 10, height: 20), radii: radii)
    #expect(path.elements.first == .move(DrawingPoint(5, 0)))
    #expect(!path.contains(DrawingPoint(0.5, 0.5), isEvenOdd: false))
    #expect(path.contains(DrawingPoint(9.5, 0.5), isEvenOdd: false))
    #expect(path.contains(DrawingPoint(0.5, 19.5), isEvenOdd: false))
  }

  @Test func containsDependsOnTheFillRule() {
    var path = square
    path.addRect(DrawingRect(x: 2, y: 2, width: 6, height: 6))
    let middle = DrawingPoint(5, 5)
    #expect(path.contains(middle, isEvenOdd: false))
    #expect(!path.contains(middle, isEvenOdd: true))
    var ring = square
    ring.append(DrawingPath(rect: DrawingRect(x: 2, y: 2, width: 6, height: 6)).reversed())
    #expect(!ring.contains(middle, isEvenOdd: false))
  }

  @Test func aPathThatIsReversedEndsWhereItBegan() {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addLine(to: DrawingPoint(10, 0))
    path.addQuad(control: DrawingPoint(15, 5), end: DrawingPoint(10, 10))
    let reversed = path.reversed()
    #expect(reversed.elements.first == .move(DrawingPoint(10, 10)))
    #expect(close(reversed.currentPoint, 0, 0))
    #expect(reversed.reversed() == path)
  }

  @Test(arguments: [(0.0, 0.25, 10.0, 0.0), (0.0, 0.5, 10.0, 10.0), (0.25, 0.75, 0.0, 10.0)])
  func aTrimmedPathHasItsShareOfTheLength(
    _ start: Double,
    _ end: Double,
    _ x: Double,
    _ y: Double
  ) {
    #expect(close(square.trimmed(from: start, to: end).currentPoint, x, y))
  }

  @Test func trimmingKeepsAllOrNothing() {
    #expect(square.trimmed(from: 0, to: 1) == square)
    #expect(square.trimmed(from: 0.5, to: 0.5).isEmpty)
    #expect(square.trimmed(from: -3, to: 7) == square)
  }

  @Test func transformsApplyInOrder() {
    let moved = DrawingTransform.scale(2, 3).concatenating(.translation(10, 20))
    #expect(moved.apply(to: DrawingPoint(1, 1)) == DrawingPoint(12, 23))
    let back = moved.concatenating(moved.inverse ?? .identity)
    #expect(close(back.apply(to: DrawingPoint(4, 5)), 4, 5))
    #expect(DrawingTransform.scale(0, 1).inverse == nil)
  }

  @Test func isFiniteDetectsNaN() {
    var path = square
    #expect(path.isFinite)
    path.addLine(to: DrawingPoint(.nan, 0))
    #expect(!path.isFinite)
  }

  @Test(arguments: [
    ("M1 2L3 4", "M1 2L3 4"), ("m1 2 3 4", "M1 2L4 6"),
    ("M0,0h5v-5H1V2z", "M0 0L5 0L5 -5L1 -5L1 2Z"),
    ("M0 0C1 2 3 4 5 6S9 10 11 12", "M0 0C1 2 3 4 5 6C7 8 9 10 11 12"),
    ("M0 0q1 1 2 0t2 0", "M0 0Q1 1 2 0Q3 -1 4 0"), ("M.5.5-1-1", "M0.5 0.5L-1 -1"),
    ("M1e1 0l0 1", "M10 0L10 1"),
  ])
  func pathsAreReadAsSVGWritesThem(_ text: String, _ expected: String) throws {
    let path = try #require(DrawingPath(svg: text))
    let drawing = Drawing(
      commands: [.fill(path, .color(.black), DrawingStyle(), isEvenOdd: false)],
      width: 1,
      height: 1
    )
    #expect(drawing.svg().contains("d=\"\(expected)\""))
  }

  @Test func anSVGArcIsParsed() throws {
    let path = try #require(DrawingPath(svg: "M12 2.4A9.6 9.6 0 0 0 12 21.6z"))
    let bounds = try #require(path.bounds)
    #expect(abs(bounds.x - 2.4) < 1e-3 && abs(bounds.maxX - 12) < 1e-3)
    // Flags need no separators.
    #expect(DrawingPath(svg: "M0 0a5 5 0 015 5") != nil)
  }

  @Test(arguments: ["L", "M1", "M1 2 X", "1 2", "M0 0A1 1 0 2 0 1 1"])
  func anInvalidSVGPathIsNil(_ text: String) {
    #expect(DrawingPath(svg: text) == nil)
  }

  @Test func roundedRectRadiusIsDetectedAndZeroForOtherPaths() {
    let rect = DrawingRect(x: 5, y: 5, width: 100, height: 60)
    for radius in [14.0, 30] {
      var path = DrawingPath()
      let corner = (x: radius, y: radius)
      path.addRoundedRect(rect, radii: [corner, corner, corner, corner])
      #expect(abs(path.roundedRectRadius - radius) < 0.001)
    }
    #expect(DrawingPath(rect: rect).roundedRectRadius == 0)
    var wave = DrawingPath()
    wave.move(to: DrawingPoint(0, 0))
    wave.addCubic(
      control1: DrawingPoint(5, 5),
      control2: DrawingPoint(10, -5),
      end: DrawingPoint(20, 0)
    )
    #expect(wave.roundedRectRadius == 0)
    #expect(DrawingPath().roundedRectRadius == 0)
  }
}
