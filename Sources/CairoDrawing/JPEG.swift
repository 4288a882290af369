import CTurboJPEG
public import VectorDrawing

extension DrawingBitmap {
  /// Returns a JPEG of the pixels, composited over white.
  ///
  /// - Parameter quality: The quality from 0, the lowest, to 1.
  /// - Returns: The file.
  /// - Throws: `DrawingRasterizer.Failure` if there are no pixels, or too many for a JPEG.
  public func jpeg(quality: Double) throws(DrawingRasterizer.Failure) -> [UInt8] {
    guard let coder = tjInitCompress() else { throw .jpeg("no memory") }
    defer { tjDestroy(coder) }
    var file: UnsafeMutablePointer<UInt8>?
    defer { tjFree(file) }
    var length: UInt = 0
    let percent = quality.isFinite ? Int32((min(max(quality, 0), 1) * 100).rounded()) : 100
    let status = tjCompress2(
      coder,
      overWhite,
      Int32(width),
      0,
      Int32(height),
      Int32(TJPF_RGB.rawValue),
      &file,
      &length,
      Int32((percent >= 90 ? TJSAMP_444 : TJSAMP_420).rawValue),
      max(1, percent),
      TJFLAG_ACCURATEDCT
    )
    guard status == 0, let file else { throw .jpeg(String(cString: tjGetErrorStr2(coder))) }
    return Array(UnsafeBufferPointer(start: file, count: Int(length)))
  }

  /// The red, green and blue bytes of all pixels, composited over white.
  var overWhite: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 3 * width * height) { bytes, count in
      count = 3 * width * height
      pixels.withUnsafeBufferPointer { pixels in
        for pixel in 0..<(width * height) {
          let alpha = Int(pixels[4 * pixel + 3])
          for channel in 0..<3 {
            let own = Int(pixels[4 * pixel + channel])
            bytes[3 * pixel + channel] = UInt8((own * alpha + 255 * (255 - alpha) + 127) / 255)
          }
        }
      }
    }
  }

  /// Decodes a JPEG; nil for any other data, and if it exceeds the maximum number of pixels.
  public convenience init?(jpeg bytes: [UInt8]) {
    guard let coder = tjInitDecompress() else { return nil }
    defer { tjDestroy(coder) }
    var (width, height, sampling, space): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    let length = UInt(bytes.count)
    guard tjDecompressHeader3(coder, bytes, length, &width, &height, &sampling, &space) == 0,
      width > 0, height > 0,
      (try? DrawingRasterizer.pixels(Double(width), Double(height), 1)) != nil
    else { return nil }
    let count = 4 * Int(width) * Int(height)
    let format = Int32(TJPF_RGBA.rawValue)
    var isRead = false
    let pixels = [UInt8](unsafeUninitializedCapacity: count) { pixels, used in
      let start = pixels.baseAddress
      let status = tjDecompress2(coder, bytes, length, start, width, 0, height, format, 0)
      // A truncated file is a warning: the missing pixels are gray.
      isRead = status == 0 || tjGetErrorCode(coder) == TJERR_WARNING.rawValue
      used = isRead ? count : 0
    }
    guard isRead else { return nil }
    self.init(width: Int(width), height: Int(height), pixels: pixels)
  }
}
