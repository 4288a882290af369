import Foundation
import TextLayout
import UIKitHosting
import VectorDrawing

/// A renderer of laid out text, which draws the outlines of its glyphs.
struct TextDrawer {
  private let frame: TextFrame
  private let runs: [TextRun]
  private let context: CGContext
  private let origin: CGPoint
  private let traits: UITraitCollection
  private let units: [UInt16]

  /// - Parameters:
  ///   - frame: The laid out text.
  ///   - runs: The runs of the frame's text.
  ///   - origin: The top left corner of the frame, with y down.
  ///   - context: The context to draw in.
  init(_ frame: TextFrame, _ runs: [TextRun], at origin: CGPoint, in context: CGContext) {
    self.frame = frame
    self.runs = runs
    self.origin = origin
    self.context = context
    traits = .current
    units = runs.flatMap { Array($0.text.utf16) }
  }

  func draw() {
    for line in frame.lines {
      let parts = frame.runs(of: line)
      for part in parts { drawBackground(of: part, line) }
      for part in parts { draw(part, line) }
    }
  }

  private func style(of part: VisualRun) -> TextRun {
    runs.indices.contains(part.run) ? runs[part.run] : TextRun(text: "")
  }

  private func color(_ value: ColorValue?) -> DrawingColor {
    guard let value else { return .black }
    return UIColor(_value: value).resolvedColor(with: traits).cgColor._drawing
  }

  private func place(_ x: Double, _ y: Double) -> DrawingPoint {
    DrawingPoint(Double(origin.x) + x, Double(origin.y) + y)
  }

  private func drawBackground(of part: VisualRun, _ line: TextLine) {
    guard let background = style(of: part).background, !part.hangs else { return }
    let corner = place(part.x, line.y)
    let rect = DrawingRect(x: corner.x, y: corner.y, width: part.width, height: line.height)
    context._fill(DrawingPath(rect: rect), color(background))
  }

  private func draw(_ part: VisualRun, _ line: TextLine) {
    guard !part.hangs else { return }
    let run = style(of: part)
    let baseline = line.baseline - part.attributes.baselineOffset
    context.saveGState()
    defer { context.restoreGState() }
    if let shadow = run.effects?.shadow {
      let shadowColor = UIColor(_value: shadow.color).resolvedColor(with: traits)
      context.setShadow(
        offset: CGSize(width: shadow.x, height: shadow.y),
        blur: CGFloat(shadow.blur),
        color: shadowColor.cgColor
      )
    }
    switch part.content {
    case .text, .hyphen: drawGlyphs(of: part, line, baseline, run)
    case .ellipsis: drawEllipsis(part, baseline, run)
    case .ideographs, .fallback: drawWords(part, baseline, run)
    case .attachment: drawAttachment(part, baseline, run)
    case .tab, .control: break
    }
    drawLines(part, baseline, run)
  }

  private func drawAttachment(_ part: VisualRun, _ baseline: Double, _ run: TextRun) {
    guard let attachment = run.effects?.attachment, let image = attachment.image else { return }
    let corner = place(part.x, baseline - attachment.offset - attachment.height)
    let rect = CGRect(
      x: corner.x,
      y: corner.y,
      width: attachment.width,
      height: attachment.height
    )
    GraphicsStack.draw(in: context) { UIImage(_value: image).draw(in: rect) }
  }

  private func drawGlyphs(
    of part: VisualRun,
    _ line: TextLine,
    _ baseline: Double,
    _ run: TextRun
  ) {
    var path = DrawingPath()
    for glyph in frame.glyphs(of: part, in: line) {
      let outline = part.attributes.font.outline(ofGlyph: glyph.id)
      path.add(outline, at: place(part.x + glyph.x, baseline - glyph.y))
    }
    guard !path.isEmpty else { return drawWords(part, baseline, run) }
    paint(path, part, run)
  }

  private func paint(_ path: DrawingPath, _ part: VisualRun, _ run: TextRun) {
    let ink = color(run.color)
    let stroke = run.effects?.stroke
    if stroke?.fills ?? true { context._fill(path, ink) }
    guard let stroke, stroke.width > 0 else { return }
    let line = DrawingStroke(width: stroke.width * part.attributes.font.size)
    context._stroke(path, line, stroke.color.map { color($0) } ?? ink)
  }

  private func drawEllipsis(_ part: VisualRun, _ baseline: Double, _ run: TextRun) {
    let font = part.attributes.font
    // Three dots, because the glyph number of the font's own ellipsis is not known.
    let size = font.size * 0.11
    var path = DrawingPath()
    for index in 0..<3 {
      let corner = place(
        part.x + part.width * (Double(index) + 0.5) / 3 - size / 2,
        baseline - size
      )
      path.addEllipse(in: DrawingRect(x: corner.x, y: corner.y, width: size, height: size))
    }
    paint(path, part, run)
  }

  /// Draws text that has no glyphs in the font, by a text command in a font of the display.
  private func drawWords(_ part: VisualRun, _ baseline: Double, _ run: TextRun) {
    let text = String(decoding: units[part.range.clamped(to: 0..<units.count)], as: UTF16.self)
    guard !text.allSatisfy(\.isWhitespace) else { return }
    let value = run.font
    context.add(
      .text(
        DrawingText(
          text,
          origin: place(part.x, baseline),
          width: part.width,
          size: part.attributes.font.size,
          weight: value?.weight ?? 400,
          isItalic: value?.isItalic ?? false,
          color: color(run.color)
        ),
        context.state.style
      )
    )
  }

  private func drawLines(_ part: VisualRun, _ baseline: Double, _ run: TextRun) {
    guard run.underline || run.strikethrough else { return }
    let metrics = part.attributes.font.metrics
    let isThick = run.effects?.lineStyle == .thick
    let thickness = metrics.underlineThickness * (isThick ? 2 : 1)
    let ink = run.lineColor.map { color($0) } ?? color(run.color)
    var centers: [Double] = []
    if run.underline { centers.append(baseline - metrics.underlinePosition) }
    if run.strikethrough { centers.append(baseline - metrics.xHeight / 2) }
    for center in centers {
      let isDouble = run.effects?.lineStyle == .double
      for y in isDouble ? [center - thickness, center + thickness] : [center] {
        var path = DrawingPath()
        path.move(to: place(part.x, y))
        path.addLine(to: place(part.x + part.width, y))
        var line = DrawingStroke(width: thickness)
        switch run.effects?.lineStyle {
        case .dotted: line.dashes = [thickness, thickness]
        case .dashed: line.dashes = [thickness * 3, thickness * 2]
        default: break
        }
        context._stroke(path, line, ink)
      }
    }
  }
}
