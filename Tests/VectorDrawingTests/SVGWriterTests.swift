import Testing
import VectorDrawing

struct SVGWriterTests {
  private let square = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 10, height: 10))
  private let red = DrawingPaint.color(DrawingColor(rgba: 0xFF00_0080))

  private func body(_ commands: [DrawingCommand]) -> String {
    let svg = Drawing(commands: commands, width: 20, height: 10).svg()
    return String(svg.drop { $0 != ">" }.dropFirst().dropLast("</svg>".count))
  }

  @Test func aDocumentHasTheSizeOfTheDrawing() {
    #expect(
      Drawing(width: 20, height: 10.5).svg()
        == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10.5" viewBox="0 0 20 10.5" \
        preserveAspectRatio="none"></svg>
        """
    )
  }

  @Test func fillsAndStrokesAreElements() {
    let line = DrawingStroke(width: 2, cap: .round, join: .bevel, dashes: [3, 1], dashPhase: 2)
    #expect(
      body([
        .fill(square, red, DrawingStyle(alpha: 0.5), isEvenOdd: true),
        .stroke(square, line, .color(.black), DrawingStyle(blend: .multiply)),
      ]) == """
        <path d="M0 0L10 0L10 10L0 10Z" fill="#ff0000" fill-opacity="0.502" fill-rule="evenodd" \
        opacity="0.5"/><path d="M0 0L10 0L10 10L0 10Z" fill="none" stroke="#000000" stroke-width="2" \
        stroke-linecap="round" stroke-linejoin="bevel" stroke-dasharray="3 1" stroke-dashoffset="2" \
        style="mix-blend-mode:multiply"/>
        """
    )
  }

  @Test func tilesAreAPattern() {
    let tile = Drawing(
      commands: [.fill(square, red, DrawingStyle(), isEvenOdd: false)],
      width: 10,
      height: 10
    )
    let place = DrawingRect(x: 1, y: 2, width: 5, height: 4)
    let fill = DrawingCommand.fill(
      square,
      .tiles(.drawing(tile), in: place),
      DrawingStyle(),
      isEvenOdd: false
    )
    let text = body([fill])
    #expect(
      text.hasPrefix("<defs><pattern id=\"d1\" patternUnits=\"userSpaceOnUse\" x=\"1\" y=\"2\"")
    )
    #expect(text.contains("<svg x=\"0\" y=\"0\" width=\"5\" height=\"4\" viewBox=\"0 0 10 10\""))
    #expect(text.hasSuffix("fill=\"url(#d1)\"/>"))
    let nothing = DrawingPaint.tiles(
      .drawing(tile),
      in: DrawingRect(x: 0, y: 0, width: 0, height: 4)
    )
    #expect(body([.fill(square, nothing, DrawingStyle(), isEvenOdd: false)]).isEmpty)
  }

  @Test func groupsEndWithTheirStateOrDocument() {
    let fill = DrawingCommand.fill(square, red, DrawingStyle(), isEvenOdd: false)
    let element = "<path d=\"M0 0L10 0L10 10L0 10Z\" fill=\"#ff0000\" fill-opacity=\"0.502\"/>"
    #expect(
      body([.save, .transform(.translation(1, 2)), fill, .restore, fill])
        == "<g transform=\"matrix(1 0 0 1 1 2)\">\(element)</g>\(element)"
    )
    #expect(
      body([.beginGroup(DrawingStyle(alpha: 0.25)), fill, .endGroup, fill])
        == "<g opacity=\"0.25\">\(element)</g>\(element)"
    )
    // Open groups end with the document; an unbalanced restore has no effect.
    #expect(body([.restore, .save, .transform(.scale(2, 2)), fill]).hasSuffix("\(element)</g>"))
  }

  @Test func partsUseOneDefinitionOfTheirImage() {
    let file = DrawingFile(bytes: [1, 2, 3], mediaType: "image/png")
    let caps = CapInsets(top: 0, left: 2, bottom: 0, right: 3, tiles: false)
    let rect = DrawingRect(x: 0, y: 0, width: 20, height: 10)
    let parts = caps.parts(width: 8, height: 10, in: rect)
    let style = DrawingStyle(alpha: 0.5)
    #expect(
      body([.parts(.encoded(file), width: 8, height: 10, parts, style)])
        == """
        <defs><g id="d1"><image x="0" y="0" width="8" height="10" preserveAspectRatio="none" \
        href="data:image/png;base64,AQID"/></g></defs><g opacity="0.5">\
        <svg x="0" y="0" width="2" height="10" viewBox="0 0 2 10" preserveAspectRatio="none">\
        <use href="#d1"/></svg>\
        <svg x="2" y="0" width="15" height="10" viewBox="2 0 3 10" preserveAspectRatio="none">\
        <use href="#d1"/></svg>\
        <svg x="17" y="0" width="3" height="10" viewBox="5 0 3 10" preserveAspectRatio="none">\
        <use href="#d1"/></svg></g>
        """
    )
  }

  @Test func clipsAndGradientsAreDefined() {
    let gradient = DrawingGradient(
      stops: [.init(.black, at: 0), .init(DrawingColor(rgba: 0xFFFF_FFFF), at: 1)],
      extendsAfter: false
    )
    let paint = DrawingPaint.linear(gradient, from: DrawingPoint(0, 0), to: DrawingPoint(0, 10))
    let text = body([
      .clip(square, isEvenOdd: false), .fill(square, paint, DrawingStyle(), isEvenOdd: false),
    ])
    #expect(text.contains("<clipPath id=\"d1\"><path d=\"M0 0L10 0L10 10L0 10Z\"/></clipPath>"))
    #expect(text.contains("<g clip-path=\"url(#d1)\">"))
    #expect(text.contains("<linearGradient id=\"d2\" gradientUnits=\"userSpaceOnUse\""))
    #expect(text.contains("<stop offset=\"1\" stop-color=\"#ffffff\" stop-opacity=\"0\"/>"))
    #expect(text.contains("fill=\"url(#d2)\""))
  }

  @Test func picturesAreWithinTheDocument() {
    let inner = Drawing(
      commands: [.clip(square, isEvenOdd: false)],
      width: 10,
      height: 10
    )
    let place = DrawingRect(x: 1, y: 2, width: 3, height: 4)
    let text = body([.image(.drawing(inner), in: place, DrawingStyle())])
    #expect(text.contains("<svg x=\"1\" y=\"2\" width=\"3\" height=\"4\" viewBox=\"0 0 10 10\""))
    // Nested drawings have other names than the drawings that contain them.
    #expect(text.contains("id=\"d1-d1\""))
    let file = DrawingFile(bytes: [1, 2, 3], mediaType: "image/png")
    #expect(
      body([.image(.encoded(file), in: place, DrawingStyle())])
        .contains("href=\"data:image/png;base64,AQID\"")
    )
  }

  @Test func clearFillsAreLeftOut() {
    let clear = DrawingPaint.color(DrawingColor(rgba: 0))
    #expect(body([.fill(square, clear, DrawingStyle(), isEvenOdd: false)]).isEmpty)
  }

  @Test func modesThatSVGHasNotNeedPixels() {
    func drawing(_ blend: DrawingBlend) -> Drawing {
      let fill = DrawingCommand.fill(
        square,
        red,
        DrawingStyle(blend: blend),
        isEvenOdd: false
      )
      return Drawing(commands: [fill], width: 1, height: 1)
    }
    #expect(drawing(.normal).isVector && drawing(.multiply).isVector)
    #expect(!drawing(.destinationOut).isVector && !drawing(.clear).isVector)
    #expect(
      !Drawing(
        commands: [.clear(DrawingRect(x: 0, y: 0, width: 1, height: 1))],
        width: 1,
        height: 1
      ).isVector
    )
  }

  @Test func aMaskIsTheOpacityOfItsImage() {
    let image = Drawing(
      commands: [.fill(square, red, DrawingStyle(), isEvenOdd: false)],
      width: 10,
      height: 10
    )
    let drawn = Drawing(
      commands: [
        .save, .mask(.drawing(image), in: DrawingRect(x: 1, y: 2, width: 3, height: 4)),
        .fill(square, red, DrawingStyle(), isEvenOdd: false), .restore,
      ],
      width: 20,
      height: 10
    )
    #expect(drawn.isVector)
    #expect(drawn.svg().contains("<g mask=\"url(#d1)\"><path"))
    #expect(
      drawn.svg().contains(
        "<mask id=\"d1\" maskUnits=\"userSpaceOnUse\" x=\"1\" y=\"2\" width=\"3\" "
          + "height=\"4\" style=\"mask-type:alpha\"><svg"
      )
    )
  }
}
