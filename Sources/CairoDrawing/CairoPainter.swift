import CCairo
import VectorDrawing

/// Executes the commands of a drawing on a Cairo surface.
final class CairoPainter {
  let context: OpaquePointer
  /// The styles of open groups.
  private var groups: [DrawingStyle] = []
  /// The masks of each state and group; each has an open Cairo group.
  private var masks: [[Mask]] = [[]]

  private struct Mask {
    let image: DrawingImage
    let rect: DrawingRect
  }
  /// The number of pixels per point.
  private(set) var scale = 1.0

  init(surface: OpaquePointer) {
    // Never nil: Cairo returns a context in an error state if memory is short.
    guard let context = cairo_create(surface) else {
      preconditionFailure("Expected a Cairo context, got none.")
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
  func composite(_ style: DrawingStyle) {
    if let shadow = style.shadow { paintShadow(shadow, alpha: style.alpha) }
    cairo_set_operator(context, style.blend.cairo)
    cairo_paint_with_alpha(context, style.alpha)
  }
}

extension DrawingTransform {
  fileprivate var matrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}
