public import Foundation
import VectorDrawing

// The graphics state for shapes, lines and images.

extension CGContext {
  // MARK: Lines and blending

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

  // Curves and edges are always as smooth as displays can draw them.

  public func setFlatness(_ flatness: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  // MARK: Colours and shadows

  public func setFillColor(_ color: CGColor) { state.fill = color._paint }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color._paint }

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

  /// Sets a black shadow at one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(
      offset: offset,
      blur: blur,
      color: CGColor(red: 0, green: 0, blue: 0, alpha: 1.0 / 3)
    )
  }

  /// Sets the shadow.
  ///
  /// - Parameters:
  ///   - offset: The offset in pixels for bitmaps and in points for views, independent of the
  ///     transform.
  ///   - blur: The radius of the blur.
  ///   - color: The colour; nil removes the shadow.
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

  /// Runs `body` with a blend mode and an alpha.
  func _with(_ mode: CGBlendMode, alpha: CGFloat, _ body: () -> Void) {
    let old = state.style
    setBlendMode(mode)
    setAlpha(CGFloat(old.alpha) * alpha)
    body()
    state.style = old
  }
}
