import VectorDrawing

/// Collects the commands of a drawing, in points of whatever was moved to last.
struct Canvas {
  private(set) var commands: [DrawingCommand] = []
  /// Pixels for each point.
  private let scale: Double
  /// The window's point at which the current corner is; nil within transforms that do more than move.
  private var origin: DrawingPoint? = DrawingPoint(0, 0)

  init(scale: Double) {
    self.scale = scale
  }

  mutating func add(_ command: DrawingCommand) {
    commands.append(command)
  }

  /// Draws with a transform and a clip of its own.
  mutating func saving(_ body: (inout Canvas) -> Void) {
    commands.append(.save)
    let origin = origin
    body(&self)
    self.origin = origin
    commands.append(.restore)
  }

  /// Draws a picture for itself, which then is painted as one.
  mutating func grouping(_ style: DrawingStyle, _ body: (inout Canvas) -> Void) {
    commands.append(.beginGroup(style))
    body(&self)
    commands.append(.endGroup)
  }

  /// The same for a picture that does not reach beyond a rectangle, which needs as much less memory.
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

  // As browsers do it, boxes and baselines lie on whole pixels.

  /// The rectangle with its edges on pixels.
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

  /// The height of a baseline on a pixel.
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

  /// Fills a path with a shadow, as a style sheet's `box-shadow` has it, and nothing else.
  mutating func shadow(of path: DrawingPath, _ shadow: DrawingShadow) {
    var opaque = shadow
    opaque.color.alpha = 1
    guard let bounds = path.bounds else { return }
    let reach = 2 * shadow.blur + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
    let style = DrawingStyle(alpha: shadow.color.alpha)
    grouping(style, within: bounds.inset(by: -reach, -reach)) { canvas in
      // The path itself is taken away from its shadow, for what casts it may be transparent.
      canvas.fill(path, .black, style: DrawingStyle(shadow: opaque))
      canvas.fill(path, .black, style: DrawingStyle(blend: .destinationOut))
    }
  }
}

extension DrawingPath {
  /// A rectangle with corners that are parts of circles.
  init(_ rect: DrawingRect, radius: Double) {
    self.init(rect, radii: [radius, radius, radius, radius])
  }

  /// A rectangle with a radius for each corner, clockwise from the top left one.
  init(_ rect: DrawingRect, radii: [Double]) {
    guard radii.contains(where: { $0 > 0 }) else {
      self.init(rect: rect)
      return
    }
    self.init()
    // Radii that do not fit shrink by the same factor, as in style sheets.
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
