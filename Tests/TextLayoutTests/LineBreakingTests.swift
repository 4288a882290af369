import AppTesting
import Testing
import TextLayout

struct LineBreakingTests {
  @Test func linesBreakBetweenWords() {
    // "aa bb" is 7464 wide, "aa" 3176 and "bb" 3496.
    #expect(lines("aa bb", width: 7464) == ["aa bb"])
    #expect(lines("aa bb", width: 7463) == ["aa", "bb"])
    #expect(lines("aa bb cc", width: 7464) == ["aa bb", "cc"])
  }

  @Test func spacesHangAtTheEndOfALine() {
    let frame = layOut("aa   bb", width: 3500)
    #expect(shown(frame, of: "aa   bb") == ["aa", "bb"])
    #expect(frame.lines[0].range == 0..<5)
    #expect(frame.lines[0].visibleRange == 0..<2)
    #expect(frame.lines[0].width == 3176)
    #expect(frame.lines[0].trailingWidth == 3 * 792)
    #expect(frame.size.width == 3496)
  }

  @Test func spacesAtTheEndOfAParagraphCount() {
    #expect(layOut("aa  ").size.width == 3176 + 2 * 792)
    #expect(layOut("aa  ", width: 3600).size.width == 3600)
    #expect(layOut("aa  ", width: 3600).lines.count == 1)
  }

  @Test func aWordThatIsTooLongIsBroken() {
    #expect(lines("aaaa", width: 3200) == ["aa", "aa"])
    #expect(lines("b aaaa", width: 3200) == ["b", "aa", "aa"])
    #expect(lines("aaa", width: 0) == ["a", "a", "a"])
    #expect(lines("a  aa", width: 0) == ["a", "a", "a"])
  }

  @Test func breakingBetweenKernedLettersTakesTheKerningBack() {
    let frame = layOut("AVAVAV", width: 3700)
    #expect(shown(frame, of: "AVAVAV") == ["AV", "AV", "AV"])
    #expect(frame.lines.map(\.width) == [3616, 3616, 3616])
    #expect(layOut("AV", width: 3000).lines.map(\.width) == [1904, 1904])
  }

  @Test func charactersWrapAnywhere() {
    #expect(lines("ab cd", width: 5000) { $0.lineBreakMode = .charWrap } == ["ab", "cd"])
    #expect(lines("a bcd", width: 6200) { $0.lineBreakMode = .charWrap } == ["a bc", "d"])
    #expect(lines("a bcd", width: 6200) == ["a", "bcd"])
  }

  @Test func aLastLineOfOneWordGetsAnother() {
    func kept(_ string: String, width: Double, lines count: Int = 0) -> [String] {
      lines(string, width: width, lines: count) { $0.avoidsOrphans = true }
    }
    // "aa bb" is 7464 wide; without a second word the last line would be "cc".
    #expect(kept("aa bb cc", width: 7800) == ["aa", "bb cc"])
    #expect(kept("aa bb cc dd", width: 7800) == ["aa bb", "cc dd"])
    #expect(kept("aa bb cc ", width: 7800) == ["aa", "bb cc"])
    #expect(kept("aa cc\naa bb cc", width: 7800) == ["aa cc", "aa", "bb cc"])
    // Ideographs are as wide as the font is high.
    #expect(kept("今天天气好", width: 4 * 2816) == ["今天天", "气好"])
    #expect(kept("今天天气好。", width: 5 * 2816) == ["今天天", "气好。"])
    // There is no room for another word, nothing to give, or only a part of a word.
    #expect(kept("aa bbbb cccc", width: 9000) == ["aa", "bbbb", "cccc"])
    #expect(kept("aa bb", width: 7400) == ["aa", "bb"])
    #expect(kept("aaaa", width: 3200) == ["aa", "aa"])
    // The last line of a limited number ends with an ellipsis.
    #expect(kept("aa bb cc", width: 7800, lines: 2) == ["aa", "bb cc"])
  }

  @Test(arguments: [
    ("well-known", ["well-", "known"]), ("a\u{A0}b", ["a\u{A0}b"]), ("ab/cd", ["ab/cd"]),
    ("wow (so)", ["wow", "(so)"]), ("a—b", ["a—", "b"]), ("今天。", ["今", "天。"]),
    ("「今天", ["「今", "天"]), ("x\u{2011}y", ["x\u{2011}y"]), ("a\u{200B}b", ["a\u{200B}", "b"]),
    ("-5", ["-5"]), ("a-5", ["a-", "5"]), ("x?y", ["x?", "y"]), ("ab\u{2060}cd", ["ab\u{2060}cd"]),
  ])
  func linesBreakWhereUnicodeAllows(text: String, expected: [String]) {
    // The narrowest width at which no word is broken inside.
    let width = expected.map { layOut($0).size.width }.max() ?? 0
    #expect(lines(text, width: width) == expected)
  }

  @Test func aSoftHyphenShowsWhereItsLineBreaks() {
    let string = "aaa\u{AD}bbb"
    #expect(layOut(string).size.width == layOut("aaabbb").size.width)
    let frame = layOut(string, width: 6000)
    #expect(frame.lines.map(\.endsWithHyphen) == [true, false])
    #expect(frame.lines[0].width == 3 * 1588 + 1008)
    #expect(frame.runs(of: frame.lines[0]).last?.content == .hyphen)
    // The hyphen needs space.
    #expect(layOut(string, width: 5300).lines.allSatisfy { $0.width <= 5300 })
  }

  @Test(arguments: ["👨‍👩‍👧‍👦", "🇩🇪", "👍🏽", "1️⃣", "e\u{301}\u{323}"])
  func graphemeClustersStayWhole(cluster: String) {
    let string = String(repeating: cluster, count: 3)
    #expect(lines(string, width: 1) == [cluster, cluster, cluster])
    #expect(
      lines(string, width: 1) { $0.lineBreakMode = .charWrap } == [cluster, cluster, cluster]
    )
  }

  @Test(arguments: ["\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func lineBreaksStartLines(separator: String) {
    #expect(lines("a" + separator + "b", width: .infinity) == ["a", "b"])
    #expect(lines("a" + separator + separator + "b", width: .infinity) == ["a", "", "b"])
    #expect(layOut("a" + separator).lines.count == 1)
    #expect(layOut(separator + "a").lines.count == 2)
  }

  @Test func aTextViewHasALineAfterTheLastLineBreak() {
    let container = TextContainer(includesTrailingEmptyLine: true)
    let frame = Typesetter().frame(of: text("a\n"), in: container)
    #expect(frame.lines.map(\.range) == [0..<1, 2..<2])
    #expect(frame.caret(at: 2).line == 1)
    #expect(frame.size.height == 2 * 3360.5)
  }

  @Test func anEmptyTextHasOneLine() {
    let frame = layOut("")
    #expect(frame.lines.count == 1)
    #expect(frame.size == TextSize(width: 0, height: 3360.5))
    #expect(frame.firstBaseline == 2681.25)
    #expect(frame.caret(at: 0).height == 3360.5)
  }

  @Test(arguments: [ParagraphStyle.LineBreakMode.wordWrap, .charWrap])
  func aLineIsAsWideAsItsTextAlone(mode: ParagraphStyle.LineBreakMode) {
    var random = SeededRandom(seed: 11)
    let pieces = ["A", "V", "(", ")", "“", "”", "T", "o", ".", ",", " ", "->", "1", ":", "x", "q"]
    for _ in 0..<400 {
      let string = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let frame = layOut(string, width: Double.random(in: 20...150, using: &random), size: 16) {
        $0.lineBreakMode = mode
      }
      for line in frame.lines where !line.visibleRange.isEmpty {
        let alone = layOut(frame.string(of: line), size: 16).size.width
        #expect(abs(line.width - alone) < 1e-6, "\(string) \(frame.string(of: line))")
      }
    }
  }

  @Test func linesThatFitAtTheirOwnWidthDoNotWrap() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1...9, using: &random)).map { _ in
        ["Type", "AVA", "To,", "wave", "x-1"].randomElement(using: &random) ?? ""
      }
      let string = words.joined(separator: " ")
      let size = layOut(string, size: 13.7).size
      #expect(layOut(string, width: size.width, size: 13.7).lines.count == 1)
      #expect(layOut(string, width: size.ceiled(toScale: 3).width, size: 13.7).lines.count == 1)
    }
  }
}
