import UIKitHosting
import VectorDrawing

// System looks as drawing commands.

extension Canvas {
  /// Draws a system part: its shadows, its fill or the app's own, and its border within the edges.
  mutating func draw(
    _ part: SystemLook,
    _ state: SystemLook.State? = nil,
    in rect: DrawingRect,
    _ look: Look,
    fill own: ColorValue? = nil
  ) {
    let part = part.in(state)
    let rect = onPixels(rect)
    let radius = part.radius(in: rect)
    let path = DrawingPath(rect, radius: radius)
    for shadow in part.shadows { self.shadow(of: path, DrawingShadow(shadow)) }
    if case .material(let color, let blur, let saturation)? = part.fill {
      fill(path, material: look.color(own ?? color), blur: blur, saturation: saturation)
    } else if let paint = part.fill {
      fill(path, look.color(paint, own: own))
    }
    guard let border = part.border else { return }
    let width = border.width ?? look.hairline
    stroke(
      DrawingPath(rect.inset(by: width / 2, width / 2), radius: max(0, radius - width / 2)),
      DrawingStroke(width: width),
      look.color(border.paint)
    )
  }

  /// Draws the content of a system part with the opacity of its state.
  mutating func drawing(
    _ part: SystemLook,
    _ state: SystemLook.State?,
    within rect: DrawingRect,
    _ body: (inout Canvas) -> Void
  ) {
    guard let opacity = part.in(state).opacity, opacity < 1 else { return body(&self) }
    grouping(DrawingStyle(alpha: opacity), within: rect, body)
  }

  /// Draws a mark as large as it fits in a rectangle.
  mutating func draw(
    _ mark: SystemMark,
    in rect: DrawingRect,
    _ color: DrawingColor,
    isMirrored: Bool = false
  ) {
    guard let path = mark.drawingPath else { return }
    let factor = min(rect.width / mark.grid.width, rect.height / mark.grid.height)
    saving { canvas in
      canvas.move(
        by: rect.x + (rect.width - mark.grid.width * factor) / 2,
        rect.y + (rect.height - mark.grid.height * factor) / 2
      )
      canvas.scale(by: factor, factor)
      let mirrored = DrawingTransform(-1, 0, 0, 1, mark.grid.width, 0)
      canvas.stroke(
        isMirrored ? path.transformed(by: mirrored) : path,
        DrawingStroke(width: mark.lineWidth, cap: .round, join: .round),
        color
      )
    }
  }
}

extension SystemLook {
  /// Returns the corner radius in points.
  func radius(in rect: DrawingRect) -> Double {
    switch corners {
    case nil: 0
    case .radius(let points): points
    case .capsule: min(rect.width, rect.height) / 2
    }
  }
}

extension SystemMark {
  fileprivate var drawingPath: DrawingPath? { DrawingPath(svg: path) }
}

extension Look {
  /// Returns the colour of a paint, with its first colour replaced by the app's own, if any.
  func color(_ paint: SystemPaint, own: ColorValue? = nil) -> DrawingColor {
    mixed(paint, own) { color($0) }
  }

  /// Returns the colour of texts and symbols in a system part.
  func ink(_ part: SystemLook, _ state: SystemLook.State? = nil) -> DrawingColor {
    guard let paint = part.in(state).ink else { return color(SystemColors.label) }
    return mixed(paint, nil) { $0 == .tint || $0 == SystemColors.red ? textColor($0) : color($0) }
  }

  private func mixed(
    _ paint: SystemPaint,
    _ own: ColorValue?,
    _ color: (ColorValue) -> DrawingColor
  ) -> DrawingColor {
    switch paint {
    case .color(let value), .material(let value, _, _): color(own ?? value)
    case .mix(let first, let part, SystemColors.clear): color(own ?? first).withAlpha(part)
    case .mix(let first, let part, let second): color(own ?? first).mixed(part, with: color(second))
    case .byStyle(let light, let dark): mixed(style == .light ? light : dark, own, color)
    }
  }

  /// Returns the size in points, for the preferred text size.
  func points(_ text: SystemText) -> Double {
    text.scales ? points(text.size, atMost: text.most ?? .infinity) : text.size
  }
}

extension TextPainter {
  /// Returns a text on one line in a system style.
  func word(_ text: String, _ style: SystemText, weight: Int? = nil, _ color: DrawingColor) -> Word
  {
    let font = FontValue(pointSize: style.size, weight: weight ?? style.weight ?? 400)
    return word(text, font, size: look.points(style), color)
  }
}
