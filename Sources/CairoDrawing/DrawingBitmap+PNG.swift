import PNGWriting
public import VectorDrawing

extension DrawingBitmap {
  /// Returns a PNG of the pixels, without an alpha channel if all are opaque.
  /// - Throws: `DrawingRasterizer.Failure` if libpng fails.
  public func png() throws(DrawingRasterizer.Failure) -> [UInt8] {
    let isOpaque = !stride(from: 3, to: pixels.count, by: 4).contains { pixels[$0] != 255 }
    do {
      return try PNGWriter(width: width, height: height, order: isOpaque ? .rgbx : .rgba)
        .file(of: pixels)
    } catch {
      throw .png(error.reason)
    }
  }
}
