internal import CHarfBuzz

/// The outline of a glyph, in points from the glyph's origin; y grows upwards.
public struct GlyphOutline: Sendable, Equatable {
  public struct Point: Sendable, Equatable {
    public var x: Double
    public var y: Double
  }

  public enum Element: Sendable, Equatable {
    case move(Point)
    case line(Point)
    case quad(control: Point, end: Point)
    case cubic(control1: Point, control2: Point, end: Point)
    case close
  }

  public fileprivate(set) var elements: [Element] = []
}

extension Font {
  /// Returns the outline of a glyph; empty for a space, and for a typeface without a file.
  ///
  /// - Complexity: O(n) for n lines and curves.
  public func outline(ofGlyph glyph: UInt32) -> GlyphOutline {
    guard let font = typeface.font else { return GlyphOutline() }
    var pen = Pen(scale: scale)
    withUnsafeMutablePointer(to: &pen) { pen in
      harfbuzz_draw_glyph(font, glyph, Pen.functions, pen)
    }
    return pen.outline
  }
}

/// Collects the outline that HarfBuzz draws.
private struct Pen {
  let scale: Double
  var outline = GlyphOutline()

  init(scale: Double) {
    self.scale = scale
  }

  mutating func add(_ element: GlyphOutline.Element) {
    outline.elements.append(element)
  }

  func point(_ x: Float, _ y: Float) -> GlyphOutline.Point {
    GlyphOutline.Point(x: Double(x) * scale, y: Double(y) * scale)
  }

  // HarfBuzz may read immutable functions from any thread.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    let functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in Pen.change(data) { $0.add(.move($0.point(x, y))) } },
      nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in Pen.change(data) { $0.add(.line($0.point(x, y))) } },
      nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, cx, cy, x, y, _ in
        Pen.change(data) { $0.add(.quad(control: $0.point(cx, cy), end: $0.point(x, y))) }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in
        Pen.change(data) {
          $0.add(
            .cubic(control1: $0.point(ax, ay), control2: $0.point(bx, by), end: $0.point(x, y))
          )
        }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in Pen.change(data) { $0.add(.close) } },
      nil,
      nil
    )
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()

  private static func change(_ data: UnsafeMutableRawPointer?, _ body: (inout Pen) -> Void) {
    guard let pen = data?.assumingMemoryBound(to: Pen.self) else { return }
    body(&pen.pointee)
  }
}
