import CairoDrawing
import Testing
import VectorDrawing

/// The areas of lines, against the lines that Cairo draws.
struct OutlineTests {
  private static let strokes = [
    DrawingStroke(width: 6),
    DrawingStroke(width: 5, cap: .round, join: .round),
    DrawingStroke(width: 8, cap: .square, join: .bevel),
    DrawingStroke(width: 4, join: .miter, miterLimit: 1.2),
    DrawingStroke(width: 3, cap: .round, dashes: [9, 6], dashPhase: 4),
    DrawingStroke(width: 4, cap: .butt, dashes: [7], dashPhase: -2.5),
  ]

  private static let paths = [
    "M10 50L50 10L90 50L50 90Z", "M10 20H90V80", "M10 80L50 20L60 80L90 20",
    "M10 50C10 10 90 10 90 50S10 90 10 50", "M20 20Q90 20 80 80M10 90H60", "M50 50Z",
    "M10 50H50L90 50", "M10 50H90H40",
  ]

  @Test(arguments: paths, strokes)
  func theAreaOfALineIsWhatTheLinePaints(_ text: String, _ stroke: DrawingStroke) throws {
    let path = try #require(DrawingPath(svg: text))
    let black = DrawingPaint.color(.black)
    let line = try bitmap(.stroke(path, stroke, black, DrawingStyle()))
    let area = path.outline(stroke)
    let filled = try bitmap(.fill(area, black, DrawingStyle(), isEvenOdd: false))
    let differing = zip(line.pixels, filled.pixels).enumerated()
      .filter { abs(Int($1.0) - Int($1.1)) > 96 }
      .map { ["x": $0.offset / 4 % line.width, "y": $0.offset / 4 / line.width] }
    #expect(differing.count <= 12, "\(differing.prefix(20))")
  }

  private func bitmap(_ command: DrawingCommand) throws -> DrawingBitmap {
    try DrawingRasterizer(scale: 2)
      .bitmap(of: Drawing(commands: [command], width: 100, height: 100))
  }

  @Test func emptyAndInvalidPathsHaveNoOutline() {
    #expect(DrawingPath().outline(DrawingStroke(width: 3)).isEmpty)
    var line = DrawingPath()
    line.move(to: DrawingPoint(0, 0))
    line.addLine(to: DrawingPoint(10, 0))
    #expect(line.outline(DrawingStroke(width: 0)).isEmpty)
    line.addLine(to: DrawingPoint(.nan, 0))
    #expect(line.outline(DrawingStroke(width: 1)).isEmpty)
  }

  @Test func dashesRestartWithEachSubpath() throws {
    let path = try #require(DrawingPath(svg: "M0 0H10M0 5H10"))
    let dashed = path.dashed(lengths: [4, 2], phase: 0)
    #expect(dashed == DrawingPath(svg: "M0 0H4M6 0H10M0 5H4M6 5H10"))
    #expect(path.dashed(lengths: [], phase: 0) == path)
    #expect(path.dashed(lengths: [1, -1], phase: 0) == path)
    #expect(path.dashed(lengths: [1e-9], phase: 0) == path)
  }
}
