import CCairo
import VectorDrawing

/// Executes the commands of a drawing on a Cairo surface.
final class CairoPainter {
  private let context: OpaquePointer
  /// The styles of open groups.
  private var groups: [DrawingStyle] = []
  /// The masks of each state and group; each has an open Cairo group.
  private var masks: [[Mask]] = [[]]

  private struct Mask {
    let image: DrawingImage
    let rect: DrawingRect
  }
  /// The number of pixels per point.
  private var scale = 1.0

  init(surface: OpaquePointer) {
    // Never nil: Cairo returns a context in an error state if memory is short.
    guard let context = cairo_create(surface) else {
      preconditionFailure("Expected a context of Cairo's, got none.")
    }
    self.context = context
  }

  deinit {
    cairo_destroy(context)
  }

  /// The failure, if any.
  var status: DrawingRasterizer.Failure? {
    let status = cairo_status(context)
    return status == CAIRO_STATUS_SUCCESS
      ? nil : .cairo(String(cString: cairo_status_to_string(status)))
  }

  func fill(with color: DrawingColor) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    cairo_paint(context)
  }

  func scale(by factor: Double) {
    scale *= factor
    cairo_scale(context, factor, factor)
  }

  func paint(_ drawing: Drawing) {
    var depth = 0
    save()
    for command in drawing.commands {
      switch command {
      case .save:
        save()
        depth += 1
      case .restore:
        guard depth > 0 else { continue }
        restore()
        depth -= 1
      default: perform(command)
      }
    }
    for _ in 0...depth { restore() }
  }

  private func save() {
    cairo_save(context)
    masks.append([])
  }

  private func restore() {
    endMasks()
    cairo_restore(context)
  }

  /// Paints the content drawn since the masks of a state or group were set.
  private func endMasks() {
    for mask in (masks.popLast() ?? []).reversed() { paintGroup(through: mask) }
  }

  /// Paints the content drawn since a mask was set.
  private func paintGroup(through mask: Mask) {
    cairo_pop_group_to_source(context)
    guard let source = cairo_pattern_reference(cairo_get_source(context)) else { return }
    defer { cairo_pattern_destroy(source) }
    cairo_push_group(context)
    paint(mask.image, in: mask.rect)
    guard let pattern = cairo_pop_group(context) else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_set_source(context, source)
    cairo_mask(context, pattern)
  }

  private func perform(_ command: DrawingCommand) {
    switch command {
    case .save, .restore: break
    case .transform(let transform):
      // A transform without an inverse would put Cairo into its error state; nothing of it is
      // visible.
      guard transform.isFinite, transform.inverse != nil else { return clipAll() }
      var matrix = transform.matrix
      cairo_transform(context, &matrix)
    case .clip(let path, let isEvenOdd):
      add(path, isEvenOdd: isEvenOdd)
      cairo_clip(context)
    case .mask(let image, let rect):
      cairo_push_group(context)
      masks[masks.count - 1].append(Mask(image: image, rect: rect))
    case .fill(let path, let paint, let style, let isEvenOdd):
      draw(style) {
        add(path, isEvenOdd: isEvenOdd)
        set(paint)
        cairo_fill(context)
      }
    case .stroke(let path, let stroke, let paint, let style):
      draw(style) {
        add(path, isEvenOdd: false)
        set(stroke)
        set(paint)
        cairo_stroke(context)
      }
    case .image(let image, let rect, let style): draw(style) { paint(image, in: rect) }
    case .parts(let image, let width, let height, let parts, let style):
      paint(parts, of: image, width, height, style)
    case .text(let text, let style):
      draw(style) {
        set(.color(text.color))
        FallbackText.paint(text, in: context)
      }
    case .clear(let rect):
      cairo_save(context)
      cairo_set_operator(context, CAIRO_OPERATOR_CLEAR)
      cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
      cairo_fill(context)
      cairo_restore(context)
    case .blur(let path, let radius, let saturation):
      blur(path, radius: radius, saturation: saturation)
    case .beginGroup(let style):
      cairo_save(context)
      cairo_push_group(context)
      groups.append(style)
      masks.append([])
    case .endGroup:
      guard let style = groups.popLast() else { return }
      endMasks()
      cairo_pop_group_to_source(context)
      composite(style)
      cairo_restore(context)
    }
  }

  private func clipAll() {
    cairo_new_path(context)
    cairo_clip(context)
  }

  /// Draws with a style: directly if it is only a blend mode, else as a group.
  private func draw(_ style: DrawingStyle, _ body: () -> Void) {
    cairo_save(context)
    defer { cairo_restore(context) }
    if style.alpha == 1, style.shadow == nil {
      cairo_set_operator(context, style.blend.cairo)
      return body()
    }
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    composite(style)
  }

  /// Paints the source, a group, preceded by its shadow.
  private func composite(_ style: DrawingStyle) {
    if let shadow = style.shadow { paintShadow(shadow, alpha: style.alpha) }
    cairo_set_operator(context, style.blend.cairo)
    cairo_paint_with_alpha(context, style.alpha)
  }

  private func paintShadow(_ shadow: DrawingShadow, alpha: Double) {
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
  private func blur(_ path: DrawingPath, radius: Double, saturation: Double) {
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

  private func paint(_ image: DrawingImage, in rect: DrawingRect) {
    switch image {
    case .drawing(let drawing):
      guard drawing.width > 0, drawing.height > 0 else { return }
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, rect.width / drawing.width, rect.height / drawing.height)
      cairo_rectangle(context, 0, 0, drawing.width, drawing.height)
      cairo_clip(context)
      paint(drawing)
    case .bitmap(let bitmap): paint(try? bitmap.surface(), in: rect)
    case .encoded(let file): paint(file.surface, in: rect)
    }
  }

  /// Paints parts of an image into a group, in which adjacent antialiased edges add up.
  private func paint(
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

  // MARK: - Paths and paints

  /// Adds a path; a path with coordinates that are not finite paints nothing.
  private func add(_ path: DrawingPath, isEvenOdd: Bool) {
    cairo_new_path(context)
    cairo_set_fill_rule(
      context,
      isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
    )
    guard path.isFinite else { return }
    var current = DrawingPoint(0, 0)
    for element in path.elements {
      switch element {
      case .move(let point):
        cairo_move_to(context, point.x, point.y)
        current = point
      case .line(let point):
        cairo_line_to(context, point.x, point.y)
        current = point
      case .quad(let control, let end):
        let (a, b) = (
          current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3)
        )
        cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
        current = end
      case .cubic(let control1, let control2, let end):
        cairo_curve_to(context, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
        current = end
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ stroke: DrawingStroke) {
    cairo_set_line_width(context, max(stroke.width, 0))
    switch stroke.cap {
    case .butt: cairo_set_line_cap(context, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(context, CAIRO_LINE_CAP_SQUARE)
    }
    switch stroke.join {
    case .miter: cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(context, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(context, stroke.miterLimit)
    let isDashed = stroke.dashes.allSatisfy { $0 >= 0 } && stroke.dashes.contains { $0 > 0 }
    let dashes = isDashed ? stroke.dashes : []
    cairo_set_dash(context, dashes, Int32(dashes.count), stroke.dashPhase)
  }

  private func set(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linear(let gradient, let from, let to):
      set(gradient, cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
    case .radial(let gradient, let from, let radius, let to, let endRadius):
      set(gradient, cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius))
    }
  }

  private func set(_ gradient: DrawingGradient, _ pattern: OpaquePointer?) {
    defer { cairo_pattern_destroy(pattern) }
    func add(_ stop: DrawingGradient.Stop, alpha: Double) {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        color.red,
        color.green,
        color.blue,
        alpha
      )
    }
    if !gradient.extendsBefore, let first = gradient.stops.first { add(first, alpha: 0) }
    for stop in gradient.stops { add(stop, alpha: stop.color.alpha) }
    if !gradient.extendsAfter, let last = gradient.stops.last { add(last, alpha: 0) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
  }
}

extension DrawingTransform {
  fileprivate var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension DrawingBlend {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // Cairo lacks this blend mode.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
