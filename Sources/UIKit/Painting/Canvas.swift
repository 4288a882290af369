import VectorDrawing

/// A list of drawing commands, in points relative to the current origin.
struct Canvas {
  private(set) var commands: [DrawingCommand] = []
  /// The number of pixels per point.
  private let scale: Double
  /// The current origin in the window; nil within transforms other than translations.
  private var origin: DrawingPoint? = DrawingPoint(0, 0)

  init(scale: Double) {
    self.scale = scale
  }

  mutating func add(_ command: DrawingCommand) {
    commands.append(command)
  }

  /// Saves the transform and the clip, draws, and restores them.
  mutating func saving(_ body: (inout Canvas) -> Void) {
    commands.append(.save)
    let origin = origin
    body(&self)
    self.origin = origin
    commands.append(.restore)
  }

  /// Draws a group, which is composited as a single image.
  mutating func grouping(_ style: DrawingStyle, _ body: (inout Canvas) -> Void) {
    commands.append(.beginGroup(style))
    body(&self)
    commands.append(.endGroup)
  }

  /// Draws a group that does not extend beyond a rectangle, which limits its memory.
  mutating func grouping(
    _ style: DrawingStyle,
    within rect: DrawingRect,
    _ body: (inout Canvas) -> Void
  ) {
    saving { canvas in
      canvas.clip(to: DrawingPath(rect: rect))
      canvas.grouping(style, body)
    }
  }

  mutating func move(by x: Double, _ y: Double) {
    guard x != 0 || y != 0 else { return }
    origin = origin.map { $0 + DrawingPoint(x, y) }
    commands.append(.transform(DrawingTransform(1, 0, 0, 1, x, y)))
  }

  mutating func scale(by x: Double, _ y: Double) {
    transform(by: DrawingTransform(x, 0, 0, y, 0, 0))
  }

  mutating func transform(by transform: DrawingTransform) {
    origin = nil
    commands.append(.transform(transform))
  }

  // MARK: Pixels

  // As in browsers, boxes and baselines are aligned to whole pixels.

  /// Returns the rectangle with its edges rounded to pixels.
  func onPixels(_ rect: DrawingRect) -> DrawingRect {
    guard let origin else { return rect }
    let (x, y) = (pixel(rect.x, origin.x), pixel(rect.y, origin.y))
    return DrawingRect(
      x: x,
      y: y,
      width: pixel(rect.maxX, origin.x) - x,
      height: pixel(rect.maxY, origin.y) - y
    )
  }

  /// Returns the baseline rounded to a pixel.
  func onPixels(baseline: Double) -> Double {
    origin.map { pixel(baseline, $0.y) } ?? baseline
  }

  private func pixel(_ place: Double, _ origin: Double) -> Double {
    ((place + origin) * scale).rounded() / scale - origin
  }

  // MARK: Painting

  mutating func clip(to path: DrawingPath, isEvenOdd: Bool = false) {
    commands.append(.clip(path, isEvenOdd: isEvenOdd))
  }

  mutating func fill(
    _ path: DrawingPath,
    _ color: DrawingColor,
    style: DrawingStyle = DrawingStyle()
  ) {
    guard color.alpha > 0, !path.isEmpty else { return }
    commands.append(.fill(path, .color(color), style, isEvenOdd: false))
  }

  mutating func fill(_ rect: DrawingRect, radius: Double = 0, _ color: DrawingColor) {
    fill(DrawingPath(onPixels(rect), radius: radius), color)
  }

  mutating func stroke(_ path: DrawingPath, _ stroke: DrawingStroke, _ color: DrawingColor) {
    guard color.alpha > 0, !path.isEmpty else { return }
    commands.append(.stroke(path, stroke, .color(color), DrawingStyle()))
  }

  /// Fills a path with a material: a translucent colour over the blurred backdrop.
  mutating func fill(
    _ path: DrawingPath,
    material color: DrawingColor,
    blur: Double,
    saturation: Double = 1.8
  ) {
    if color.alpha < 1, blur > 0, !path.isEmpty {
      commands.append(.blur(path, radius: blur, saturation: saturation))
    }
    fill(path, color)
  }

  /// Draws only the shadow of a path, like a style sheet's `box-shadow`.
  mutating func shadow(of path: DrawingPath, _ shadow: DrawingShadow) {
    var opaque = shadow
    opaque.color.alpha = 1
    guard let bounds = path.bounds else { return }
    let reach = 2 * shadow.blur + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
    let style = DrawingStyle(alpha: shadow.color.alpha)
    grouping(style, within: bounds.inset(by: -reach, -reach)) { canvas in
      // The path itself is removed from its shadow, because it may be transparent.
      canvas.fill(path, .black, style: DrawingStyle(shadow: opaque))
      canvas.fill(path, .black, style: DrawingStyle(blend: .destinationOut))
    }
  }
}

extension DrawingPath {
  /// Creates a rectangle with circular corners.
  init(_ rect: DrawingRect, radius: Double) {
    self.init(rect, radii: [radius, radius, radius, radius])
  }

  /// Creates a rectangle with a radius for each corner, clockwise from the top left one.
  init(_ rect: DrawingRect, radii: [Double]) {
    guard radii.contains(where: { $0 > 0 }) else {
      self.init(rect: rect)
      return
    }
    self.init()
    // Radii that do not fit are scaled down by the same factor, as in style sheets.
    let sides = [
      (rect.width, radii[0] + radii[1]), (rect.height, radii[1] + radii[2]),
      (rect.width, radii[2] + radii[3]), (rect.height, radii[3] + radii[0]),
    ]
    let factor = sides.reduce(1.0) { $1.1 > $1.0 && $1.1 > 0 ? min($0, $1.0 / $1.1) : $0 }
    addRoundedRect(rect, radii: radii.map { ($0 * factor, $0 * factor) })
  }
}

extension DrawingRect {
  func inset(by x: Double, _ y: Double) -> DrawingRect {
    DrawingRect(
      x: self.x + x,
      y: self.y + y,
      width: max(0, width - 2 * x),
      height: max(0, height - 2 * y)
    )
  }
}
