import CairoDrawing
import Testing
import VectorDrawing

struct PictureFileTests {
  /// A bitmap of 32 × 16 pixels of one colour.
  private func bitmap(_ color: [UInt8]) -> DrawingBitmap {
    DrawingBitmap(width: 32, height: 16, pixels: (0..<512).flatMap { _ in color })
  }

  /// Returns whether the first pixel is near to a colour.
  private func isNear(_ bitmap: DrawingBitmap?, _ color: [UInt8]) -> Bool {
    guard let bitmap else { return false }
    return zip(bitmap.pixels, color).allSatisfy { abs(Int($0) - Int($1)) <= 3 }
  }

  /// The colour type in the header of a PNG: 2 without alpha, 6 with it.
  private func colorType(_ png: [UInt8]) -> UInt8 { png[25] }

  @Test(arguments: [[200, 30, 60, 255], [200, 30, 60, 128], [0, 0, 0, 0]] as [[UInt8]])
  func aPNGKeepsThePixels(_ color: [UInt8]) throws {
    let png = try bitmap(color).png()
    #expect(colorType(png) == (color[3] == 255 ? 2 : 6))
    let read = try #require(DrawingBitmap(png: png))
    #expect(read.width == 32 && read.height == 16)
    #expect(isNear(read, color))
  }

  @Test func anOpaqueDrawingHasNoAlphaInItsPNG() throws {
    let red = DrawingPaint.color(DrawingColor(rgba: 0xFF00_00FF))
    let path = DrawingPath(rect: DrawingRect(x: 0, y: 0, width: 4, height: 4))
    let drawing = Drawing(
      commands: [.fill(path, red, DrawingStyle(), isEvenOdd: false)],
      width: 4,
      height: 4
    )
    let opaque = try DrawingRasterizer(isOpaque: true).png(of: drawing)
    #expect(colorType(opaque) == 2)
    #expect(isNear(DrawingBitmap(png: opaque), [255, 0, 0, 255]))
  }

  @Test func aJPEGIsReadAgain() throws {
    let jpeg = try bitmap([200, 30, 60, 255]).jpeg(quality: 0.9)
    #expect(jpeg.prefix(2) == [0xFF, 0xD8])
    let read = try #require(DrawingBitmap(jpeg: jpeg))
    #expect(read.width == 32 && read.height == 16)
    #expect(isNear(read, [200, 30, 60, 255]))
  }

  @Test func aJPEGIsWhiteWhereThePictureIsTransparent() throws {
    let jpeg = try bitmap([0, 0, 0, 0]).jpeg(quality: 1)
    #expect(isNear(DrawingBitmap(jpeg: jpeg), [255, 255, 255, 255]))
  }

  @Test func lessQualityMakesASmallerFile() throws {
    var pixels: [UInt8] = []
    for pixel in 0..<1024 {
      pixels += [UInt8(pixel * 7919 % 256), UInt8(pixel * 104_729 % 256), 90, 255]
    }
    let noise = DrawingBitmap(width: 32, height: 32, pixels: pixels)
    let (low, high) = (try noise.jpeg(quality: 0.1), try noise.jpeg(quality: 1))
    #expect(low.count < high.count)
    #expect(try noise.jpeg(quality: .nan) == high)
    #expect(try noise.jpeg(quality: -3) == noise.jpeg(quality: 0))
  }

  @Test func brokenJPEGsAreNil() throws {
    let jpeg = try bitmap([200, 30, 60, 255]).jpeg(quality: 0.9)
    #expect(DrawingBitmap(jpeg: []) == nil)
    #expect(DrawingBitmap(jpeg: Array("no picture".utf8)) == nil)
    #expect(DrawingBitmap(jpeg: Array(jpeg.prefix(20))) == nil)
    // The size in the header exceeds the limit.
    let frame = try #require(jpeg.indices.first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    var huge = jpeg
    for place in 5...8 { huge[frame + place] = 0xFF }
    #expect(DrawingBitmap(jpeg: huge) == nil)
    // A file that is truncated later is shown up to there.
    #expect(DrawingBitmap(jpeg: Array(jpeg.dropLast(4)))?.width == 32)
  }
}
