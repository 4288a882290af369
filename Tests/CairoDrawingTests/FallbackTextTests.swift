import CairoDrawing
import Testing
import VectorDrawing

/// Words that have no outlines.
struct FallbackTextTests {
  /// Returns for each column of pixels whether it has ink, where words are stretched to a width.
  private func columns(of string: String, width: Double) throws -> [Bool] {
    let text = DrawingText(
      string,
      origin: DrawingPoint(10, 60),
      width: width,
      size: 40,
      weight: 400,
      isItalic: false,
      color: .black
    )
    let drawing = Drawing(commands: [.text(text, DrawingStyle())], width: 220, height: 100)
    let bitmap = try DrawingRasterizer().bitmap(of: drawing)
    return (0..<bitmap.width).map { x in
      (0..<bitmap.height).contains { bitmap.pixels[4 * ($0 * bitmap.width + x) + 3] > 32 }
    }
  }

  /// Returns the number of runs of columns with ink.
  private func stretches(_ columns: [Bool]) -> Int {
    zip([false] + columns, columns).count { !$0 && $1 }
  }

  /// Arabic letters, in any font of the machine, are joined except after those that never join.
  @Test func lettersOfArabicAreJoined() throws {
    // Beh three times; and dal, which never joins the next letter.
    #expect(try stretches(columns(of: "\u{628}\u{628}\u{628}", width: 120)) == 1)
    #expect(try stretches(columns(of: "\u{62F}\u{62F}\u{62F}", width: 120)) == 3)
  }

  @Test func wordsAreStretchedToTheirWidth() throws {
    for width in [60.0, 180] {
      let columns = try columns(of: "HHH", width: width)
      let first = try #require(columns.firstIndex(of: true))
      let last = try #require(columns.lastIndex(of: true))
      // The ink on each side is a part of the letters' widths.
      #expect((10...30).contains(first))
      #expect((Int(width) - 20...Int(width) + 10).contains(last))
    }
  }

  @Test func emptyTextAndInvalidWidthsDrawNothing() throws {
    #expect(try !columns(of: "H", width: 0).contains(true))
    #expect(try !columns(of: "", width: 50).contains(true))
    #expect(try !columns(of: "H", width: .nan).contains(true))
  }
}
