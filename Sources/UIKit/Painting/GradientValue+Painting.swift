import Foundation
import UIKitHosting
import VectorDrawing

extension GradientValue {
  /// Fills a shape with the gradient of a rectangle.
  func draw(_ shape: DrawingPath, _ bounds: DrawingRect, on canvas: inout Canvas) {
    guard !stops.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    switch kind {
    case .axial:
      let paint = DrawingPaint.linear(ramp, from: place(start, bounds), to: place(end, bounds))
      canvas.add(.fill(shape, paint, DrawingStyle(), isEvenOdd: false))
    case .radial: drawRadial(shape, bounds, on: &canvas)
    case .conic: drawConic(shape, bounds, on: &canvas)
    }
  }

  private var ramp: DrawingGradient {
    DrawingGradient(
      stops: stops.map { DrawingGradient.Stop(DrawingColor(rgba: $0.color), at: $0.location) }
    )
  }

  private func place(_ point: Point, _ bounds: DrawingRect) -> DrawingPoint {
    DrawingPoint(bounds.x + point.x * bounds.width, bounds.y + point.y * bounds.height)
  }

  private func drawRadial(_ shape: DrawingPath, _ bounds: DrawingRect, on canvas: inout Canvas) {
    let (center, corner) = (place(start, bounds), place(end, bounds))
    let (wide, high) = (abs(corner.x - center.x), abs(corner.y - center.y))
    guard wide > 0, high > 0 else { return }
    canvas.saving { canvas in
      canvas.clip(to: shape)
      canvas.move(by: center.x, center.y)
      canvas.scale(by: wide, high)
      let all = DrawingRect(
        x: (bounds.x - center.x) / wide,
        y: (bounds.y - center.y) / high,
        width: bounds.width / wide,
        height: bounds.height / high
      )
      let (middle, radius) = (DrawingPoint(0, 0), 1.0)
      let paint = DrawingPaint.radial(ramp, from: middle, radius: 0, to: middle, endRadius: radius)
      canvas.add(.fill(DrawingPath(rect: all), paint, DrawingStyle(), isEvenOdd: false))
    }
  }

  /// The number of wedges that approximate a conic gradient, which neither Cairo nor SVG supports.
  private static let wedges = 360

  private func drawConic(_ shape: DrawingPath, _ bounds: DrawingRect, on canvas: inout Canvas) {
    let center = place(start, bounds)
    let from = atan2(end.y - start.y, end.x - start.x)
    let reach = bounds.width + bounds.height + abs(center.x) + abs(center.y)
    func point(_ turn: Double) -> DrawingPoint {
      let angle = from + turn * 2 * .pi
      return DrawingPoint(center.x + reach * cos(angle), center.y + reach * sin(angle))
    }
    canvas.saving { canvas in
      canvas.clip(to: shape)
      for wedge in 0..<Self.wedges {
        let turn = Double(wedge) / Double(Self.wedges)
        // Each wedge extends below the next, so that no seam is visible.
        let end = min(1, turn + 2 / Double(Self.wedges))
        var path = DrawingPath()
        path.move(to: center)
        path.addLine(to: point(turn))
        path.addLine(to: point(end))
        path.close()
        canvas.fill(path, color(at: turn + 0.5 / Double(Self.wedges)))
      }
    }
  }

  /// Returns the colour at a relative position, from 0 to 1.
  private func color(at place: Double) -> DrawingColor {
    guard let next = stops.firstIndex(where: { $0.location >= place }) else {
      return DrawingColor(rgba: stops.last?.color ?? 0)
    }
    let after = stops[next]
    guard next > 0 else { return DrawingColor(rgba: after.color) }
    let before = stops[next - 1]
    let length = after.location - before.location
    let share = length > 0 ? (place - before.location) / length : 1
    return DrawingColor(rgba: after.color).mixed(share, with: DrawingColor(rgba: before.color))
  }
}
