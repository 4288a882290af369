import UIKitHosting

extension EncodedImage {
  /// Reads type and size from the first bytes; nil unless they are a PNG, JPEG, GIF or WebP.
  convenience init?(decoding data: Data) {
    let bytes = [UInt8](data.prefix(65_536))
    guard let header = Self.header(of: bytes) else { return nil }
    self.init(
      data: data,
      mediaType: header.type,
      width: header.width,
      height: header.height
    )
  }

  private static func header(
    of bytes: [UInt8]
  ) -> (type: String, width: Int, height: Int)? {
    func big(_ at: Int, _ count: Int) -> Int? {
      guard at + count <= bytes.count else { return nil }
      return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    func little(_ at: Int, _ count: Int) -> Int? {
      guard at + count <= bytes.count else { return nil }
      return bytes[at..<(at + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), let w = big(16, 4), let h = big(20, 4) {
      return ("image/png", w, h)
    }
    if bytes.starts(with: Array("GIF8".utf8)), let w = little(6, 2), let h = little(8, 2) {
      return ("image/gif", w, h)
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      if bytes.dropFirst(12).starts(with: Array("VP8X".utf8)), let w = little(24, 3),
        let h = little(27, 3)
      {
        return ("image/webp", w + 1, h + 1)
      }
      if let w = little(26, 2), let h = little(28, 2) {
        return ("image/webp", w & 0x3FFF, h & 0x3FFF)
      }
    }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(big) }
    return nil
  }

  /// Reads the segments of a JPEG up to the frame header.
  private static func jpeg(
    _ big: (Int, Int) -> Int?
  ) -> (type: String, width: Int, height: Int)? {
    var at = 2
    while let marker = big(at, 2), marker >> 8 == 0xFF, let length = big(at + 2, 2), length >= 2 {
      let isFrame =
        (0xFFC0...0xFFCF).contains(marker) && ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker)
      if isFrame, let h = big(at + 5, 2), let w = big(at + 7, 2) { return ("image/jpeg", w, h) }
      at += 2 + length
    }
    return nil
  }
}
