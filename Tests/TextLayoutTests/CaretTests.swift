import Testing
import TextLayout

struct CaretTests {
  @Test func caretsAreBetweenCharacters() {
    let frame = layOut("ab cd")
    #expect(frame.caret(at: 0).x == 0)
    #expect(frame.caret(at: 1).x == 1588)
    #expect(frame.caret(at: 2).x == 3336)
    #expect(frame.caret(at: 3).x == 4128)
    #expect(frame.caret(at: 5).x == frame.size.width)
    #expect(frame.caret(at: 99) == frame.caret(at: 5))
    #expect(frame.caret(at: -1) == frame.caret(at: 0))
  }

  @Test func caretsAreNotInsideGraphemeClusters() {
    let frame = layOut("a👍🏽b")
    #expect(frame.caret(at: 2) == frame.caret(at: 1))
    #expect(frame.caret(at: 4) == frame.caret(at: 1))
    #expect(frame.caret(at: 5).x == 1588 + 2816)
  }

  @Test func aPlaceBetweenLinesBelongsToEither() {
    let frame = layOut("aabb", width: 3500)
    #expect(frame.lines.map(\.range) == [0..<2, 2..<4])
    #expect(frame.caret(at: 2).line == 1)
    #expect(frame.caret(at: 2, affinity: .upstream).line == 0)
    #expect(frame.caret(at: 2, affinity: .upstream).x == 3176)
  }

  @Test func pointsHitTheNearestPlace() {
    let frame = layOut("ab\nba")
    #expect(frame.index(atX: -50, y: 0) == 0)
    #expect(frame.index(atX: 700, y: 0) == 0)
    #expect(frame.index(atX: 900, y: 0) == 1)
    #expect(frame.index(atX: 9000, y: 0) == 2)
    #expect(frame.index(atX: 9000, y: -100) == 2)
    #expect(frame.index(atX: 0, y: 3409) == 3)
    #expect(frame.index(atX: 9000, y: 90_000) == 5)
    #expect(frame.index(atX: .nan, y: .nan) >= 0)
  }

  @Test func everyCaretIsHit() {
    for string in ["ab cd", "今天 a", "a שלום b", "e\u{301}x👍🏽y"] {
      let frame = layOut(string, size: 20)
      for index in 0...string.utf16.count {
        let caret = frame.caret(at: index)
        let hit = frame.index(atX: caret.x, y: caret.y + 1)
        #expect(abs(frame.caret(at: hit).x - caret.x) < 1e-6, "\(string) \(index)")
      }
    }
  }

  @Test func hebrewRunsRightToLeft() {
    let frame = layOut("a שלום b", size: 20)
    let a = layOut("a ", size: 20).size.width
    // Four letters of half an em each.
    #expect(abs(frame.caret(at: 2).x - (a + 40)) < 1e-6)
    #expect(abs(frame.caret(at: 3).x - (a + 30)) < 1e-6)
    #expect(frame.caret(at: 3).isRightToLeft)
    #expect(!frame.caret(at: 0).isRightToLeft)
  }

  @Test func selectionsCoverLines() {
    let frame = layOut("aa bb", width: 3500)
    let rects = frame.selectionRects(for: 1..<4)
    #expect(rects.count == 2)
    #expect(rects.map(\.y) == [0, 3360.5])
    #expect(rects[0].x == 1588)
    #expect(rects[0].width == 1588 + 792)
    #expect(rects[1].x == 0)
    #expect(rects[1].width == 1748)
    #expect(frame.selectionRects(for: 2..<2).isEmpty)
  }

  @Test func aSelectionOfTwoDirectionsHasTwoRectangles() {
    let frame = layOut("ab שלום cd", size: 20)
    // The end of the Latin word and the start of the Hebrew one.
    let rects = frame.selectionRects(for: 1..<5)
    #expect(rects.count == 2)
    #expect(frame.selectionRects(for: 0..<10).count == 1)
  }
}
