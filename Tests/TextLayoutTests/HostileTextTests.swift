import Testing
import TextLayout

struct HostileTextTests {
  @Test func aMillionCharactersWithoutSpace() {
    let frame = layOut(String(repeating: "a", count: 1_000_000), width: 375, size: 17)
    #expect(frame.lines.count > 20_000)
    #expect(frame.lines.last?.range.upperBound == 1_000_000)
  }

  @Test func thousandsOfCombiningMarks() {
    let string = "a" + String(repeating: "\u{301}", count: 50_000)
    #expect(layOut(string, width: 10, size: 17).lines.count == 1)
    let many = String(repeating: "\u{301}\u{323}", count: 5_000)
    #expect(layOut(many, width: 10, size: 17).size.height.isFinite)
  }

  @Test func deepEmbeddings() {
    let deep =
      String(repeating: "\u{202B}a", count: 2_000) + String(repeating: "\u{2067}ש", count: 2_000)
    let frame = layOut(deep, width: 100, size: 17)
    for index in stride(from: 0, to: 8_000, by: 97) { #expect(frame.caret(at: index).x.isFinite) }
  }

  @Test func manyTabs() {
    let string = String(repeating: "a\t", count: 20_000) + String(repeating: "b", count: 20_000)
    #expect(layOut(string, width: 100, size: 17).lines.count > 1_000)
    #expect(
      layOut(string, width: 100, lines: 1, size: 17) { $0.lineBreakMode = .truncateTail }
        .isTruncated
    )
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 0, 1e300, 1e-300])
  func nanInfinityAndExtremeNumbersGiveFiniteFrames(number: Double) {
    var attributes = TextAttributes(
      font: font(size: number),
      tracking: number,
      baselineOffset: number,
      attachment: TextAttachment(width: number, height: number, offset: number)
    )
    var style = ParagraphStyle()
    style.lineSpacing = number
    style.headIndent = number
    style.firstLineHeadIndent = number
    style.tailIndent = number
    style.minimumLineHeight = number
    style.lineHeightMultiple = number
    style.tabStops = [number, number]
    style.defaultTabInterval = number
    for mode in [ParagraphStyle.LineBreakMode.wordWrap, .charWrap, .clip, .truncateMiddle] {
      style.lineBreakMode = mode
      for alignment in [ParagraphStyle.Alignment.justified, .right, .center] {
        style.alignment = alignment
        for string in ["a\u{FFFC}b\tc d\nשלום", ""] {
          let text = AttributedText(string, attributes: attributes, paragraphStyle: style)
          let container = TextContainer(width: number, height: number, maximumNumberOfLines: 2)
          let frame = Typesetter().frame(of: text, in: container)
          #expect(frame.size.width.isFinite && frame.size.height.isFinite)
          #expect(!frame.lines.isEmpty)
        }
      }
      attributes.font = font(size: 17)
    }
  }

  @Test func unpairedSurrogates() {
    let units: [UInt16] = [0xD800, 0x61, 0xDC00, 0xDC00, 0x20, 0xD83D, 0xD83D, 0xDE00, 0xD800]
    let text = AttributedText(units: units, attributes: attributes())
    let frame = Typesetter().frame(of: text, in: TextContainer(width: 1))
    #expect(frame.lines.last?.range.upperBound == units.count)
    #expect(text.string(in: 0..<2) == "\u{FFFD}a")
  }
}
