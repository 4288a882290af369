import CairoDrawing
import Testing
import VectorDrawing

@testable import DrawnPictures

struct CanvasTests {
  @Test func aFileHasThePixels() throws {
    var canvas = Canvas(width: 3, height: 2)
    canvas.fill(from: Colour(0xFF0010), to: Colour(0x0000FF))
    let read = try #require(DrawingBitmap(png: canvas.png))
    #expect(read.width == 3 && read.height == 2)
    let top: [UInt8] = [0xFF, 0, 0x10, 0xFF]
    let bottom: [UInt8] = [0, 0, 0xFF, 0xFF]
    #expect(read.pixels == top + top + top + bottom + bottom + bottom)
  }

  @Test func edgesAreSoft() {
    var canvas = Canvas(width: 10, height: 10)
    canvas.disc(x: 0.5, y: 0.5, radius: 0.3, Colour(0xFFFFFF))
    let reds = stride(from: 0, to: canvas.bytes.count, by: 3).map { canvas.bytes[$0] }
    #expect(reds[0] == 0)
    #expect(reds[55] == 255)
    #expect(reds.contains { (1...254).contains($0) })
  }
}
