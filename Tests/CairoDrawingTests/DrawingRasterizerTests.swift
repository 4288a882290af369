import CairoDrawing
import Testing
import VectorDrawing

struct DrawingRasterizerTests {
  private let whole = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 8, height: 8))
  private let red = DrawingPaint.color(DrawingColor(rgba: 0xFF00_00FF))

  private func drawing(_ commands: [DrawingCommand]) -> Drawing {
    Drawing(commands: commands, width: 8, height: 8)
  }

  private func fill(
    _ path: DrawingPath,
    _ paint: DrawingPaint,
    _ style: DrawingStyle = DrawingStyle()
  ) -> DrawingCommand {
    .fill(path, paint, style, isEvenOdd: false)
  }

  /// Red, green, blue and alpha of a pixel.
  private func pixel(_ bitmap: DrawingBitmap, _ x: Int, _ y: Int) -> [UInt8] {
    let place = 4 * (y * bitmap.width + x)
    return Array(bitmap.pixels[place..<(place + 4)])
  }

  private func pixel(of commands: [DrawingCommand], _ x: Int, _ y: Int) throws -> [UInt8] {
    pixel(try DrawingRasterizer().bitmap(of: drawing(commands)), x, y)
  }

  @Test func pathsAreFilled() throws {
    let path = DrawingPath(rect: DrawingRect(x: 2, y: 3, width: 4, height: 2))
    let bitmap = try DrawingRasterizer(scale: 2).bitmap(of: drawing([fill(path, red)]))
    #expect(bitmap.width == 16 && bitmap.height == 16)
    #expect(pixel(bitmap, 4, 6) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 3, 6) == [0, 0, 0, 0])
    #expect(pixel(bitmap, 11, 9) == [255, 0, 0, 255])
    #expect(pixel(bitmap, 11, 10) == [0, 0, 0, 0])
  }

  @Test func anEmptyBitmapIsClearOrBlackIfOpaque() throws {
    let empty = drawing([])
    #expect(pixel(try DrawingRasterizer().bitmap(of: empty), 0, 0) == [0, 0, 0, 0])
    let opaque = try DrawingRasterizer(isOpaque: true).bitmap(of: empty)
    #expect(pixel(opaque, 0, 0) == [0, 0, 0, 255])
  }

  @Test func tilesRepeatInAllDirections() throws {
    let half = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 2, height: 4))
    let tile = Drawing(commands: [fill(half, red)], width: 4, height: 4)
    let paint = DrawingPaint.tiles(
      .drawing(tile),
      in: DrawingRect(x: 4, y: 4, width: 4, height: 4)
    )
    for (x, alpha) in [(0, 255), (1, 255), (2, 0), (3, 0), (5, 255), (7, 0)] {
      #expect(try pixel(of: [fill(whole, paint)], x, 1)[3] == UInt8(alpha), "at \(x)")
    }
  }

  @Test func linesHaveTheirWidthAndDashes() throws {
    var line = DrawingPath()
    line.move(to: DrawingPoint(0, 4))
    line.addLine(to: DrawingPoint(8, 4))
    let stroke = DrawingCommand.stroke(line, DrawingStroke(width: 2), red, DrawingStyle())
    #expect(try pixel(of: [stroke], 4, 3) == [255, 0, 0, 255])
    #expect(try pixel(of: [stroke], 4, 4) == [255, 0, 0, 255])
    #expect(try pixel(of: [stroke], 4, 5)[3] == 0)
    let dashed = DrawingCommand.stroke(
      line,
      DrawingStroke(width: 2, dashes: [2, 2]),
      red,
      DrawingStyle()
    )
    #expect(try pixel(of: [dashed], 1, 3)[3] == 255)
    #expect(try pixel(of: [dashed], 3, 3)[3] == 0)
  }

  @Test func clipsAndTransformsEndWithTheirState() throws {
    let left = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 4, height: 8))
    let commands: [DrawingCommand] = [
      .save, .clip(left, isEvenOdd: false), .transform(.translation(0, 4)), fill(whole, red),
      .restore,
    ]
    #expect(try pixel(of: commands, 1, 6)[3] == 255)
    #expect(try pixel(of: commands, 1, 2)[3] == 0)
    #expect(try pixel(of: commands, 6, 6)[3] == 0)
    #expect(try pixel(of: commands + [fill(whole, red)], 6, 2)[3] == 255)
  }

  @Test func alphaCountsOnceForAGroup() throws {
    let half = DrawingStyle(alpha: 0.5)
    let twice = [fill(whole, red), fill(whole, red)]
    #expect(try pixel(of: [.beginGroup(half)] + twice + [.endGroup], 1, 1)[3] == 128)
    #expect(try pixel(of: [fill(whole, red, half), fill(whole, red, half)], 1, 1)[3] == 192)
  }

  @Test func blendModesChangeWhatLiesBelow() throws {
    let green = DrawingPaint.color(DrawingColor(rgba: 0x00FF_00FF))
    func over(_ blend: DrawingBlend) throws -> [UInt8] {
      try pixel(of: [fill(whole, red), fill(whole, green, DrawingStyle(blend: blend))], 1, 1)
    }
    #expect(try over(.normal) == [0, 255, 0, 255])
    #expect(try over(.multiply) == [0, 0, 0, 255])
    #expect(try over(.screen) == [255, 255, 0, 255])
    #expect(try over(.destinationOut)[3] == 0)
    #expect(try over(.clear)[3] == 0)
    #expect(
      try pixel(
        of: [fill(whole, red), .clear(DrawingRect(x: 0, y: 0, width: 4, height: 8))],
        1,
        1
      )[3]
        == 0
    )
  }

  @Test func gradientsExtendBeyondTheirEndsIfRequested() throws {
    let stops = [
      DrawingGradient.Stop(.black, at: 0),
      DrawingGradient.Stop(DrawingColor(rgba: 0xFFFF_FFFF), at: 1),
    ]
    func at(_ x: Int, _ extends: Bool) throws -> [UInt8] {
      let gradient = DrawingGradient(stops: stops, extendsBefore: extends, extendsAfter: extends)
      let paint = DrawingPaint.linear(gradient, from: DrawingPoint(2, 0), to: DrawingPoint(6, 0))
      return try pixel(of: [fill(whole, paint)], x, 4)
    }
    #expect(try at(0, true) == [0, 0, 0, 255])
    #expect(try at(7, true) == [255, 255, 255, 255])
    #expect(try at(0, false)[3] == 0)
    #expect(try at(7, false)[3] == 0)
    #expect(abs(Int(try at(4, true)[0]) - 159) < 4)
  }

  @Test func aShadowLiesBelowAndBesideWhatCastsIt() throws {
    let small = DrawingPath(rect: DrawingRect(x: 1, y: 1, width: 2, height: 2))
    let shadow = DrawingShadow(offset: DrawingPoint(4, 4), blur: 0, color: .black)
    let sharp = [fill(small, red, DrawingStyle(shadow: shadow))]
    #expect(try pixel(of: sharp, 1, 1) == [255, 0, 0, 255])
    #expect(try pixel(of: sharp, 5, 5) == [0, 0, 0, 255])
    #expect(try pixel(of: sharp, 4, 4)[3] == 0)
    var soft = shadow
    soft.blur = 4
    let blurred = [fill(small, red, DrawingStyle(shadow: soft))]
    let middle = try pixel(of: blurred, 5, 5)[3]
    #expect(middle > 20 && middle < 255)
    #expect(try pixel(of: blurred, 4, 4)[3] > 0)
  }

  @Test func picturesFillTheirPlace() throws {
    let inner = Drawing(commands: [fill(whole, red)], width: 16, height: 16)
    let place = DrawingRect(x: 0, y: 0, width: 8, height: 8)
    let image = DrawingCommand.image(.drawing(inner), in: place, DrawingStyle())
    // The red quarter of a drawing that is twice as large.
    #expect(try pixel(of: [image], 3, 3)[3] == 255)
    #expect(try pixel(of: [image], 4, 4)[3] == 0)
    let bitmap = DrawingBitmap(width: 1, height: 1, pixels: [10, 20, 30, 255])
    let pixels = DrawingCommand.image(.bitmap(bitmap), in: place, DrawingStyle())
    #expect(try pixel(of: [pixels], 7, 7) == [10, 20, 30, 255])
  }

  @Test func aWrittenPNGIsReadUnchanged() throws {
    let half = fill(whole, .color(DrawingColor(red: 1, green: 0, blue: 0, alpha: 0.5)))
    let bitmap = try DrawingRasterizer().bitmap(of: drawing([half]))
    let png = try bitmap.png()
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(DrawingBitmap(png: png) == bitmap)
    #expect(try DrawingRasterizer().png(of: drawing([half])) == png)
    let file = DrawingFile(bytes: png, mediaType: "image/png")
    let image = DrawingCommand.image(
      .encoded(file),
      in: DrawingRect(x: 0, y: 0, width: 8, height: 8),
      DrawingStyle()
    )
    #expect(try pixel(of: [image], 1, 1) == pixel(bitmap, 1, 1))
  }

  @Test func brokenPNGsAreNil() throws {
    let png = try DrawingRasterizer().png(of: drawing([fill(whole, red)]))
    #expect(DrawingBitmap(png: []) == nil)
    #expect(DrawingBitmap(png: Array(png.prefix(30))) == nil)
    #expect(DrawingBitmap(png: Array("GIF89a".utf8) + png) == nil)
    // A header that requires more memory than is available.
    var huge = png
    for place in 16..<24 { huge[place] = 0x7F }
    #expect(DrawingBitmap(png: huge) == nil)
  }

  @Test(arguments: [(20_000.0, 20_000.0), (1e300, 1), (.infinity, 5), (16_385, 1)])
  func drawingsThatAreTooLargeFailBeforeMemoryIsTaken(_ width: Double, _ height: Double) {
    #expect(throws: DrawingRasterizer.Failure.self) {
      try DrawingRasterizer().bitmap(of: Drawing(width: width, height: height))
    }
  }

  @Test func pathsWithNaNPaintNothing() throws {
    var path = DrawingPath()
    path.move(to: DrawingPoint(0, 0))
    path.addLine(to: DrawingPoint(.nan, 8))
    path.addLine(to: DrawingPoint(8, .infinity))
    #expect(try pixel(of: [fill(path, red)], 1, 1)[3] == 0)
    // A transform without an inverse hides only the commands that follow.
    let flat: [DrawingCommand] = [
      .save, .transform(.scale(0, 1)), fill(whole, red), .restore, fill(whole, red),
    ]
    #expect(try pixel(of: flat, 1, 1) == [255, 0, 0, 255])
  }

  @Test func statesThatDoNotMatchAreNoError() throws {
    #expect(try pixel(of: [.restore, .endGroup, fill(whole, red)], 1, 1)[3] == 255)
    #expect(try pixel(of: [.save, .save, fill(whole, red)], 1, 1)[3] == 255)
  }

  @Test func aMaskHoldsUntilItsStateIsRestored() throws {
    // The left half is opaque, the right half half so.
    let pixels: [UInt8] = [0, 0, 0, 255, 0, 0, 0, 128]
    let mask = DrawingImage.bitmap(DrawingBitmap(width: 2, height: 1, pixels: pixels))
    let commands: [DrawingCommand] = [
      .save, .transform(DrawingTransform(1, 0, 0, 1, 1, 0)),
      .mask(mask, in: DrawingRect(x: 1, y: 2, width: 4, height: 4)), fill(whole, red), .restore,
      fill(DrawingPath(rect: DrawingRect(x: 7, y: 7, width: 1, height: 1)), red),
    ]
    #expect(try pixel(of: commands, 2, 3) == [255, 0, 0, 255])
    #expect(try pixel(of: commands, 5, 3)[3] == 128)
    #expect(try pixel(of: commands, 1, 3)[3] == 0 && pixel(of: commands, 2, 1)[3] == 0)
    #expect(try pixel(of: commands, 7, 7) == [255, 0, 0, 255])
    // Outside of a saved state the mask applies to the end, within another mask, too.
    let nested = [commands[2], commands[2], fill(whole, red)]
    #expect(try pixel(of: nested, 4, 3)[3] == 64)
  }

  @Test func opaquePicturesShareMemoryAndNothingElse() throws {
    let rasterizer = DrawingRasterizer(scale: 2, isOpaque: true)
    let painted = drawing([fill(whole, red)])
    let first = try rasterizer.png(of: painted)
    let empty = try rasterizer.bitmap(of: Drawing(width: 4, height: 2))
    #expect(Set(empty.pixels) == [0, 255] && empty.pixels.count == 4 * 8 * 4)
    #expect(try rasterizer.png(of: painted) == first)
  }
}
