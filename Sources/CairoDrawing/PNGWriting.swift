import CPNG
public import VectorDrawing

extension DrawingBitmap {
  /// A PNG of the pixels, without an alpha channel where all are opaque.
  /// - Throws: `DrawingRasterizer.Failure` where libpng fails.
  public func png() throws(DrawingRasterizer.Failure) -> [UInt8] {
    if stride(from: 3, to: pixels.count, by: 4).contains(where: { pixels[$0] != 255 }) {
      return try PNGWriter(width: width, height: height, format: .rgba).png(of: pixels)
    }
    return try PNGWriter(width: width, height: height, format: .rgb).png(of: overWhite)
  }
}

/// Compresses pixels by libpng, for speed first: screens have large areas of one colour.
struct PNGWriter {
  enum Format {
    case rgb, bgr, rgba

    fileprivate var bits: UInt32 {
      switch self {
      case .rgb: UInt32(PNG_FORMAT_FLAG_COLOR)
      case .bgr: UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR)
      case .rgba: UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      }
    }

    var bytesPerPixel: Int { self == .rgba ? 4 : 3 }
  }

  let width: Int
  let height: Int
  let format: Format

  /// - Parameter pixels: The bytes of all pixels, row by row.
  /// - Returns: The file.
  /// - Throws: `DrawingRasterizer.Failure` where libpng fails.
  func png(of pixels: [UInt8]) throws(DrawingRasterizer.Failure) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    image.width = UInt32(width)
    image.height = UInt32(height)
    image.format = format.bits
    image.flags = UInt32(PNG_IMAGE_FLAG_FAST)
    // The most bytes that deflate makes of data that it cannot compress, with the chunks around them.
    let row = width * format.bytesPerPixel + 1
    let most = row * height + row * height / 1_000 + 4_096
    var isWritten = false
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { bytes, count in
      var length = most
      isWritten =
        png_image_write_to_memory(&image, bytes.baseAddress, &length, 0, pixels, 0, nil) != 0
      count = isWritten ? length : 0
    }
    guard isWritten else {
      let reason = withUnsafeBytes(of: image.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw .png(reason)
    }
    return bytes
  }
}
