import AppTesting
import Testing
import TextLayout

/// Random texts in random containers do not trap, and satisfy the invariants of every layout.
struct FuzzTests {
  static let pieces = [
    "a", "AV", " ", "  ", "\n", "\t", "\u{AD}", "\u{200B}", "\u{A0}", "今", "。", "안녕", "שלום",
    "مرحبا", "😀", "👨‍👩‍👧‍👦", "\u{301}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{FFFC}", "12.5", "-", "(",
    "]",
    "\u{2028}", "\r\n", "ไทยภาษา", "क्षि", "\u{0}", "\u{FE0F}", "long-ish", "ffi", "…", "\u{1F3FD}",
  ]

  static func text(_ random: inout SeededRandom) -> AttributedText {
    var result: AttributedText?
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      var string = ""
      for _ in 0..<Int.random(in: 0...14, using: &random) {
        string += pieces.randomElement(using: &random) ?? ""
      }
      var attributes = TextAttributes(font: font(size: Double.random(in: 0...40, using: &random)))
      if Bool.random(using: &random) {
        attributes.tracking = Double.random(in: -9...9, using: &random)
      }
      if Bool.random(using: &random) {
        attributes.attachment = TextAttachment(width: 30, height: 20, offset: -4)
      }
      var style = ParagraphStyle()
      style.lineBreakMode =
        [.wordWrap, .charWrap, .clip, .truncateHead, .truncateTail, .truncateMiddle]
        .randomElement(using: &random) ?? .wordWrap
      style.alignment =
        [.left, .right, .center, .justified, .natural].randomElement(using: &random) ?? .left
      style.baseDirection =
        [.natural, .leftToRight, .rightToLeft, .naturalElseRightToLeft]
        .randomElement(using: &random) ?? .natural
      style.headIndent = Double.random(in: 0...20, using: &random)
      style.tailIndent = Double.random(in: -20...200, using: &random)
      if result == nil {
        result = AttributedText(string, attributes: attributes, paragraphStyle: style)
        if Bool.random(using: &random) {
          let units = Array(string.utf16).map {
            Int.random(in: 0...20, using: &random) == 0 ? 0xD83D : $0
          }
          result = AttributedText(units: units, attributes: attributes, paragraphStyle: style)
        }
      } else {
        result?.append(string, attributes: attributes, paragraphStyle: style)
      }
    }
    return result ?? AttributedText("", attributes: TextAttributes(font: font(size: 1)))
  }

  @Test(arguments: 0..<40)
  func layoutsAreConsistent(seed: Int) {
    var random = SeededRandom(seed: seed)
    let typesetter = Typesetter(cacheCapacity: 3_000)
    for _ in 0..<50 {
      let text = Self.text(&random)
      let container = TextContainer(
        width: [0, 30, 100, 300, .infinity].randomElement(using: &random) ?? 0,
        height: Int.random(in: 0...4, using: &random) == 0 ? 50 : .infinity,
        maximumNumberOfLines: Int.random(in: 0...3, using: &random),
        includesTrailingEmptyLine: Bool.random(using: &random)
      )
      let frame = typesetter.frame(of: text, in: container)
      check(frame, text, container)
      let again = Typesetter().frame(of: text, in: container)
      #expect(again.size == frame.size)
      #expect(again.lines.map(\.range) == frame.lines.map(\.range))
      #expect(again.lines.map(\.x) == frame.lines.map(\.x))
    }
  }

  private func check(_ frame: TextFrame, _ text: AttributedText, _ container: TextContainer) {
    #expect(!frame.lines.isEmpty)
    #expect(frame.size.width.isFinite && frame.size.width >= 0 || hasNegativeTracking(text))
    var end = 0
    for line in frame.lines {
      #expect(line.range.lowerBound >= end)
      end = line.range.upperBound
      let runs = frame.runs(of: line)
      let width = runs.reduce(0) { $0 + $1.width }
      #expect(
        abs(width - line.width - line.trailingWidth) < 1e-6,
        "\(line) \(runs.map { ($0.range, $0.width, $0.content) }) \(text.string(in: line.range).debugDescription)"
      )
      for run in runs {
        #expect(run.x.isFinite && run.width.isFinite)
        #expect(run.range.lowerBound >= 0 && run.range.upperBound <= text.units.count)
      }
      // Runs of one font share kerning; all together they are as wide as their glyphs.
      let drawn = runs.filter { $0.content == .text && !$0.hangs || $0.content == .ellipsis }
      let advance = drawn.flatMap { frame.glyphs(of: $0, in: line) }.reduce(0) { $0 + $1.advance }
      let expected = drawn.reduce(0) { $0 + $1.width }
      #expect(abs(advance - expected) < 1e-6, "\(text.string(in: line.range).debugDescription)")
    }
    if !frame.isTruncated, container.includesTrailingEmptyLine {
      #expect(end == text.units.count)
    }
    for index in 0...text.units.count {
      #expect(frame.caret(at: index).x.isFinite)
      #expect(frame.caret(at: index, affinity: .upstream).x.isFinite)
    }
    for _ in 0..<4 {
      let hit = frame.index(atX: Double.random(in: -10...400), y: Double.random(in: -10...400))
      #expect((0...text.units.count).contains(hit))
    }
    for rect in frame.selectionRects(for: 0..<text.units.count) { #expect(rect.width > 0) }
  }

  private func hasNegativeTracking(_ text: AttributedText) -> Bool {
    text.runs.contains { $0.attributes.tracking < 0 }
  }
}
