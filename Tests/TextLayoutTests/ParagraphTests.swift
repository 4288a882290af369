import Testing
import TextLayout

struct ParagraphTests {
  @Test func alignmentMovesLines() {
    func x(_ alignment: ParagraphStyle.Alignment, _ string: String = "aa") -> Double {
      layOut(string, width: 5176) { $0.alignment = alignment }.lines[0].x
    }
    #expect(x(.left) == 0)
    #expect(x(.center) == 1000)
    #expect(x(.right) == 2000)
    #expect(x(.natural) == 0)
    // Spaces at the end do not move a line.
    #expect(x(.right, "aa ") == 2000)
  }

  @Test func withoutAWidthLinesAlignAmongThemselves() {
    let frame = layOut("aaaa\naa") { $0.alignment = .right }
    #expect(frame.lines.map(\.x) == [0, 3176])
  }

  @Test func naturalAlignmentFollowsTheDirection() {
    let frame = layOut("שלום", width: 10_000)
    #expect(frame.lines[0].isRightToLeft)
    #expect(frame.lines[0].x + frame.lines[0].width == 10_000)
    let neutral = layOut("1", width: 10_000) { $0.baseDirection = .naturalElseRightToLeft }
    #expect(neutral.lines[0].isRightToLeft)
    #expect(!layOut("1", width: 10_000).lines[0].isRightToLeft)
  }

  @Test func justifiedLinesFillTheWidth() {
    let frame = layOut("aa bb cc", width: 8000) { $0.alignment = .justified }
    #expect(frame.lines.map(\.width) == [8000, layOut("cc").size.width])
    let runs = frame.runs(of: frame.lines[0])
    #expect(runs.reduce(0) { $0 + ($1.hangs ? 0 : $1.width) } == 8000)
    #expect(frame.caret(at: 3).x == 8000 - 3496)
    let glyphs = frame.glyphs(of: runs[0], in: frame.lines[0])
    #expect(abs((glyphs.map(\.x).last ?? 0) - (8000 - 1748)) < 1e-6)
  }

  @Test func indentsNarrowLines() {
    let frame = layOut("aa bb cc", width: 7464) {
      $0.firstLineHeadIndent = 1000
      $0.headIndent = 500
      $0.tailIndent = -200
    }
    #expect(frame.lines.map(\.x) == [1000, 500, 500].prefix(frame.lines.count).map { $0 })
    #expect(frame.lines.count == 3)
    let right = layOut("שלום", width: 10_000) { $0.firstLineHeadIndent = 1000 }
    #expect(right.lines[0].x + right.lines[0].width == 9000)
    let tail = layOut("aa bb", width: 10_000) { $0.tailIndent = 5000 }
    #expect(tail.lines.count == 2)
  }

  @Test func spacingIsBetweenLinesAndParagraphs() {
    let frame = layOut("aa bb\ncc", width: 3500) {
      $0.lineSpacing = 10
      $0.paragraphSpacing = 100
      $0.paragraphSpacingBefore = 1000
    }
    #expect(frame.lines.map(\.y) == [0, 3370.5, 3370.5 * 2 + 1100])
    #expect(frame.size.height == 3370.5 * 2 + 1100 + 3360.5)
  }

  @Test func aLineSeparatorStartsNoParagraph() {
    let frame = layOut("a\u{2028}b") {
      $0.paragraphSpacing = 100
      $0.firstLineHeadIndent = 50
    }
    #expect(frame.lines.map(\.y) == [0, 3360.5])
    #expect(frame.lines.map(\.x) == [50, 0])
  }

  @Test func lineHeightsChangeAboveTheText() {
    func line(_ change: (inout ParagraphStyle) -> Void) -> (Double, Double) {
      let line = layOut("a", change).lines[0]
      return (line.ascent, line.descent)
    }
    #expect(line { $0.lineHeightMultiple = 2 } == (2681.25 + 3360.5, 679.25))
    #expect(line { $0.minimumLineHeight = 4000 } == (3320.75, 679.25))
    #expect(line { $0.maximumLineHeight = 3000 } == (2320.75, 679.25))
    #expect(line { $0.minimumLineHeight = 10 } == (2681.25, 679.25))
  }

  @Test func tabsEndAtStops() {
    let frame = layOut("a\tb\tc", size: 10) { $0.tabStops = [50] }
    #expect(frame.caret(at: 2).x == 50)
    // The next stop after the last one is a multiple of 28.
    #expect(frame.caret(at: 4).x == 84)
    #expect(frame.runs(of: frame.lines[0]).map(\.content) == [.text, .tab, .text, .tab, .text])
    #expect(abs(frame.size.width - 84 - layOut("c", size: 10).size.width) < 1e-9)
  }

  @Test func eachParagraphHasTheStyleOfItsStart() {
    var right = ParagraphStyle()
    right.alignment = .right
    var text = text("aaaa\n")
    text.append("aa", attributes: attributes(), paragraphStyle: right)
    let frame = Typesetter().frame(of: text, in: TextContainer(width: 10_000))
    #expect(frame.lines.map(\.x) == [0, 10_000 - 3176])
  }

  @Test func sizesAreRoundedUpToPixels() {
    #expect(TextSize(width: 10.1, height: 20.01).ceiled() == TextSize(width: 11, height: 21))
    #expect(
      TextSize(width: 10.1, height: 20.4).ceiled(toScale: 2) == TextSize(width: 10.5, height: 20.5)
    )
    #expect(TextSize(width: 10.000_000_01, height: 3).ceiled() == TextSize(width: 10, height: 3))
  }
}
