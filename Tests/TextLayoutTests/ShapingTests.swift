import Testing
import TextLayout

struct ShapingTests {
  @Test func kerningMovesPairsTogether() {
    #expect(layOut("AV").size.width == 3616)
    var attributes = attributes()
    attributes.usesKerning = false
    #expect(Typesetter().size(of: "AV", attributes: attributes).width == 3808)
  }

  @Test func widthsScaleWithTheSize() {
    #expect(abs(layOut("ab", size: 17).size.width - 3336 * 17 / 2816) < 1e-9)
  }

  @Test func featuresApply() {
    var attributes = attributes()
    attributes.features = [.monospacedDigits]
    #expect(Typesetter().size(of: "11", attributes: attributes).width == 3648)
    #expect(Typesetter().size(of: "17", attributes: attributes).width == 3648)
  }

  @Test func trackingFollowsEveryCharacter() {
    var attributes = attributes()
    attributes.tracking = 10
    #expect(Typesetter().size(of: "ab", attributes: attributes).width == 3356)
    // A letter with a mark is one character.
    #expect(Typesetter().size(of: "e\u{301}", attributes: attributes).width == 1650)
    attributes.tracking = -10
    #expect(Typesetter().size(of: "ab", attributes: attributes).width == 3316)
  }

  @Test func composedAndDecomposedLettersAreOneGlyph() {
    let frame = layOut("e\u{301}")
    let line = frame.lines[0]
    let glyphs = frame.runs(of: line).flatMap { frame.glyphs(of: $0, in: line) }
    #expect(glyphs.map(\.id) == [616])
    #expect(layOut("é").size == frame.size)
  }

  @Test func glyphsAreAtTheirCarets() {
    let frame = layOut("AVa")
    let line = frame.lines[0]
    let run = frame.runs(of: line)[0]
    let glyphs = frame.glyphs(of: run, in: line)
    #expect(glyphs.map(\.id) == [2, 453, 504])
    #expect(glyphs.map(\.index) == [0, 1, 2])
    for glyph in glyphs { #expect(glyph.x == frame.caret(at: glyph.index).x) }
    #expect(glyphs.reduce(0) { $0 + $1.advance } == run.width)
  }

  @Test func runsThatDifferOnlyInColourAreShapedAsOne() {
    var text = AttributedText("A", attributes: attributes())
    text.append("V", attributes: attributes())
    let frame = Typesetter().frame(of: text)
    #expect(frame.size.width == 3616)
    let runs = frame.runs(of: frame.lines[0])
    #expect(runs.map(\.run) == [0, 1])
    #expect(runs.map(\.range) == [0..<1, 1..<2])
  }

  @Test func anAttachmentIsABoxOnTheBaseline() {
    var box = attributes()
    box.attachment = TextAttachment(width: 500, height: 4000, offset: -1000)
    var text = AttributedText("a", attributes: attributes())
    text.append("\u{FFFC}", attributes: box)
    let frame = Typesetter().frame(of: text)
    #expect(frame.size.width == 2088)
    #expect(frame.lines[0].ascent == 3000)
    #expect(frame.lines[0].descent == 1000)
    #expect(frame.runs(of: frame.lines[0]).map(\.content) == [.text, .attachment])
  }

  @Test func aBaselineOffsetMakesTheLineHigher() {
    var raised = attributes()
    raised.baselineOffset = 100
    var text = AttributedText("a", attributes: attributes())
    text.append("b", attributes: raised)
    let line = Typesetter().frame(of: text).lines[0]
    #expect(line.ascent == 2781.25)
    #expect(line.descent == 679.25)
  }

  @Test func theLargestFontGivesTheLineHeight() {
    var text = AttributedText("a", attributes: attributes(size: 10))
    text.append("b", attributes: attributes(size: 20))
    let line = Typesetter().frame(of: text).lines[0]
    #expect(line.ascent == font(size: 20).metrics.ascender)
  }
}
