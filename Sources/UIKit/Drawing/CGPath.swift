public import Foundation
import VectorDrawing

/// An immutable path of lines and curves; `CGMutablePath` is its mutable subclass.
///
/// In Apple's SDK it is part of Core Graphics, which UIKit exports.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: a mutable path is changed by one thread at a time, as in Core Graphics.
  fileprivate(set) final var _path: DrawingPath

  init(_path: DrawingPath) {
    self._path = _path
  }

  /// Changes a mutable path.
  final func _change(_ body: (inout DrawingPath) -> Void) {
    body(&_path)
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    _path = DrawingPath(rect: rect._drawing)._mapped(transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    var path = DrawingPath()
    path.addEllipse(in: rect._drawing)
    _path = path._mapped(transform)
  }

  /// Creates a rounded rectangle whose corners are quarters of ellipses, at most half as wide and
  /// high as the rectangle.
  public init(
    roundedRect rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    var path = DrawingPath()
    path._addRoundedRect(rect, cornerWidth, cornerHeight)
    _path = path._mapped(transform)
  }

  public var isEmpty: Bool { _path.isEmpty }

  /// The start of the next line; zero for an empty path.
  public var currentPoint: CGPoint { _path.currentPoint.map(CGPoint.init(_drawing:)) ?? .zero }

  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { _path.controlBounds.map(CGRect.init(_drawing:)) ?? .null }

  /// The bounding box of the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { _path.bounds.map(CGRect.init(_drawing:)) ?? .null }

  /// Returns whether the path is a rectangle, and stores it in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let bounds = _path.bounds, DrawingPath(rect: bounds) == _path else { return false }
    rect?.pointee = CGRect(_drawing: bounds)
    return true
  }

  /// Returns whether filling the path covers a point.
  ///
  /// - Complexity: O(n) for n lines and curves.
  public func contains(
    _ point: CGPoint,
    using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    _path.contains(point.applying(transform)._drawing, isEvenOdd: rule == .evenOdd)
  }

  public func copy() -> CGPath? { CGPath(_path: _path) }

  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(_path: _path._mapped(transform))
  }

  /// Returns a dashed copy of the path; the pattern restarts with each subpath.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern, in points.
  ///   - lengths: The alternating lengths of dashes and gaps, in points.
  ///   - transform: A transform that is applied to the path first.
  /// - Returns: A path with a subpath for each dash.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = _path.transformed(by: transform._drawing)
    return CGPath(_path: path.dashed(lengths: lengths.map(Double.init), phase: Double(phase)))
  }

  /// Returns the outline of the path's stroke, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The width, in points.
  ///   - lineCap: The style of line ends.
  ///   - lineJoin: The style of joins.
  ///   - miterLimit: The maximum miter length, as a multiple of the line width; longer ones become
  ///     bevels.
  ///   - transform: A transform that is applied to the path first.
  /// - Returns: Overlapping areas, with curves approximated by lines.
  public func copy(
    strokingWithWidth lineWidth: CGFloat,
    lineCap: CGLineCap,
    lineJoin: CGLineJoin,
    miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let stroke = DrawingStroke(
      width: Double(lineWidth),
      cap: DrawingStroke.Cap(rawValue: lineCap.rawValue) ?? .butt,
      join: DrawingStroke.Join(rawValue: lineJoin.rawValue) ?? .miter,
      miterLimit: Double(miterLimit)
    )
    return CGPath(_path: _path.transformed(by: transform._drawing).outline(stroke))
  }

  public func mutableCopy() -> CGMutablePath? { CGMutablePath(_path: _path) }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(_path: _path._mapped(transform))
  }

  /// Calls `block` with each element; the points are valid only during the call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in _path.elements {
      let (type, points): (CGPathElementType, [DrawingPoint]) =
        switch element {
        case .move(let point): (.moveToPoint, [point])
        case .line(let point): (.addLineToPoint, [point])
        case .quad(let control, let end): (.addQuadCurveToPoint, [control, end])
        case .cubic(let control1, let control2, let end):
          (.addCurveToPoint, [control1, control2, end])
        case .close: (.closeSubpath, [])
        }
      // Core Graphics' elements have storage for three points.
      let rest = [CGPoint](repeating: .zero, count: 3 - points.count)
      var all = points.map(CGPoint.init(_drawing:)) + rest
      all.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a._path == b._path }

  public func hash(into hasher: inout Hasher) { hasher.combine(_path) }
}

/// A mutable path.
public class CGMutablePath: CGPath, @unchecked Sendable {
  public convenience init() {
    self.init(_path: DrawingPath())
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _path.move(to: point.applying(transform)._drawing)
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    _path.addLine(to: point.applying(transform)._drawing)
  }

  /// Adds lines from the first point to the others in turn.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    _path.addQuad(
      control: control.applying(transform)._drawing,
      end: end.applying(transform)._drawing
    )
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    _path.addCubic(
      control1: control1.applying(transform)._drawing,
      control2: control2.applying(transform)._drawing,
      end: end.applying(transform)._drawing
    )
  }

  public func closeSubpath() {
    _path.close()
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect._drawing) }
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addRoundedRect(
    in rect: CGRect,
    cornerWidth: CGFloat,
    cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) { $0._addRoundedRect(rect, cornerWidth, cornerHeight) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addEllipse(in: rect._drawing) }
  }

  /// Adds an arc, preceded by a line to its start if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The centre of the circle.
  ///   - radius: The radius, in points.
  ///   - startAngle: The start, in radians from the x axis towards the y axis.
  ///   - endAngle: The end, in radians.
  ///   - clockwise: True if the angle decreases: clockwise if the y axis points up,
  ///     counterclockwise in views.
  ///   - transform: A transform that is applied to the arc.
  public func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var path = DrawingPath()
    path.addArc(
      center: center._drawing,
      radius: Double(radius),
      start: Double(startAngle),
      end: Double(endAngle),
      increases: !clockwise
    )
    for element in path.transformed(by: transform._drawing).elements {
      switch element {
      case .move(let point): _path.addLine(to: point)
      case .cubic(let control1, let control2, let end):
        _path.addCubic(control1: control1, control2: control2, end: end)
      default: break
      }
    }
  }

  /// Adds an arc of `delta` radians.
  public func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: startAngle + delta,
      clockwise: delta < 0,
      transform: transform
    )
  }

  /// Adds an arc that is tangent to the lines from the current point to `tangent1End` and on to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint,
    tangent2End: CGPoint,
    radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    _path.addArc(
      tangent: tangent1End.applying(transform)._drawing,
      end: tangent2End.applying(transform)._drawing,
      radius: Double(radius)
    )
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    _path.append(path._path.transformed(by: transform._drawing))
  }

  private func add(_ transform: CGAffineTransform, _ body: (inout DrawingPath) -> Void) {
    var path = DrawingPath()
    body(&path)
    _path.append(path.transformed(by: transform._drawing))
  }
}

public enum CGPathElementType: Int32, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, with the number of points that its type requires.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that determines the interior of a path.
public enum CGPathFillRule: Int, Sendable {
  /// The areas that the path encloses a nonzero net number of times.
  case winding
  /// The areas from which an odd number of crossings leads outside.
  case evenOdd
}

extension DrawingPath {
  fileprivate func _mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> DrawingPath {
    transform.map { transformed(by: $0.pointee._drawing) } ?? self
  }

  mutating func _addRoundedRect(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) {
    let radius = (x: Double(width), y: Double(height))
    addRoundedRect(rect._drawing, radii: [radius, radius, radius, radius])
  }
}
