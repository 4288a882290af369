import Testing
import TextLayout

/// Hebrew letters are estimated: half an em each, 10 points in a size of 20.
struct BidiTests {
  private func runs(_ frame: TextFrame, line: Int = 0) -> [Range<Int>] {
    frame.runs(of: frame.lines[line]).map(\.range)
  }

  @Test func theFirstHebrewWordIsRightmost() {
    let frame = layOut("a שלום עולם b", size: 20)
    #expect(runs(frame) == [0..<2, 7..<11, 6..<7, 2..<6, 11..<12, 12..<13])
    // The first letter of the first word is the rightmost one.
    #expect(frame.caret(at: 2).x > frame.caret(at: 7).x)
  }

  @Test func latinRunsFromLeftToRightInHebrew() {
    let frame = layOut("שלום abc עולם", size: 20)
    #expect(frame.lines[0].isRightToLeft)
    #expect(runs(frame) == [9..<13, 8..<9, 5..<8, 4..<5, 0..<4])
    #expect(frame.caret(at: 5).x < frame.caret(at: 6).x)
    #expect(abs(frame.caret(at: 0).x - frame.size.width) < 1e-6)
  }

  @Test func spacesAtTheEndOfALineTakeTheParagraphsDirection() {
    // In "שלום עולם" the space has the words' direction; at the end of a line it is on the right.
    let frame = layOut("a שלום עולם", width: 65, size: 20)
    #expect(frame.lines.map(\.range) == [0..<7, 7..<11])
    #expect(runs(frame) == [0..<2, 2..<6, 6..<7])
    #expect(frame.runs(of: frame.lines[0]).map(\.hangs) == [false, false, true])
    let right = layOut("שלום עולם", width: 65, size: 20)
    #expect(runs(right) == [4..<5, 0..<4])
    #expect(right.lines[0].x == 25)
  }

  @Test func digitsAfterHebrewAreShapedAsHebrew() {
    // The font kerns "1.1", but not in text of the Hebrew script.
    let latin = layOut("3.14", size: 20).size.width
    let frame = layOut("שלום 3.14", size: 20)
    let number = frame.runs(of: frame.lines[0]).first { $0.range == 5..<9 }
    #expect((number?.width ?? 0) > latin + 0.1)
  }

  @Test func aBracketTakesTheScriptOfItsPartner() {
    // Tracking follows Latin letters, and in Arabic only spaces.
    var tracked = attributes(size: 20)
    tracked.tracking = 5
    func width(_ string: String, _ attributes: TextAttributes) -> Double {
      Typesetter().size(of: string, attributes: attributes).width
    }
    let string = "نص (ab) نص"
    let difference = width(string, tracked) - width(string, attributes(size: 20))
    // Two spaces and two letters.
    #expect(abs(difference - 20) < 1e-6)
  }

  @Test func anOverrideChangesTheDirection() {
    let frame = layOut("\u{202E}ab\u{202C}", size: 20)
    #expect(frame.caret(at: 1).x > frame.caret(at: 2).x)
  }
}
