public import Foundation
import VectorDrawing

// The current path, which painting and clipping use.

extension CGContext {
  public func beginPath() { current = CGMutablePath() }

  public func move(to point: CGPoint) { current.move(to: point) }
  public func addLine(to point: CGPoint) { current.addLine(to: point) }
  public func addLines(between points: [CGPoint]) { current.addLines(between: points) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    current.addCurve(to: end, control1: control1, control2: control2)
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    current.addQuadCurve(to: end, control: control)
  }

  public func closePath() { current.closeSubpath() }

  public func addRect(_ rect: CGRect) { current.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { current.addRects(rects) }
  public func addEllipse(in rect: CGRect) { current.addEllipse(in: rect) }

  /// Adds an arc; as in `CGMutablePath`, clockwise depends on the direction of the y axis.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    current.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    current.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  public func addPath(_ path: CGPath) { current.addPath(path) }

  /// Replaces the path by the outline of its stroke.
  public func replacePathWithStrokedPath() {
    let outline = current._path.outline(state.line)
    current._change { $0 = outline }
  }

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBox }
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, using: mode.isEvenOdd ? .evenOdd : .winding)
  }
}
