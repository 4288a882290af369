import CCairo
import VectorDrawing

// Shadows, and blurred backdrops.

extension CairoPainter {
  func paintShadow(_ shadow: DrawingShadow, alpha: Double) {
    guard let group = cairo_pattern_reference(cairo_get_source(context)) else { return }
    defer {
      cairo_set_source(context, group)
      cairo_pattern_destroy(group)
    }
    var groupSurface: OpaquePointer?
    guard cairo_pattern_get_surface(group, &groupSurface) == CAIRO_STATUS_SUCCESS,
      let groupSurface,
      let blurred = ShadowBlur.blurred(
        groupSurface,
        radius: shadow.blur / 2 * scale
      )
    else { return }
    defer { cairo_surface_destroy(blurred.surface) }
    var (originX, originY) = (0.0, 0.0)
    cairo_surface_get_device_offset(groupSurface, &originX, &originY)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_set_source_rgba(
      context,
      shadow.color.red,
      shadow.color.green,
      shadow.color.blue,
      shadow.color.alpha * alpha
    )
    cairo_mask_surface(
      context,
      blurred.surface,
      -originX - Double(blurred.margin) + shadow.offset.x * scale,
      -originY - Double(blurred.margin) + shadow.offset.y * scale
    )
    cairo_restore(context)
  }

  /// Replaces the backdrop inside a path by its blur; pixels at the edges are extended.
  func blur(_ path: DrawingPath, radius: Double, saturation: Double) {
    guard let target = cairo_get_group_target(context),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return }
    cairo_save(context)
    defer { cairo_restore(context) }
    add(path, isEvenOdd: false)
    cairo_clip(context)
    cairo_identity_matrix(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    (left, top) = (left.rounded(.down), top.rounded(.down))
    let (width, height) = (right.rounded(.up) - left, bottom.rounded(.up) - top)
    guard width > 0, height > 0,
      let blurred = BackdropBlur(
        target,
        x: left,
        y: top,
        width: Int(width),
        height: Int(height),
        radius: radius * scale,
        saturation: saturation
      )
    else { return }
    defer { cairo_surface_destroy(blurred.surface) }
    cairo_translate(context, left, top)
    cairo_scale(context, blurred.factors.x, blurred.factors.y)
    cairo_set_source_surface(context, blurred.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    cairo_paint(context)
  }
}
