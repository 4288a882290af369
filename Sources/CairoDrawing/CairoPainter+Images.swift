import CCairo
import VectorDrawing

// Images, and the parts of resizable ones.

extension CairoPainter {
  func paint(_ image: DrawingImage, in rect: DrawingRect) {
    switch image {
    case .drawing(let drawing):
      guard drawing.width > 0, drawing.height > 0 else { return }
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, rect.width / drawing.width, rect.height / drawing.height)
      cairo_rectangle(context, 0, 0, drawing.width, drawing.height)
      cairo_clip(context)
      paint(drawing)
    case .bitmap(let bitmap): paint(try? bitmap.surface(), in: rect)
    case .encoded(let file) where file.mediaType == "image/svg+xml":
      _ = try? SVGLibrary.loaded().paint(file.bytes, in: rect, context)
    case .encoded(let file): paint(file.surface, in: rect)
    }
  }

  /// Paints parts of an image into a group, in which adjacent antialiased edges add up.
  func paint(
    _ parts: [CapInsets.Part],
    of image: DrawingImage,
    _ width: Double,
    _ height: Double,
    _ style: DrawingStyle
  ) {
    guard let surface = surface(of: image) else { return }
    defer { cairo_surface_destroy(surface) }
    cairo_save(context)
    defer { cairo_restore(context) }
    // Tiles have the same source.
    var slices: [DrawingRect: OpaquePointer] = [:]
    defer { for slice in slices.values { cairo_surface_destroy(slice) } }
    cairo_push_group(context)
    for part in parts {
      cairo_save(context)
      let place = part.destination
      cairo_rectangle(context, place.x, place.y, place.width, place.height)
      cairo_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_ADD)
      if let own = slices[part.source] ?? slice(part.source, of: surface, width, height) {
        slices[part.source] = own
        paint(cairo_surface_reference(own), in: part.destination)
      } else {
        paint(cairo_surface_reference(surface), in: part.whole(width: width, height: height))
      }
      cairo_restore(context)
    }
    cairo_pop_group_to_source(context)
    composite(style)
  }

  /// Returns a part of a surface, so that its edges are not blended with adjacent pixels when it is
  /// stretched; nil for a part that ends within pixels.
  private func slice(
    _ part: DrawingRect,
    of surface: OpaquePointer,
    _ width: Double,
    _ height: Double
  ) -> OpaquePointer? {
    let across = Double(cairo_image_surface_get_width(surface)) / width
    let down = Double(cairo_image_surface_get_height(surface)) / height
    let edges = [part.x * across, part.y * down, part.width * across, part.height * down]
    let pixels = edges.map { $0.rounded() }
    guard zip(edges, pixels).allSatisfy({ abs($0 - $1) < 1e-6 }), pixels[2] > 0, pixels[3] > 0,
      let slice = try? DrawingRasterizer.makeSurface(
        width: Int(pixels[2]),
        height: Int(pixels[3])
      )
    else { return nil }
    let context = cairo_create(slice)
    cairo_set_source_surface(context, surface, -pixels[0], -pixels[1])
    cairo_paint(context)
    cairo_destroy(context)
    return slice
  }

  /// Returns the pixels of an image, for a drawing at this painter's scale; the caller releases
  /// them.
  private func surface(of image: DrawingImage) -> OpaquePointer? {
    switch image {
    case .drawing(let drawing): try? DrawingRasterizer(scale: scale).surface(of: drawing)
    case .bitmap(let bitmap): try? bitmap.surface()
    case .encoded(let file): file.surface
    }
  }

  /// Sets an image as the source, repeated from that in the rectangle; a transparent source if it
  /// has no pixels.
  func setTiles(_ image: DrawingImage, in rect: DrawingRect) {
    guard let surface = surface(of: image) else {
      return cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    defer { cairo_surface_destroy(surface) }
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else {
      return cairo_set_source_rgba(context, 0, 0, 0, 0)
    }
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    let (across, down) = (width / rect.width, height / rect.height)
    // From points to pixels of the image.
    var matrix = cairo_matrix_t(
      xx: across,
      yx: 0,
      xy: 0,
      yy: down,
      x0: -rect.x * across,
      y0: -rect.y * down
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
  }

  /// Paints a surface and releases it.
  private func paint(_ surface: OpaquePointer?, in rect: DrawingRect) {
    guard let surface else { return }
    defer { cairo_surface_destroy(surface) }
    let width = Double(cairo_image_surface_get_width(surface))
    let height = Double(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0, rect.width > 0, rect.height > 0 else { return }
    cairo_translate(context, rect.x, rect.y)
    cairo_scale(context, rect.width / width, rect.height / height)
    cairo_set_source_surface(context, surface, 0, 0)
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    // Edges are not blended with pixels outside of the image.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_rectangle(context, 0, 0, width, height)
    cairo_fill(context)
  }
}
