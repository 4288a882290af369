public import Foundation
import VectorDrawing

/// A path of lines and curves with drawing attributes.
open class UIBezierPath: NSObject, NSCopying {
  private var path: CGMutablePath

  public override init() {
    path = CGMutablePath()
    super.init()
  }

  /// Returns nil, because this platform has no archives, unless a subclass's own initialiser
  /// differs.
  public required init?(coder: NSCoder) {
    path = CGMutablePath()
    super.init()
    return nil
  }

  private init(_ path: CGMutablePath) {
    self.path = path
    super.init()
  }

  private convenience init(_ build: (CGMutablePath) -> Void) {
    let path = CGMutablePath()
    build(path)
    self.init(path)
  }

  public convenience init(rect: CGRect) {
    self.init { $0.addRect(rect) }
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init { $0.addEllipse(in: rect) }
  }

  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init { $0.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius) }
  }

  public convenience init(
    roundedRect rect: CGRect,
    byRoundingCorners corners: UIRectCorner,
    cornerRadii: CGSize
  ) {
    self.init { path in
      let all: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
      let radii = all.map { corner in
        corners.contains(corner)
          ? (x: Double(cornerRadii.width), y: Double(cornerRadii.height)) : (x: 0, y: 0)
      }
      path._change { $0.addRoundedRect(rect._drawing, radii: radii) }
    }
  }

  /// Creates an arc; angles are in radians, with 0 to the right, and clockwise as displayed in a
  /// view.
  public convenience init(
    arcCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
  }

  public convenience init(cgPath CGPath: CGPath) {
    self.init(UIKit.CGMutablePath(_path: CGPath._path))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(CGMutablePath(_path: path._path))
    copy.takeStyle(of: self)
    return copy
  }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dashes = other.dashes
  }

  /// A copy of the path; setting it replaces the path.
  open var cgPath: CGPath {
    get { CGPath(_path: path._path) }
    set { path = CGMutablePath(_path: newValue._path) }
  }

  // MARK: Building

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, preceded by a line to its start if there is a current point; see
  /// `init(arcCenter:…)`.
  open func addArc(
    withCenter center: CGPoint,
    radius: CGFloat,
    startAngle: CGFloat,
    endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      // The y axis of views points down.
      clockwise: !clockwise
    )
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.cgPath) }

  /// Returns the path in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(CGMutablePath(_path: path._path.reversed()))
    reversed.takeStyle(of: self)
    return reversed
  }

  open func apply(_ transform: CGAffineTransform) {
    path._change { $0 = $0.transformed(by: transform._drawing) }
  }

  // MARK: Geometry

  open var isEmpty: Bool { path.isEmpty }

  /// The bounding box of the lines and curves; null for an empty path.
  open var bounds: CGRect { path.boundingBoxOfPath }

  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether filling the path covers a point.
  ///
  /// - Complexity: O(n) for n lines and curves.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// The width of lines, in points.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var miterLimit: CGFloat = 10
  /// The maximum deviation of rendered curves; displays draw as smoothly as they can.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// Sets the dash pattern; nil for solid lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    let lengths = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) }
    dashes = (lengths ?? [], phase)
  }

  /// Writes the dash pattern; the buffer must have room for all lengths.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?,
    count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (place, length) in dashes.lengths.enumerated() { pattern?[place] = length }
    count?.pointee = dashes.lengths.count
    phase?.pointee = dashes.phase
  }

  // MARK: Drawing, in the current context; nothing happens without one

  open func fill() { fill(with: .normal, alpha: 1) }

  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      if !dashes.lengths.isEmpty {
        context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
      }
      context.strokePath()
    }
  }

  private func draw(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let style = context.state.line
    context.beginPath()
    context.addPath(path)
    if mode == .normal, alpha == 1 {
      body(context)
    } else {
      context._with(mode, alpha: alpha) { body(context) }
    }
    context.state.line = style
  }

  /// Clips further drawing to the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }
}
