import CairoDrawing
import UIKitHosting
import VectorDrawing

extension UIImage {
  /// Returns the media type of a PNG or JPEG file and its size in pixels; nil for any other data.
  package static func _header(of data: Data) -> (type: String, width: Int, height: Int)? {
    EncodedImage.header(of: [UInt8](data.prefix(65_536)))
  }
}

extension EncodedImage {
  /// Reads type and size of an image; nil unless it is a PNG, JPEG, GIF or WebP file.
  ///
  /// Of an animation it takes the first image, as a PNG.
  convenience init?(decoding data: Data) {
    if let header = UIImage._header(of: data) {
      self.init(
        data: data,
        mediaType: header.type,
        width: header.width,
        height: header.height
      )
    } else if let type = DrawingFile.mediaType(of: data) {
      self.init(decoding: DrawingFile(bytes: [UInt8](data), mediaType: type))
    } else {
      return nil
    }
  }

  private convenience init?(decoding file: DrawingFile) {
    guard let sequence = ImageSequence(file) else { return nil }
    let (width, height) = (sequence.width, sequence.height)
    guard sequence.count > 1 else {
      self.init(
        data: Data(file.bytes),
        mediaType: file.mediaType,
        width: width,
        height: height
      )
      return
    }
    guard let png = try? sequence.bitmap(at: 0)?.png() else { return nil }
    self.init(data: Data(png), mediaType: "image/png", width: width, height: height)
  }

  fileprivate static func header(
    of bytes: [UInt8]
  ) -> (type: String, width: Int, height: Int)? {
    func big(_ at: Int, _ count: Int) -> Int? {
      guard at + count <= bytes.count else { return nil }
      return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
    }
    let type = DrawingFile.mediaType(of: bytes)
    if type == "image/png", let w = big(16, 4), let h = big(20, 4) { return ("image/png", w, h) }
    return type == "image/jpeg" ? jpeg(big) : nil
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
