import Testing

@testable import DrawnPictures

struct PNGTests {
  /// Every length of a run, and every byte.
  @Test func whatIsPackedIsUnpackedTheSame() throws {
    var content: [UInt8] = []
    for length in 0...600 {
      content += Array(repeating: UInt8(length % 251), count: length) + [UInt8(length % 256), 7]
    }
    let packed = Deflate.zlib(content)
    #expect(try Inflate.zlib(packed) == content)
    #expect(packed.count < content.count / 20)
    #expect(try Inflate.zlib(Deflate.zlib([])) == [])
  }

  /// "Wikipedia" is the usual example of Adler-32, "123456789" that of CRC-32.
  @Test func checksumsAreAsDefined() {
    #expect(Deflate.zlib(Array("Wikipedia".utf8)).suffix(4) == [0x11, 0xE6, 0x03, 0x98])
    #expect(PNG.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test func aFileHasItsParts() throws {
    var canvas = Canvas(width: 3, height: 2)
    canvas.fill(from: Colour(0xFF0010), to: Colour(0x0000FF))
    let file = PNG.encode(canvas)
    #expect(file.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let header: [UInt8] =
      [0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]
    #expect(Array(file[8..<29]) == header)
    let length = Int(file[35]) << 8 | Int(file[36])
    let rows = try Inflate.zlib(Array(file[41..<(41 + length)]))
    #expect(
      rows == [1, 0xFF, 0, 0x10, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0xFF, 0, 0, 0, 0, 0, 0]
    )
    #expect(file.suffix(8).prefix(4) == Array("IEND".utf8)[...])
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
