package import TextLayout
package import VectorDrawing

extension DrawingPath {
  /// Adds a glyph, whose y axis points up.
  package mutating func add(_ outline: GlyphOutline, at origin: DrawingPoint) {
    func point(_ point: GlyphOutline.Point) -> DrawingPoint {
      DrawingPoint(origin.x + point.x, origin.y - point.y)
    }
    for element in outline.elements {
      switch element {
      case .move(let end): move(to: point(end))
      case .line(let end): addLine(to: point(end))
      case .quad(let control, let end): addQuad(control: point(control), end: point(end))
      case .cubic(let control1, let control2, let end):
        addCubic(control1: point(control1), control2: point(control2), end: point(end))
      case .close: close()
      }
    }
  }
}
