import Testing
import UIKitHosting

@testable import BrowserHost

/// Lines that the scene has laid out, as elements.
struct LinesRenderingTests: RendersNode {
  private func line(
    x: Double = 0,
    baseline: Double,
    isRightToLeft: Bool = false,
    isWrapped: Bool = false,
    _ pieces: TextLinesValue.Piece...
  ) -> TextLinesValue.Line {
    TextLinesValue.Line(
      x: x,
      baseline: baseline,
      isRightToLeft: isRightToLeft,
      isWrapped: isWrapped,
      pieces: pieces
    )
  }

  private func specs(_ lines: TextLinesValue.Line...) -> [ElementSpec] {
    let attribute = Attribute.text("text", lines: TextLinesValue(lines))
    for case .lines(main, let spec) in set(.label, attribute) { return spec.lines.map(\.element) }
    return []
  }

  private func piece(
    _ text: String,
    _ content: TextLinesValue.Piece.Content = .text,
    width: Double? = nil
  ) -> TextLinesValue.Piece {
    TextLinesValue.Piece(TextRun(text: text), content: content, width: width)
  }

  @Test func aLineIsAnElementWithItsDistanceBelowThePreviousLine() {
    let specs = specs(
      line(x: 12.5, baseline: 18.3, isWrapped: true, piece("One ")),
      line(baseline: 38.9, piece("two"))
    )
    #expect(specs.map(\.text) == ["One ", "two"])
    #expect(specs.map(\.classes) == ["line wrapped", "line"])
    #expect(
      specs[0].styles == [
        HTMLAttribute(name: "--below", value: "18.25px"),
        HTMLAttribute(name: "margin-left", value: "12.5px"),
      ]
    )
    // The distances add up to the second baseline.
    #expect(specs[1].styles == [HTMLAttribute(name: "--below", value: "20.75px")])
  }

  @Test func aLineOfAParagraphWithIdeographsHasNoTracking() {
    var line = line(baseline: 9, piece("VIP"))
    line.hasIdeographs = true
    #expect(specs(line).map(\.classes) == ["line ideographic"])
  }

  @Test func typesetTextBecomesLines() {
    let attribute = Attribute.text("a", lines: TextLinesValue([line(baseline: 9, piece("a"))]))
    let line = LinesSpec.Line(below: 9, text: "a")
    #expect(
      set(.label, attribute) == [
        .lines(main, LinesSpec(lines: [line], size: nil, isClipped: false))
      ]
    )
    #expect(set(.label, .text("a")) == [.text(main, "a")])
  }

  @Test func truncatedTextIsHiddenInTheEllipsis() {
    let pieces = specs(line(baseline: 9, piece("Lo"), piece("ng", .ellipsis)))[0].children
    #expect(pieces.map(\.classes) == ["", "ellipsis"])
    #expect(pieces[1].children == [ElementSpec("span", "hidden-text", text: "ng")])
  }

  @Test func aPieceOfAnotherFontHasTheWidthThatWasMeasured() {
    let pieces = specs(line(baseline: 9, piece("a"), piece("한국", width: 31)))[0].children
    #expect(pieces[1].classes == "fixed")
    #expect(pieces[1].styles == [HTMLAttribute(name: "width", value: "31px")])
  }

  @Test func aLineFromRightToLeftIsAnElementWithinTheLine() {
    let spec = specs(line(x: 5, baseline: 9, isRightToLeft: true, piece("שלום")))[0]
    #expect(spec.children.map(\.classes) == ["rtl"])
    #expect(spec.children[0].text == "שלום")
  }

  @Test func raisedTextDoesNotMoveItsLine() {
    var raised = piece("2")
    raised.run.baselineOffset = 6
    let pieces = specs(line(baseline: 9, piece("x"), raised))[0].children
    #expect(
      pieces[1].styles == [
        HTMLAttribute(name: "position", value: "relative"),
        HTMLAttribute(name: "top", value: "-6px"),
      ]
    )
  }
}
