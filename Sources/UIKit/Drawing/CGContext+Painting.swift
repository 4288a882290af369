import CairoDrawing
public import Foundation
import VectorDrawing

// The methods that add commands to the drawing.

extension CGContext {
  // MARK: Painting

  /// Paints the current path and clears it; other painting and clipping methods clear it too.
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

  /// Strokes lines between pairs of points: the first and second, the third and fourth, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for pair in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[pair])
      addLine(to: points[pair + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) {
    // An empty drawing needs no clearing, and remains a vector drawing.
    guard commands.contains(where: \.paints) else { return }
    add(.clear(rect._drawing))
  }

  private func takePath() -> DrawingPath {
    defer { beginPath() }
    return current._path
  }

  /// Fills a path with a given color.
  func _fill(_ path: DrawingPath, _ color: DrawingColor) { _fill(path, .color(color)) }

  /// Fills a path with a given paint.
  func _fill(_ path: DrawingPath, _ paint: DrawingPaint) {
    guard !path.isEmpty else { return }
    add(.fill(path, paint, state.style, isEvenOdd: false))
  }

  /// Strokes a path with a given line style and color.
  func _stroke(_ path: DrawingPath, _ line: DrawingStroke, _ color: DrawingColor) {
    guard !path.isEmpty, line.width > 0 else { return }
    add(.stroke(path, line, .color(color), state.style))
  }

  private func fill(_ path: DrawingPath, isEvenOdd: Bool) {
    guard !path.isEmpty else { return }
    add(.fill(path, state.fill, state.style, isEvenOdd: isEvenOdd))
  }

  private func stroke(_ path: DrawingPath) {
    guard !path.isEmpty, state.line.width > 0 else { return }
    add(.stroke(path, state.line, state.stroke, state.style))
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

  /// Clips to the opaque pixels of an image, stretched to a rectangle; to the light pixels of an
  /// image without transparency.
  public func clip(to rect: CGRect, mask: CGImage) {
    beginPath()
    // Upright if y points up, as `draw(_:in:)`.
    let flip = DrawingTransform(1, 0, 0, -1, 0, Double(rect.minY + rect.maxY))
    commands += [
      .transform(flip), .mask(.bitmap(mask._bitmap.asMask), in: rect._drawing), .transform(flip),
    ]
    limit(to: DrawingPath(rect: rect._drawing))
  }

  private func clip(to path: DrawingPath, isEvenOdd: Bool) {
    commands.append(.clip(path, isEvenOdd: isEvenOdd))
    limit(to: path)
  }

  /// Intersects the clip's bounding box with that of a path.
  private func limit(to path: DrawingPath) {
    let all = DrawingRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    let old = CGRect(_drawing: state.clip ?? all)
    let new = path.transformed(by: state.transform.concatenating(base)).bounds
      .map(CGRect.init(_drawing:))
    state.clip =
      new.map { old.intersection($0) }.flatMap { $0.isNull ? nil : $0 }?._drawing
      ?? DrawingRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The bounding box of the clip.
  public var boundingBoxOfClipPath: CGRect {
    let all = DrawingRect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    guard let inverse = state.transform.concatenating(base).inverse else { return .null }
    return DrawingRect(around: (state.clip ?? all).corners.map(inverse.apply))
      .map(CGRect.init(_drawing:)) ?? .null
  }

  // MARK: Gradients

  /// Fills the clip with a linear gradient.
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

  /// Draws an image upright if y points up, and therefore upside down in views.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    saveGState()
    translateBy(x: rect.minX, y: rect.maxY)
    scaleBy(x: 1, y: -1)
    _draw(image._content, in: CGRect(origin: .zero, size: rect.size))
    restoreGState()
  }

  /// Draws an image upright if y points down.
  func _draw(_ image: DrawingImage, in rect: CGRect) {
    add(.image(image, in: rect._drawing, state.style))
  }

  /// Draws an image with cap insets in parts.
  func _draw(_ image: DrawingImage, size: CGSize, caps: CapInsets?, in rect: CGRect) {
    guard let caps else { return _draw(image, in: rect) }
    let (width, height) = (Double(size.width), Double(size.height))
    let parts = caps.parts(width: width, height: height, in: rect._drawing)
    add(.parts(image, width: width, height: height, parts, state.style))
  }

  /// Returns an image of the drawing; nil if memory is insufficient.
  public func makeImage() -> CGImage? {
    guard let bitmap = try? DrawingRasterizer(scale: Double(_scale)).bitmap(of: _drawing) else {
      return nil
    }
    return CGImage(_bitmap: bitmap)
  }

  // MARK: Transparency layers

  /// Begins a transparency layer, to which alpha, blend mode and shadow apply as a whole.
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
}

extension CGPathDrawingMode {
  var isEvenOdd: Bool { self == .eoFill || self == .eoFillStroke }
  fileprivate var fills: Bool { self != .stroke }
  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}
