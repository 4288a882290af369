import CCairo
public import VectorDrawing

extension DrawingBitmap {
  /// Decodes the first image of a PNG, JPEG, GIF or WebP file; nil for any other data, and if it
  /// exceeds the maximum number of pixels.
  public convenience init?(_ file: DrawingFile) {
    switch file.mediaType {
    case "image/png": self.init(png: file.bytes)
    case "image/jpeg": self.init(jpeg: file.bytes)
    default:
      guard let first = ImageSequence(file)?.bitmap(at: 0) else { return nil }
      self.init(width: first.width, height: first.height, pixels: first.pixels)
    }
  }
}

extension DrawingFile {
  /// The number of pixels per point of an SVG file whose pixels are needed.
  private static let vectorScale = 3.0

  /// A new surface of the image, which the caller releases; nil if it cannot be decoded.
  var surface: OpaquePointer? {
    switch mediaType {
    case "image/png": PNGReader.surface(of: bytes)
    case "image/svg+xml": try? VectorGraphic(svg: bytes).surface(scale: Self.vectorScale)
    default: try? DrawingBitmap(self)?.surface()
    }
  }
}
