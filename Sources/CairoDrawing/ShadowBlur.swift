import CCairo

/// Blurs the coverage of a group, for shadows.
enum ShadowBlur {
  /// - Parameters:
  ///   - surface: An image surface.
  ///   - radius: The standard deviation in pixels.
  /// - Returns: A surface of coverage, enlarged by a margin in pixels on each side; nil without
  ///   memory.
  static func blurred(
    _ surface: OpaquePointer,
    radius: Double
  ) -> (surface: OpaquePointer, margin: Int)? {
    cairo_surface_flush(surface)
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE, width > 0, height > 0,
      let source = cairo_image_surface_get_data(surface)
    else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let box = BoxBlur.size(for: radius)
    let margin = 3 * (box / 2) + 1
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    var coverage = [UInt8](repeating: 0, count: wide * high)
    for y in 0..<height {
      for x in 0..<width {
        coverage[(y + margin) * wide + x + margin] = source[y * stride + 4 * x + 3]
      }
    }
    if box > 1 {
      coverage.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        for _ in 0..<3 {
          BoxBlur.blur(start, lines: high, wide, step: 1, line: wide, box, .zero)
          BoxBlur.blur(start, lines: wide, high, step: wide, line: 1, box, .zero)
        }
      }
    }
    let result = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(wide), Int32(high))
    guard let result, let target = cairo_image_surface_get_data(result) else { return nil }
    let targetStride = Int(cairo_image_surface_get_stride(result))
    for y in 0..<high {
      for x in 0..<wide { target[y * targetStride + x] = coverage[y * wide + x] }
    }
    cairo_surface_mark_dirty(result)
    return (result, margin)
  }
}
