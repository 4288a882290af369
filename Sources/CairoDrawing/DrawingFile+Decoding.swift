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
  /// The number of pixels per point of a vector file whose pixels are needed.
  package static let vectorScale = 3.0

  /// Returns the media type of a file with pixels by its first bytes; nil unless it is a PNG, JPEG,
  /// GIF or WebP file.
  package static func mediaType(of bytes: some Collection<UInt8>) -> String? {
    let start = Array(bytes.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
    if start.starts(with: "GIF8".utf8) { return "image/gif" }
    let isWebP = start.starts(with: "RIFF".utf8) && start.dropFirst(8).starts(with: "WEBP".utf8)
    return isWebP ? "image/webp" : nil
  }

  /// A new surface of the image, which the caller releases; nil if it cannot be decoded.
  var surface: OpaquePointer? {
    switch mediaType {
    case "image/png": PNGReader.surface(of: bytes)
    case "image/svg+xml": try? VectorGraphic(svg: bytes).surface(scale: Self.vectorScale)
    default: try? DrawingBitmap(self)?.surface()
    }
  }
}
