import PNGWriting

extension Canvas {
  /// The picture as a PNG file.
  package var png: [UInt8] {
    do {
      return try PNGWriter(width: width, height: height, order: .rgb).file(of: bytes)
    } catch {
      preconditionFailure(
        "Expected libpng to write \(width) × \(height) pixels, got: \(error.reason)"
      )
    }
  }
}
