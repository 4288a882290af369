extension TextFrame {
  func geometry(of line: TextLine) -> LineGeometry {
    LineGeometry(line, paragraphs[line.paragraph])
  }

  /// Returns whether the paragraph of a line of this frame has ideographs, so that fonts add no
  /// tracking.
  public func hasIdeographs(_ line: TextLine) -> Bool {
    paragraphs[line.paragraph].shaped.hasIdeographs
  }

  /// Returns the runs of a line of this frame, from left to right.
  ///
  /// - Complexity: O(r) for r runs, O(n) for n code units of a justified line.
  public func runs(of line: TextLine) -> [VisualRun] {
    let geometry = geometry(of: line)
    let placed = geometry.placed
    return geometry.pieces.map { piece in
      let item = placed.shaped.items[piece.item]
      let span = placed.shaped.spans[piece.span]
      let start = placed.index(of: piece.range.lowerBound)
      let end =
        piece.kind == .ellipsis
        ? max(placed.suffixStart, start)
        : start + piece.range.count
      return VisualRun(
        range: start..<end,
        content: content(piece, item),
        run: span.run,
        attributes: span.attributes,
        x: piece.x,
        width: piece.width,
        isRightToLeft: piece.isRightToLeft,
        hangs: piece.kind == .text && piece.range.lowerBound >= line.visibleEnd,
        isEstimated: item.isEstimated && piece.kind == .text,
        piece: piece
      )
    }
  }

  /// Returns the visible text of a line of this frame, including an added hyphen or ellipsis, in
  /// logical order.
  ///
  /// Soft hyphens and directional controls are included.
  /// - Complexity: O(n) for n code units.
  public func string(of line: TextLine) -> String {
    let paragraph = paragraphs[line.paragraph].shaped
    var units = paragraph.units[line.local.lowerBound..<line.visibleEnd]
    if line.endsWithHyphen { units.append(ScalarClass.hyphen) }
    return String(decoding: units, as: UTF16.self)
  }

  private func content(_ piece: Piece, _ item: Item) -> VisualRun.Content {
    switch piece.kind {
    case .hyphen: return .hyphen
    case .ellipsis: return .ellipsis
    case .text: break
    }
    return switch item.kind {
    case .shaped: .text
    case .ideographic: .ideographs
    case .fallback: .fallback
    case .attachment: .attachment
    case .tab: .tab
    case .control: .control
    }
  }
}
