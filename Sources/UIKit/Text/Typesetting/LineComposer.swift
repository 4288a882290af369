import TextLayout
import UIKitHosting

/// Converts the lines of a laid out text to the values that displays receive.
struct LineComposer {
  let frame: TextFrame
  let text: AttributedText
  /// The styles of the text's runs, one for each run that is not empty.
  let runs: [TextRun]
  /// The offset of the text from the top left corner of the node, in points.
  let origin: (x: Double, y: Double)
  /// The size of a text that displays position.
  let size: SizeValue?
  /// A Boolean value indicating whether the text is cut at the edges of its node.
  let isClipped: Bool

  func compose() -> TextLinesValue {
    let lines = frame.lines
    return TextLinesValue(
      lines.indices.map { index in
        compose(lines[index], next: index + 1 < lines.count ? lines[index + 1] : nil)
      },
      size: size,
      isClipped: isClipped
    )
  }

  private func compose(_ line: TextLine, next: TextLine?) -> TextLinesValue.Line {
    var composed = TextLinesValue.Line(
      x: origin.x + line.x,
      baseline: origin.y + line.baseline,
      isRightToLeft: line.isRightToLeft,
      hasIdeographs: frame.hasIdeographs(line),
      expansion: line.expansion,
      pieces: []
    )
    let visual = frame.runs(of: line)
    let isMixed = visual.contains { !$0.hangs && $0.isRightToLeft != line.isRightToLeft }
    let isVisual = isMixed && !canReorder(visual, isRightToLeft: line.isRightToLeft)
    if isVisual { composed.isRightToLeft = false }
    let sent = isVisual ? visual.filter { !$0.hangs } + visual.filter(\.hangs) : logical(visual)
    var end = line.range.lowerBound
    for run in sent {
      append(run, isMixed: isMixed, isVisual: isVisual, to: &composed)
      end = max(end, run.range.upperBound)
    }
    end = max(end, line.range.upperBound)
    if let next {
      composed.isWrapped = next.range.lowerBound == end
      if !composed.isWrapped { appendLineBreak(to: &composed) }
    } else {
      appendHidden(end..<text.units.count, to: &composed)
    }
    return composed
  }

  // MARK: - Order

  private func logical(_ runs: [VisualRun]) -> [VisualRun] {
    guard runs.count > 1 else { return runs }
    return runs.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  /// Returns whether a display can derive the visual order of a bidirectional line from the logical
  /// order and the line's direction.
  ///
  /// Other lines are sent run by run from left to right.
  private func canReorder(_ visual: [VisualRun], isRightToLeft: Bool) -> Bool {
    let starts = visual.filter { !$0.hangs }.map(\.range.lowerBound)
    let inOrder = isRightToLeft ? Array(starts.reversed()) : starts
    return zip(inOrder, inOrder.dropFirst()).allSatisfy { $0 <= $1 }
  }

  // MARK: - Pieces

  private func append(
    _ run: VisualRun,
    isMixed: Bool,
    isVisual: Bool,
    to line: inout TextLinesValue.Line
  ) {
    let index = min(run.run, runs.count - 1)
    var look = runs[index]
    if run.content == .hyphen {
      look.text = ""
    } else if text.runs[index].range != run.range {
      look.text = text.string(in: run.range)
    }
    look.paragraph = nil
    var piece = TextLinesValue.Piece(look)
    if isMixed { piece.direction = run.isRightToLeft ? .rightToLeft : .leftToRight }
    switch run.content {
    // A page shows fallback text in the font that measured it, or in one that was not measured.
    case .text, .control, .fallback: break
    case .ideographs:
      // Only kana are kerned by fonts.
      if line.expansion > 0 || look.text.unicodeScalars.contains(where: \.isKana) {
        piece.content = .ideographs
      }
    case .tab, .attachment: piece.width = run.width
    case .hyphen: piece.content = .hyphen
    case .ellipsis: piece.content = .ellipsis
    }
    // White space at the end of a line would occupy space at its left.
    if run.hangs, line.isRightToLeft || isMixed { piece.content = .hidden }
    line.append(piece, isVisual: isVisual)
  }

  private func appendLineBreak(to line: inout TextLinesValue.Line) {
    var run = TextRun(text: "\n")
    if let last = line.pieces.last, last.width == nil, last.direction == nil { run = last.run }
    run.text = "\n"
    line.append(TextLinesValue.Piece(run))
  }

  private func appendHidden(_ range: Range<Int>, to line: inout TextLinesValue.Line) {
    guard !range.isEmpty else { return }
    line.append(TextLinesValue.Piece(TextRun(text: text.string(in: range)), content: .hidden))
  }
}

extension TextLinesValue.Line {
  /// Appends a piece, merging it with the last one if both have the same style.
  ///
  /// - Parameters:
  ///   - piece: The piece.
  ///   - isVisual: True for pieces from left to right: the text of a piece from right to left then
  ///     precedes that of the piece at its left.
  fileprivate mutating func append(_ piece: TextLinesValue.Piece, isVisual: Bool = false) {
    guard var last = pieces.last, last.width == nil, piece.width == nil,
      last.content == piece.content, last.content != .ellipsis, last.content != .hyphen,
      last.direction == piece.direction
    else { return pieces.append(piece) }
    let text = last.run.text
    last.run.text = piece.run.text
    guard last.run == piece.run else { return pieces.append(piece) }
    pieces[pieces.count - 1].run.text =
      isVisual && piece.direction == .rightToLeft ? piece.run.text + text : text + piece.run.text
  }
}

extension Unicode.Scalar {
  /// A Boolean value indicating whether it is hiragana, katakana or a mark between them.
  fileprivate var isKana: Bool { 0x3040...0x30FF ~= value }
}
