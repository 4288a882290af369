public import Foundation
import VectorDrawing

/// Lines and curves, which never change; `CGMutablePath` is built step by step.
///
/// In Apple's SDK it is Core Graphics', which UIKit brings along.
public class CGPath: Hashable, @unchecked Sendable {
  // Unchecked: a mutable path is changed by one thread at a time, as in Core Graphics.
  fileprivate(set) final var _path: DrawingPath

  init(_path: DrawingPath) {
    self._path = _path
  }

  /// Changes a path that is built.
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

  /// The corners are quarters of ellipses, at most half as wide and as high as the rectangle.
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

  /// Where the next line would begin; zero for an empty path.
  public var currentPoint: CGPoint { _path.currentPoint.map(CGPoint.init(_drawing:)) ?? .zero }

  /// The smallest rectangle around all points, control points too; null for an empty path.
  public var boundingBox: CGRect { _path.controlBounds.map(CGRect.init(_drawing:)) ?? .null }

  /// The smallest rectangle around the lines and curves; null for an empty path.
  public var boundingBoxOfPath: CGRect { _path.bounds.map(CGRect.init(_drawing:)) ?? .null }

  /// Whether it is a rectangle, which is stored in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let bounds = _path.bounds, DrawingPath(rect: bounds) == _path else { return false }
    rect?.pointee = CGRect(_drawing: bounds)
    return true
  }

  /// Whether filling the path paints the point.
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

  /// The lines of a pattern along the path, which begins anew with each subpath.
  ///
  /// - Parameters:
  ///   - phase: Points into the pattern at which it begins.
  ///   - lengths: Points of lines and gaps by turns.
  ///   - transform: Maps the path first.
  /// - Returns: A path with a subpath for each line.
  public func copy(
    dashingWithPhase phase: CGFloat,
    lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let path = _path.transformed(by: transform._drawing)
    return CGPath(_path: path.dashed(lengths: lengths.map(Double.init), phase: Double(phase)))
  }

  /// The area that a line along the path covers, to be filled by the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: Points.
  ///   - lineCap: The ends of lines.
  ///   - lineJoin: The joins of lines.
  ///   - miterLimit: The longest miter, in widths of the line; longer ones become bevels.
  ///   - transform: Maps the path first.
  /// - Returns: Areas that overlap, whose curves are lines that come close to them.
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

  /// Calls `block` with each element in turn; the points are valid during the call alone.
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
      // Core Graphics' elements have room for three points.
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

/// A path that is built step by step.
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

  /// Lines from the first point to the others in turn.
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

  /// An arc, after a line to its beginning if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's.
  ///   - radius: The circle's, in points.
  ///   - startAngle: Radians from the x axis towards the y axis.
  ///   - endAngle: Radians.
  ///   - clockwise: Whether the angle gets smaller on the way: clockwise where the y axis points up, and
  ///     so the other way round in a view.
  ///   - transform: Maps the arc.
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

  /// An arc over `delta` radians.
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

  /// An arc that touches the lines from the current point to `tangent1End` and on to `tangent2End`.
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

/// A line or curve of a path, with as many points as its type has.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What lies inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// What the path goes round, more often one way than the other.
  case winding
  /// What is left by crossing the path an odd number of times.
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
