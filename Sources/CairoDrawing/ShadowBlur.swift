import CCairo

/// Blurs what a group covers, for shadows: three box blurs in a row come close to Gauss'.
enum ShadowBlur {
  /// - Parameters:
  ///   - surface: An image surface.
  ///   - radius: The standard deviation in pixels.
  /// - Returns: A surface of coverage, larger by a margin of pixels on each side; nil without memory.
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
    let box = boxSize(for: radius)
    let margin = 3 * (box / 2) + 1
    let (wide, high) = (width + 2 * margin, height + 2 * margin)
    var coverage = [UInt8](repeating: 0, count: wide * high)
    for y in 0..<height {
      for x in 0..<width {
        coverage[(y + margin) * wide + x + margin] = source[y * stride + 4 * x + 3]
      }
    }
    if box > 1 {
      for _ in 0..<3 {
        blurLines(&coverage, lines: high, length: wide, step: 1, line: wide, box: box)
        blurLines(&coverage, lines: wide, length: high, step: wide, line: 1, box: box)
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

  /// The odd width of a box of which three make a blur of this deviation (SVG 1.1, feGaussianBlur).
  private static func boxSize(for radius: Double) -> Int {
    guard radius > 0, radius.isFinite else { return 1 }
    let size = Int(radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5)
    return max(1, size | 1)
  }

  private static func blurLines(
    _ bytes: inout [UInt8],
    lines: Int,
    length: Int,
    step: Int,
    line: Int,
    box: Int
  ) {
    let half = box / 2
    var row = [Int](repeating: 0, count: length)
    for number in 0..<lines {
      let start = number * line
      for place in 0..<length { row[place] = Int(bytes[start + place * step]) }
      var sum = row.prefix(half).reduce(0, +)
      for place in 0..<length {
        if place + half < length { sum += row[place + half] }
        if place - half - 1 >= 0 { sum -= row[place - half - 1] }
        bytes[start + place * step] = UInt8((sum + half) / box)
      }
    }
  }
}
