import CCairo
import VectorDrawing

/// Blurs a rectangle of a surface, for materials.
///
/// The rectangle is downscaled first, since a blur removes fine detail.
struct BackdropBlur {
  /// The blurred pixels; the caller releases them.
  let surface: OpaquePointer
  /// The number of the rectangle's pixels per pixel of the surface, horizontally and vertically.
  let factors: (x: Double, y: Double)

  /// - Parameters:
  ///   - source: An image surface.
  ///   - x: The left edge of the rectangle in the surface's device space.
  ///   - y: The top edge.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - radius: The standard deviation in pixels.
  ///   - saturation: The saturation; 1 keeps colours unchanged.
  init?(
    _ source: OpaquePointer,
    x: Double,
    y: Double,
    width: Int,
    height: Int,
    radius: Double,
    saturation: Double
  ) {
    let factor = max(1, (radius / 4).rounded(.down))
    let small = (
      width: Int((Double(width) / factor).rounded(.up)),
      height: Int((Double(height) / factor).rounded(.up))
    )
    guard small.width > 0, small.height > 0,
      let surface = try? DrawingRasterizer.makeSurface(width: small.width, height: small.height)
    else { return nil }
    self.surface = surface
    factors = (Double(width) / Double(small.width), Double(height) / Double(small.height))
    let context = cairo_create(surface)
    cairo_scale(context, 1 / factors.x, 1 / factors.y)
    cairo_set_source_surface(context, source, -x, -y)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_paint(context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let box = BoxBlur.size(for: radius / factor)
    if box > 1 {
      for channel in 0..<4 {
        let start = bytes + channel
        for _ in 0..<3 {
          BoxBlur.blur(
            start,
            lines: small.height,
            small.width,
            step: 4,
            line: stride,
            box,
            .extended
          )
          BoxBlur.blur(
            start,
            lines: small.width,
            small.height,
            step: stride,
            line: 4,
            box,
            .extended
          )
        }
      }
    }
    if saturation != 1 {
      for row in 0..<small.height {
        for column in 0..<small.width {
          Self.saturate(bytes + row * stride + 4 * column, by: saturation)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// Saturates a pixel in BGRA (Filter Effects 1, `saturate()`).
  private static func saturate(_ pixel: UnsafeMutablePointer<UInt8>, by amount: Double) {
    let (blue, green, red) = (Double(pixel[0]), Double(pixel[1]), Double(pixel[2]))
    let luminance = 0.213 * red + 0.715 * green + 0.072 * blue
    let most = Double(pixel[3])
    func moved(_ value: Double) -> UInt8 {
      UInt8(min(max(luminance + (value - luminance) * amount, 0), most).rounded())
    }
    (pixel[0], pixel[1], pixel[2]) = (moved(blue), moved(green), moved(red))
  }
}
