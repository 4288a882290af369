import TextLayout
import UIKitHosting

/// A text that displays break into lines, as in text views, alerts and menus.
@MainActor
struct TextBlock {
  private struct Line {
    var words: [Word] = []
    var x: Double
    /// The distance from the top of the block, in points.
    var baseline: Double
  }

  private var lines: [Line] = []
  /// The height, in points.
  private(set) var height = 0.0

  /// - Parameters:
  ///   - runs: The text.
  ///   - defaults: The attributes of runs without their own.
  ///   - width: The line width in points.
  ///   - lineHeight: The line height in points; nil for that of the font.
  ///   - alignment: The alignment of paragraphs without their own.
  ///   - traits: The traits whose content size category scales fonts of a text style.
  init(
    _ runs: [TextRun],
    _ defaults: TextPainter.Defaults,
    width: Double,
    lineHeight: Double? = nil,
    alignment: TextAlignmentValue = .natural,
    _ traits: UITraitCollection
  ) {
    let font = defaults.font.typesetFont(size: defaults.size)
    let runs = runs.filter { !$0.text.isEmpty }.map { run in
      var run = run
      if run.font == nil {
        run.font = defaults.font
        run.font?.pointSize = defaults.size
        run.font?.style = nil
      }
      var paragraph = run.paragraph ?? ParagraphValue()
      if paragraph.alignment == .natural { paragraph.alignment = alignment }
      if let lineHeight {
        paragraph.minimumLineHeight = lineHeight
        paragraph.maximumLineHeight = lineHeight
      }
      run.paragraph = paragraph
      return run
    }
    let text = runs.attributedText(font: defaults.font, lineBreakMode: .wordWrap, traits)
    let frame = Typesetter.shared.frame(of: text, in: TextContainer(width: width))
    for line in frame.lines {
      var set = Line(x: line.x, baseline: line.baseline)
      if let lineHeight {
        // As in style sheets, half of the extra line height is above the font's height.
        set.baseline = line.y + (lineHeight - font.metrics.lineHeight) / 2 + font.metrics.ascender
      }
      for part in frame.runs(of: line).sorted(by: { $0.x < $1.x })
      where runs.indices.contains(part.run) {
        var run = runs[part.run]
        run.text = text.string(in: part.range)
        set.words.append(
          Word(
            TextLinesValue.Piece(run, width: part.width),
            defaults,
            isTracked: !frame.hasIdeographs(line)
          )
        )
      }
      lines.append(set)
    }
    height = frame.size.height
  }

  /// Creates a block with a single style.
  init(
    _ text: String,
    _ defaults: TextPainter.Defaults,
    width: Double,
    lineHeight: Double? = nil,
    alignment: TextAlignmentValue = .natural,
    _ traits: UITraitCollection
  ) {
    let run = TextRun(text: text)
    self.init([run], defaults, width: width, lineHeight: lineHeight, alignment: alignment, traits)
  }

  /// Draws the lines from the canvas's origin.
  func draw(_ look: Look, on canvas: inout Canvas) {
    let painter = TextPainter(look: look)
    for line in lines {
      var x = line.x
      for word in line.words {
        painter.draw(word, x: x, baseline: line.baseline, on: &canvas)
        x += word.width
      }
    }
  }
}
