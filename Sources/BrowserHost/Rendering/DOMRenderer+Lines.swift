import UIKitHosting

// Lines that the scene has broken and positioned. They are inline, so that screen readers read a
// text as a whole. Each begins with a strut as high as the distance from the previous baseline, in
// lines without a height of their own: baselines do not depend on the ascent of a font.

extension DOMRenderer {
  func setLines(
    _ lines: TextLinesValue,
    of element: ElementID,
    into operations: inout [DOMOperation]
  ) {
    var baseline = 0.0
    let placed = lines.lines.map { line in
      // Browsers round to sixty-fourths of a point: quarters accumulate no error from line to line.
      let next = (line.baseline * 4).rounded() / 4
      defer { baseline = next }
      return spec(line, below: next - baseline)
    }
    operations.append(
      .lines(element, LinesSpec(lines: placed, size: lines.size, isClipped: lines.isClipped))
    )
  }

  private func spec(_ line: TextLinesValue.Line, below: Double) -> LinesSpec.Line {
    var spec = LinesSpec.Line(
      below: below,
      // Digits below the resolution of browsers are omitted.
      x: (line.x * 100).rounded() / 100,
      expansion: line.expansion,
      isWrapped: line.isWrapped,
      isRightToLeft: line.isRightToLeft,
      hasIdeographs: line.hasIdeographs
    )
    let pieces = line.pieces.map { self.spec($0, in: line) }
    if pieces.count == 1, pieces[0].isPlain {
      spec.text = pieces[0].text
    } else {
      spec.pieces = pieces
    }
    return spec
  }

  private func spec(
    _ piece: TextLinesValue.Piece,
    in line: TextLinesValue.Line
  ) -> ElementSpec {
    if let attachment = piece.run.effects?.attachment, piece.content == .text {
      return self.spec(attachment, isInLine: true)
    }
    let classes = [
      runClasses(piece.run), name(piece.content), piece.width == nil ? "" : "fixed",
      piece.direction.map { $0 == .leftToRight ? "run" : "run rtl" } ?? "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    var spec = ElementSpec("span", classes)
    if piece.content == .ellipsis {
      // Screen readers read a truncated text as a whole.
      spec.children = [ElementSpec("span", "hidden-text", text: piece.run.text)]
    } else {
      spec.text = piece.run.text
    }
    spec.styles = styles(piece, in: line).map(HTMLAttribute.init)
    return spec
  }

  private func styles(
    _ piece: TextLinesValue.Piece,
    in line: TextLinesValue.Line
  ) -> [(name: String, value: String)] {
    if piece.content == .hidden { return [] }
    var run = piece.run
    run.baselineOffset = 0
    var styles = runStyles(run)
    // Raised text must not move its line.
    if piece.run.baselineOffset != 0 {
      styles.append(("position", "relative"))
      styles.append(("top", CSS.length(-piece.run.baselineOffset)))
    }
    if let width = piece.width { styles.append(("width", CSS.length(width))) }
    if piece.content == .ideographs, line.expansion != 0 {
      styles.append(("letter-spacing", CSS.length(line.expansion + run.kern)))
    }
    return styles
  }

  private func name(_ content: TextLinesValue.Piece.Content) -> String {
    switch content {
    case .text: ""
    case .ideographs: "ideographs"
    case .ellipsis: "ellipsis"
    case .hyphen: "hyphen"
    case .hidden: "hidden-text"
    }
  }
}

extension ElementSpec {
  /// A Boolean value that indicates whether the element consists only of its text.
  fileprivate var isPlain: Bool { classes.isEmpty && styles.isEmpty && children.isEmpty }
}
