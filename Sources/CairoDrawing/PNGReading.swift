import CCairo
public import VectorDrawing

extension DrawingBitmap {
  /// Decodes a PNG; nil for any other data, and if it exceeds the maximum number of pixels.
  public convenience init?(png bytes: [UInt8]) {
    guard let surface = PNGReader.surface(of: bytes) else { return nil }
    defer { cairo_surface_destroy(surface) }
    // Opaque images have no alpha in Cairo's format.
    guard
      let whole = try? DrawingRasterizer.makeSurface(
        width: Int(cairo_image_surface_get_width(surface)),
        height: Int(cairo_image_surface_get_height(surface))
      )
    else { return nil }
    defer { cairo_surface_destroy(whole) }
    let context = cairo_create(whole)
    cairo_set_source_surface(context, surface, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(whole)
    let bitmap = whole.bitmap
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
  }
}

/// Passes the bytes of a PNG to Cairo.
struct PNGReader {
  let bytes: [UInt8]
  var place = 0

  /// Returns a surface of a PNG; nil for any other data, and if it exceeds the maximum number of
  /// pixels.
  static func surface(of bytes: [UInt8]) -> OpaquePointer? {
    guard let (width, height) = size(of: bytes),
      (try? DrawingRasterizer.pixels(Double(width), Double(height), 1)) != nil
    else { return nil }
    var reader = PNGReader(bytes: bytes)
    let surface = withUnsafeMutablePointer(to: &reader) { reader in
      cairo_image_surface_create_from_png_stream(
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_READ_ERROR }
          let reader = closure.assumingMemoryBound(to: PNGReader.self)
          let end = reader.pointee.place + Int(count)
          guard end <= reader.pointee.bytes.count else { return CAIRO_STATUS_READ_ERROR }
          let place = reader.pointee.place
          reader.pointee.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return }
            data.update(from: base + place, count: Int(count))
          }
          reader.pointee.place = end
          return CAIRO_STATUS_SUCCESS
        },
        reader
      )
    }
    guard let surface else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Returns the size in the header, before memory is allocated for the pixels.
  private static func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard bytes.count > 24, bytes.starts(with: signature) else { return nil }
    func number(at place: Int) -> Int {
      bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    return (number(at: 16), number(at: 20))
  }
}
