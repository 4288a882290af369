import CCairo
import VectorDrawing

// Paths, and the strokes and paints with which they are drawn.

extension CairoPainter {
  /// Adds a path; a path with coordinates that are not finite paints nothing.
  func add(_ path: DrawingPath, isEvenOdd: Bool) {
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

  func set(_ stroke: DrawingStroke) {
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

  func set(_ paint: DrawingPaint) {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    case .linear(let gradient, let from, let to):
      set(gradient, cairo_pattern_create_linear(from.x, from.y, to.x, to.y))
    case .radial(let gradient, let from, let radius, let to, let endRadius):
      set(gradient, cairo_pattern_create_radial(from.x, from.y, radius, to.x, to.y, endRadius))
    case .tiles(let image, let rect): setTiles(image, in: rect)
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
