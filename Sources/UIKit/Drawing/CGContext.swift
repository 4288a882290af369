import CairoDrawing
public import Foundation
import VectorDrawing

/// Records what is drawn.
///
/// In Apple's SDK it is Core Graphics', which UIKit brings along. What a view or an image renderer draws
/// stays a list of commands, sharp at every scale; a context of a bitmap becomes pixels when an image is
/// made of it, or after each step where the app has given it memory.
public final class CGContext: Hashable {
  /// What `saveGState()` keeps.
  private struct State {
    var transform = DrawingTransform.identity
    var fill = DrawingColor.black
    var stroke = DrawingColor.black
    var line = DrawingStroke()
    var style = DrawingStyle()
    var clip: DrawingRect?
    /// Of the device's points, y down.
    var interpolation = CGInterpolationQuality.default
  }

  private var state = State()
  private var saved: [State] = []
  private var commands: [DrawingCommand] = []
  private var current = CGMutablePath()
  /// Transparency layers that have not ended, and how deep states were saved when each began.
  private var layers: [Int] = []

  /// Points.
  private let size: CGSize
  /// Pixels for each point.
  let _scale: CGFloat
  /// From the points that the app draws in, before its own transforms, to points with y down.
  private let base: DrawingTransform
  private let memory: BitmapMemory?

  /// A context with y down, as views have it.
  init(_size size: CGSize, scale: CGFloat) {
    self.size = size
    _scale = scale
    base = .identity
    memory = nil
  }

  /// A context of pixels, with y up; nil for sizes and layouts that there are not.
  ///
  /// - Parameters:
  ///   - data: Memory of `bytesPerRow * height` bytes, which is written after each step; nil for none of
  ///     the app's own.
  ///   - width: Pixels.
  ///   - height: Pixels.
  ///   - bitsPerComponent: 8.
  ///   - bytesPerRow: At least four for each pixel, or one in grey; 0 for as many as that, without memory of
  ///     the app's own.
  ///   - space: Of red, green and blue, or grey.
  ///   - bitmapInfo: `CGImageAlphaInfo` with the order of bytes.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard
      let memory = BitmapMemory(
        data,
        width: width,
        height: height,
        bitsPerComponent: bitsPerComponent,
        bytesPerRow: bytesPerRow,
        space: space,
        bitmapInfo: bitmapInfo
      )
    else { return nil }
    self.init(memory)
  }

  private init(_ memory: BitmapMemory) {
    self.memory = memory
    size = CGSize(width: memory.width, height: memory.height)
    _scale = 1
    base = DrawingTransform(1, 0, 0, -1, 0, Double(memory.height))
    commands = [.transform(base)]
  }

  public static func == (a: CGContext, b: CGContext) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// What was drawn until now.
  var _drawing: Drawing {
    var all = commands
    all += layers.map { _ in .endGroup }
    all += saved.map { _ in .restore }
    return Drawing(commands: all, width: Double(size.width), height: Double(size.height))
  }

  private func add(_ command: DrawingCommand) {
    commands.append(command)
    memory?.show(_drawing)
  }

  // MARK: State

  public func saveGState() {
    saved.append(state)
    commands.append(.save)
  }

  /// Nothing happens without a state that was saved.
  public func restoreGState() {
    guard saved.count > layers.last ?? 0, let last = saved.popLast() else { return }
    keepPath(under: last.transform)
    state = last
    commands.append(.restore)
  }

  /// The current path stays where it is.
  private func keepPath(under new: DrawingTransform) {
    guard !current.isEmpty, new != state.transform, let inverse = new.inverse else { return }
    current._change { $0 = $0.transformed(by: state.transform.concatenating(inverse)) }
  }

  public func concatenate(_ transform: CGAffineTransform) {
    let new = transform._drawing.concatenating(state.transform)
    keepPath(under: new)
    state.transform = new
    commands.append(.transform(transform._drawing))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Radians from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// From points to pixels, of which the first is at the bottom left.
  public var ctm: CGAffineTransform {
    let scale = Double(_scale)
    let device = DrawingTransform(scale, 0, 0, -scale, 0, scale * Double(size.height))
    return CGAffineTransform(
      _drawing: state.transform.concatenating(base).concatenating(device)
    )
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }

  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }

  public func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = Double(limit) }

  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = DrawingStroke.Cap(rawValue: cap.rawValue) ?? .butt
  }

  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = DrawingStroke.Join(rawValue: join.rawValue) ?? .miter
  }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = Double(phase)
    state.line.dashes = lengths.map { Double($0) }
  }

  public func setAlpha(_ alpha: CGFloat) { state.style.alpha = Double(min(max(alpha, 0), 1)) }

  public func setBlendMode(_ mode: CGBlendMode) {
    state.style.blend = DrawingBlend(rawValue: mode.rawValue) ?? .normal
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // Curves and edges are always drawn as smoothly as displays can.

  public func setFlatness(_ flatness: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Colours and shadows

  public func setFillColor(_ color: CGColor) { state.fill = color._drawing }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color._drawing }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A black shadow of a third of its strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset,
      blur: blur,
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    )
  }

  /// - Parameters:
  ///   - offset: Of pixels for bitmaps and points for views, whatever the transform.
  ///   - blur: How far the shadow is blurred.
  ///   - color: Nil ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.style.shadow = color.map {
      DrawingShadow(
        offset: DrawingPoint(
          Double(offset.width),
          Double(offset.height) * (base.d < 0 ? -1 : 1)
        ),
        blur: Double(blur),
        color: $0._drawing
      )
    }
  }

  // MARK: The current path

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

  /// See `CGMutablePath`: what is clockwise follows the direction of the y axis.
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

  public var isPathEmpty: Bool { current.isEmpty }
  public var currentPointOfPath: CGPoint { current.currentPoint }
  public var boundingBoxOfPath: CGRect { current.boundingBox }
  public var path: CGPath? { current.isEmpty ? nil : current.copy() }

  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    current.contains(point, using: mode.isEvenOdd ? .evenOdd : .winding)
  }

  // MARK: Painting

  /// Paints the current path, which is empty afterwards, as after all that paint it or clip to it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = takePath()
    if mode.fills { fill(path, isEvenOdd: mode.isEvenOdd) }
    if mode.strokes { stroke(path) }
  }

  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(takePath(), isEvenOdd: rule == .evenOdd)
  }

  public func strokePath() { stroke(takePath()) }

  public func fill(_ rect: CGRect) { fill(DrawingPath(rect: rect._drawing), isEvenOdd: false) }

  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  public func stroke(_ rect: CGRect) { stroke(DrawingPath(rect: rect._drawing)) }

  public func stroke(_ rect: CGRect, width: CGFloat) {
    setLineWidth(width)
    stroke(rect)
  }

  public func fillEllipse(in rect: CGRect) {
    fill(CGPath(ellipseIn: rect, transform: nil)._path, isEvenOdd: false)
  }

  public func strokeEllipse(in rect: CGRect) {
    stroke(CGPath(ellipseIn: rect, transform: nil)._path)
  }

  /// Lines between the first and the second point, the third and the fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }

  /// Takes away what was painted there.
  public func clear(_ rect: CGRect) {
    // At the beginning there is nothing to take away, and the drawing stays one of vectors.
    guard !_drawing.isEmpty else { return }
    add(.clear(rect._drawing))
  }

  private func takePath() -> DrawingPath {
    defer { beginPath() }
    return current._path
  }

  private func fill(_ path: DrawingPath, isEvenOdd: Bool) {
    guard !path.isEmpty else { return }
    add(.fill(path, .color(state.fill), state.style, isEvenOdd: isEvenOdd))
  }

  private func stroke(_ path: DrawingPath) {
    guard !path.isEmpty, state.line.width > 0 else { return }
    add(.stroke(path, state.line, .color(state.stroke), state.style))
  }

  // MARK: Clipping

  public func clip(using rule: CGPathFillRule = .winding) {
    clip(to: takePath(), isEvenOdd: rule == .evenOdd)
  }

  public func clip(to rect: CGRect) {
    beginPath()
    clip(to: DrawingPath(rect: rect._drawing), isEvenOdd: false)
  }

  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  private func clip(to path: DrawingPath, isEvenOdd: Bool) {
    commands.append(.clip(path, isEvenOdd: isEvenOdd))
    let all = DrawingRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let old = CGRect(_drawing: state.clip ?? all)
    let new = path.transformed(by: state.transform.concatenating(base)).bounds
      .map(CGRect.init(_drawing:))
    state.clip =
      new.map { old.intersection($0) }.flatMap { $0.isNull ? nil : $0 }?._drawing
      ?? DrawingRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The rectangle around what paint may reach.
  public var boundingBoxOfClipPath: CGRect {
    let all = DrawingRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    guard let inverse = state.transform.concatenating(base).inverse else { return .null }
    return DrawingRect(around: (state.clip ?? all).corners.map(inverse.apply))
      .map(CGRect.init(_drawing:)) ?? .null
  }

  // MARK: Gradients

  /// Paints all that the clip leaves.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    fillAll(
      with: .linear(gradient._gradient(options), from: startPoint._drawing, to: endPoint._drawing)
    )
  }

  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    fillAll(
      with: .radial(
        gradient._gradient(options),
        from: startCenter._drawing,
        radius: Double(startRadius),
        to: endCenter._drawing,
        endRadius: Double(endRadius)
      )
    )
  }

  private func fillAll(with paint: DrawingPaint) {
    let box = boundingBoxOfClipPath
    guard !box.isNull else { return }
    add(.fill(DrawingPath(rect: box._drawing), paint, state.style, isEvenOdd: false))
  }

  // MARK: Images

  /// Draws an image upright where y points up, and so upside down in a view.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    _draw(image._content, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }

  /// Draws a picture with y down.
  func _draw(_ image: DrawingImage, in rect: CGRect) {
    add(.image(image, in: rect._drawing, state.style))
  }

  /// How lines are drawn.
  var _lineStyle: DrawingStroke {
    get { state.line }
    set { state.line = newValue }
  }

  /// Runs `body` with another style.
  func _with(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    let old = state.style
    setBlendMode(mode)
    setAlpha(CGFloat(old.alpha) * alpha)
    body()
    state.style = old
  }

  /// The image of what was drawn; nil where there is no memory for it.
  public func makeImage() -> CGImage? {
    guard let bitmap = try? DrawingRasterizer(scale: Double(_scale)).bitmap(of: _drawing) else {
      return nil
    }
    return CGImage(_bitmap: bitmap)
  }

  // MARK: Transparency layers

  /// What is drawn until the layer ends gets the alpha, the blend mode and the shadow as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    commands.append(.beginGroup(state.style))
    saveGState()
    layers.append(saved.count)
    state.style = DrawingStyle()
  }

  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  public func endTransparencyLayer() {
    guard let depth = layers.popLast() else { return }
    while saved.count >= depth { restoreGState() }
    add(.endGroup)
  }

  // MARK: Of bitmaps; 0 and nil for views

  public var width: Int { memory?.width ?? 0 }
  public var height: Int { memory?.height ?? 0 }
  public var bitsPerComponent: Int { memory == nil ? 0 : 8 }
  public var bitsPerPixel: Int { memory.map { 8 * $0.bytesPerPixel } ?? 0 }
  public var bytesPerRow: Int { memory?.bytesPerRow ?? 0 }
  public var data: UnsafeMutableRawPointer? { memory?.data }
  public var colorSpace: CGColorSpace? { memory?.space }
  public var bitmapInfo: CGBitmapInfo { memory?.info ?? [] }
  public var alphaInfo: CGImageAlphaInfo { memory?.alphaInfo ?? .none }

  public func flush() {}
  public func synchronize() {}
}

extension CGPathDrawingMode {
  fileprivate var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}
