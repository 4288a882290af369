import TextLayout
import UIKitHosting
import VectorDrawing

/// A shaped text of one style on one line.
@MainActor
struct Word {
  let run: TextRun
  let defaults: TextPainter.Defaults
  let font: Font
  /// The width in points.
  let width: Double
  private let content: TextLinesValue.Piece.Content
  private let text: String
  private let frame: TextFrame
  private let expansion: Double
  private let attributes: TextAttributes
  private let isTracked: Bool

  /// - Parameters:
  ///   - piece: The text; its width takes precedence over the measured one.
  ///   - defaults: The attributes of a piece without its own.
  ///   - expansion: The points that justification adds to each space.
  ///   - isTracked: Whether the font adds its tracking.
  init(
    _ piece: TextLinesValue.Piece,
    _ defaults: TextPainter.Defaults,
    expansion: Double = 0,
    isTracked: Bool = true
  ) {
    self.isTracked = isTracked
    run = piece.run
    content = piece.content
    self.defaults = defaults
    self.expansion = expansion
    text =
      switch piece.content {
      case .ellipsis: "…"
      case .hyphen: "‐"
      case .text, .ideographs, .hidden: run.text
      }
    let value = run.font ?? defaults.font
    let font = value.typesetFont(size: run.font?.pointSize ?? defaults.size)
    self.font = isTracked ? font : Font(font.typeface, size: font.size)
    var style = ParagraphStyle()
    style.alignment = .left
    if let direction = piece.direction {
      style.baseDirection = direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
    attributes = TextAttributes(
      font: self.font,
      tracking: run.kern,
      usesKerning: run.effects?.disablesKerning != true,
      features: value.typesetFeatures
    )
    frame = Typesetter.shared.frame(
      of: AttributedText(text, attributes: attributes, paragraphStyle: style),
      in: TextContainer(maximumNumberOfLines: 1)
    )
    let line = frame.lines.first
    let spaces = expansion == 0 ? 0 : Double(text.count { $0 == " " }) * expansion
    width =
      piece.width ?? run.effects?.attachment?.width
      ?? (line.map { $0.width + $0.trailingWidth } ?? 0) + spaces
  }

  /// Returns the baseline of a line that is centred in a height.
  func baseline(from top: Double, height: Double) -> Double {
    let metrics = font.metrics
    return top + (height - metrics.lineHeight) / 2 + metrics.ascender
  }

  /// Returns the text in a smaller size, if it exceeds a width, but not below the least size.
  func shrunk(toFit room: Double, atLeast least: Double) -> Word {
    var word = self
    // Widths are not proportional to sizes, because of the tracking.
    for _ in 0..<4 where word.width > room && word.font.size > least {
      var defaults = defaults
      defaults.size = max(least, word.font.size * (room - 0.5) / word.width)
      word = Word(TextLinesValue.Piece(run), defaults, isTracked: isTracked)
    }
    return word
  }

  /// Returns the text truncated with an ellipsis to a width.
  func truncated(to room: Double) -> Word {
    var style = ParagraphStyle()
    style.lineBreakMode = .truncateTail
    let text = AttributedText(text, attributes: attributes, paragraphStyle: style)
    let frame = Typesetter.shared.frame(
      of: text,
      in: TextContainer(width: room, maximumNumberOfLines: 1)
    )
    guard let prefix = frame.lines.first?.truncation?.prefix else { return self }
    var shorter = run
    shorter.text = text.string(in: prefix) + "…"
    return Word(TextLinesValue.Piece(shorter), defaults, isTracked: isTracked)
  }

  func paint(
    _ x: Double,
    _ baseline: Double,
    _ ink: DrawingColor,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    guard let line = frame.lines.first else { return }
    // Justified lines are expanded at spaces.
    var added = 0.0
    for part in frame.runs(of: line) {
      let origin = x + part.x - line.x
      let glyphs = frame.glyphs(of: part, in: line)
      guard !glyphs.isEmpty else {
        paintWithoutGlyphs(part, origin + added, baseline, ink, on: &canvas)
        continue
      }
      var path = DrawingPath()
      for glyph in glyphs {
        path.append(
          GlyphCache.path(of: glyph.id, in: font),
          at: DrawingPoint(origin + added + glyph.x, baseline - glyph.y)
        )
        if expansion != 0, isSpace(glyph.index) { added += expansion }
      }
      paint(path, ink, look, on: &canvas)
    }
  }

  private func isSpace(_ index: Int) -> Bool {
    let units = text.utf16
    guard index < units.count else { return false }
    return units[units.index(units.startIndex, offsetBy: index)] == 0x20
  }

  private func paint(
    _ path: DrawingPath,
    _ ink: DrawingColor,
    _ look: Look,
    on canvas: inout Canvas
  ) {
    let stroke = run.effects?.stroke
    if stroke?.fills ?? true { canvas.fill(path, ink) }
    guard let stroke, stroke.width > 0 else { return }
    canvas.stroke(
      path,
      DrawingStroke(width: stroke.width * font.size),
      stroke.color.map(look.textColor) ?? ink
    )
  }

  /// Draws characters that the font lacks in the machine's fonts.
  private func paintWithoutGlyphs(
    _ part: VisualRun,
    _ x: Double,
    _ baseline: Double,
    _ ink: DrawingColor,
    on canvas: inout Canvas
  ) {
    let units = Array(text.utf16)
    let words = String(decoding: units[part.range.clamped(to: 0..<units.count)], as: UTF16.self)
    guard !words.allSatisfy(\.isWhitespace) else { return }
    let value = run.font ?? defaults.font
    canvas.add(
      .text(
        DrawingText(
          words,
          origin: DrawingPoint(x, baseline),
          width: width < frame.size.width || content == .ideographs ? width : part.width,
          size: font.size,
          weight: value.weight,
          isItalic: value.isItalic,
          color: ink
        ),
        DrawingStyle()
      )
    )
  }
}

/// A cache of glyph outlines by font.
@MainActor
enum GlyphCache {
  private struct Key: Hashable {
    let font: Font
    let glyph: UInt32
  }

  private static var paths: [Key: DrawingPath] = [:]
  /// The maximum number of outlines, of about 2 KB each.
  private static let most = 4_096

  /// Returns the outline relative to the glyph's origin; y grows downwards.
  static func path(of glyph: UInt32, in font: Font) -> DrawingPath {
    let key = Key(font: font, glyph: glyph)
    if let path = paths[key] { return path }
    if paths.count >= most { paths.removeAll(keepingCapacity: true) }
    var path = DrawingPath()
    path.add(font.outline(ofGlyph: glyph), at: DrawingPoint(0, 0))
    paths[key] = path
    return path
  }
}

extension DrawingPath {
  fileprivate mutating func append(_ path: DrawingPath, at origin: DrawingPoint) {
    append(path.mapPoints { $0 + origin })
  }
}
