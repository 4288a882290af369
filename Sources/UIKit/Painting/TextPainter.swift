import TextLayout
import UIKitHosting
import VectorDrawing

/// Draws texts as glyph outlines: lines laid out by the scene, and words that displays place.
@MainActor
struct TextPainter {
  let look: Look

  /// The attributes of runs without their own.
  struct Defaults {
    var font: FontValue
    /// The size in points.
    var size: Double
    var color: DrawingColor
  }

  // MARK: Lines of the scene

  /// Draws lines whose origin is the top left corner of the canvas.
  func draw(_ lines: TextLinesValue, _ defaults: Defaults, on canvas: inout Canvas) {
    for line in lines.lines { draw(line, defaults, on: &canvas) }
  }

  private func draw(_ line: TextLinesValue.Line, _ defaults: Defaults, on canvas: inout Canvas) {
    let pieces = line.pieces.filter { $0.content != .hidden }
    let set = pieces.map { piece in
      Word(piece, defaults, expansion: line.expansion, isTracked: !line.hasIdeographs)
    }
    let width = set.reduce(0) { $0 + $1.width }
    var x = line.isRightToLeft ? line.x + width : line.x
    for word in set {
      if line.isRightToLeft { x -= word.width }
      draw(word, x, line.baseline, on: &canvas)
      if !line.isRightToLeft { x += word.width }
    }
  }

  // MARK: Words

  /// Returns a text on one line that displays place.
  func word(_ text: String, _ font: FontValue, size: Double, _ color: DrawingColor) -> Word {
    Word(
      TextLinesValue.Piece(TextRun(text: text)),
      Defaults(font: font, size: size, color: color)
    )
  }

  /// Draws a word, truncated with an ellipsis if it exceeds a width.
  func draw(
    _ word: Word,
    x: Double,
    baseline: Double,
    width: Double = .infinity,
    on canvas: inout Canvas
  ) {
    guard word.width > width + 0.01 else { return draw(word, x, baseline, on: &canvas) }
    let cut = word.truncated(to: width)
    draw(cut, x, baseline, on: &canvas)
  }

  /// Draws a word centred in a rectangle.
  func draw(_ word: Word, in rect: DrawingRect, on canvas: inout Canvas) {
    let width = min(word.width, rect.width)
    draw(
      word,
      x: rect.x + (rect.width - width) / 2,
      baseline: word.baseline(from: rect.y, height: rect.height),
      width: rect.width,
      on: &canvas
    )
  }

  // MARK: Painting

  private func draw(_ word: Word, _ x: Double, _ baseline: Double, on canvas: inout Canvas) {
    let run = word.run
    let ink = run.color.map(look.textColor) ?? word.defaults.color
    let baseline = canvas.onPixels(baseline: baseline - run.baselineOffset)
    let metrics = word.font.metrics
    if let background = run.background {
      canvas.fill(
        DrawingRect(
          x: x,
          y: baseline - metrics.ascender,
          width: word.width,
          height: metrics.lineHeight
        ),
        look.color(background)
      )
    }
    if let attachment = run.effects?.attachment {
      let rect = DrawingRect(
        x: x,
        y: baseline - attachment.offset - attachment.height,
        width: attachment.width,
        height: attachment.height
      )
      if let image = attachment.image {
        ImagePainter(look: look, color: ink).draw(image, .scaleToFill, in: rect, on: &canvas)
      }
      return
    }
    if let shadow = run.effects?.shadow {
      let style = DrawingStyle(
        shadow: DrawingShadow(
          offset: DrawingPoint(shadow.x, shadow.y),
          blur: 2 * shadow.blur,
          color: look.color(shadow.color)
        )
      )
      canvas.grouping(style) { word.paint(x, baseline, ink, look, on: &$0) }
    } else {
      word.paint(x, baseline, ink, look, on: &canvas)
    }
    drawLines(word, x, baseline, run.lineColor.map(look.textColor) ?? ink, on: &canvas)
  }

  private func drawLines(
    _ word: Word,
    _ x: Double,
    _ baseline: Double,
    _ ink: DrawingColor,
    on canvas: inout Canvas
  ) {
    let run = word.run
    guard run.underline || run.strikethrough else { return }
    let metrics = word.font.metrics
    let isThick = run.effects?.lineStyle == .thick
    let thickness = metrics.underlineThickness * (isThick ? 2 : 1)
    func line(_ y: Double) {
      let rect = DrawingRect(x: x, y: y - thickness / 2, width: word.width, height: thickness)
      canvas.fill(rect, ink)
    }
    if run.underline { line(baseline - metrics.underlinePosition) }
    if run.strikethrough { line(baseline - metrics.xHeight / 2) }
  }
}
