import Testing
import TextLayout

struct TruncationTests {
  // "aaaa" is 6352 wide; an ellipsis is 2312 wide.
  @Test func theEndIsLeftOut() {
    #expect(lines("aaaa", width: 6352, lines: 1) { $0.lineBreakMode = .truncateTail } == ["aaaa"])
    #expect(lines("aaaa", width: 6351, lines: 1) { $0.lineBreakMode = .truncateTail } == ["aa…"])
    #expect(lines("aaaa", width: 100, lines: 1) { $0.lineBreakMode = .truncateTail } == ["…"])
  }

  @Test func theStartIsLeftOut() {
    #expect(lines("aaab", width: 6351, lines: 1) { $0.lineBreakMode = .truncateHead } == ["…ab"])
  }

  @Test func theMiddleIsLeftOut() {
    let string = "abababab"
    let shown = lines(string, width: 10_000, lines: 1) { $0.lineBreakMode = .truncateMiddle }
    #expect(shown == ["ab…ab"])
  }

  @Test func onlyTheLastLineIsTruncated() {
    let string = "aa bb cc dd"
    let shown = lines(string, width: 7464, lines: 2) { $0.lineBreakMode = .truncateTail }
    #expect(shown == ["aa bb", "cc dd"])
    #expect(lines(string, width: 3700, lines: 2) { $0.lineBreakMode = .truncateTail }.first == "aa")
    #expect(layOut(string, width: 3700, lines: 2) { $0.lineBreakMode = .truncateTail }.isTruncated)
  }

  @Test func aParagraphThatIsLeftOutShowsAnEllipsis() {
    #expect(lines("a\nb", width: 9000, lines: 1) { $0.lineBreakMode = .truncateTail } == ["a…"])
    #expect(lines("a\n", width: 9000, lines: 1) { $0.lineBreakMode = .truncateTail } == ["a"])
    #expect(lines("a\n\n", width: 9000, lines: 1) { $0.lineBreakMode = .truncateTail } == ["a…"])
  }

  @Test func wrappedTextIsCutBetweenLines() {
    let frame = layOut("aa bb", width: 3700, lines: 1)
    #expect(shown(frame, of: "aa bb") == ["aa"])
    #expect(frame.isTruncated)
    #expect(!layOut("aa bb", width: 3700, lines: 2).isTruncated)
  }

  @Test func aClippedLineContinuesBeyondTheEdge() {
    let frame = layOut("aa bb", width: 3700, lines: 1) { $0.lineBreakMode = .clip }
    #expect(shown(frame, of: "aa bb") == ["aa bb"])
    #expect(frame.isTruncated)
    #expect(frame.lines[0].width == 7464)
    #expect(frame.size.width == 3700)
  }

  @Test func aHeightLeavesLinesOut() {
    let container = TextContainer(width: 3700, height: 2 * 3360.5)
    let string = "aa bb cc dd"
    let text = text(string) { $0.lineBreakMode = .truncateTail }
    let frame = Typesetter().frame(of: text, in: container)
    #expect(frame.lines.count == 2)
    #expect(frame.lines[1].truncation != nil)
    let low = Typesetter().frame(of: text, in: TextContainer(width: 3700, height: 1))
    #expect(low.lines.count == 1)
  }

  @Test func aTruncatedLineNamesWhatItShows() throws {
    let frame = layOut("aaaa", width: 6351, lines: 1) { $0.lineBreakMode = .truncateTail }
    let line = frame.lines[0]
    let truncation = try #require(line.truncation)
    #expect(frame.string(of: line) == "aa…")
    #expect(truncation.prefix == 0..<2)
    #expect(truncation.suffix == 4..<4)
    #expect(line.range == 0..<4)
    #expect(line.width == 2 * 1588 + 2312)
    let runs = frame.runs(of: line)
    #expect(runs.map(\.content) == [.text, .ellipsis])
    #expect(runs.map(\.range) == [0..<2, 2..<4])
    #expect(frame.glyphs(of: runs[1], in: line).map(\.id) == [1406])
  }

  @Test func graphemeClustersAreLeftOutAsAWhole() {
    let family = "👨‍👩‍👧‍👦"
    let string = family + family + family
    let shown = lines(string, width: 2816 * 2.9, lines: 1) { $0.lineBreakMode = .truncateTail }
    #expect(shown == [family + family + "…"] || shown == [family + "…"])
  }
}
