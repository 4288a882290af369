extension TextFrame {
  /// Returns the caret before the character at an index.
  ///
  /// An index inside a grapheme cluster refers to the cluster's start.
  /// - Parameters:
  ///   - index: A UTF-16 code unit of the text, clamped to it.
  ///   - affinity: The line to which an index between two lines belongs.
  /// - Returns: The caret; the one at the end of the text for an index beyond it.
  /// - Complexity: O(log l + r) for l lines and r runs in the line.
  public func caret(at index: Int, affinity: Caret.Affinity = .downstream) -> Caret {
    var lineIndex = lineIndex(at: index)
    if affinity == .upstream, lineIndex > 0, index == lines[lineIndex].range.lowerBound,
      lines[lineIndex - 1].range.upperBound == index
    {
      lineIndex -= 1
    }
    let line = lines[lineIndex]
    let geometry = geometry(of: line)
    let paragraph = geometry.placed.shaped
    var unit = paragraph.graphemeStart(geometry.placed.unit(of: index))
    unit = min(max(unit, line.local.lowerBound), line.local.upperBound)
    let holding = geometry.pieces.first { $0.range.contains(unit) }
    let before = geometry.pieces.last { $0.range.upperBound == unit && $0.kind != .hyphen }
    let piece = holding ?? before
    return Caret(
      line: lineIndex,
      x: piece.map { geometry.x(of: unit, in: $0) } ?? emptyX(line),
      y: line.y,
      height: line.height,
      isRightToLeft: piece?.isRightToLeft ?? line.isRightToLeft
    )
  }

  /// Returns the index whose caret is nearest to a point.
  ///
  /// A point above the first line or below the last one is treated as in that line.
  /// - Complexity: O(log l + r + n) for l lines, and r runs and n code units in the line.
  public func index(atX x: Double, y: Double) -> Int {
    let line = lines[lineIndex(atY: y)]
    let geometry = geometry(of: line)
    let pieces = geometry.pieces.filter { $0.kind == .text }
    guard let first = pieces.first else { return line.range.lowerBound }
    let x = x.isNaN ? 0 : x
    let piece = pieces.last { $0.x <= x } ?? first
    let paragraph = geometry.placed.shaped
    var best = piece.range.lowerBound
    var distance = abs(geometry.x(of: best, in: piece) - x)
    var unit = best
    while unit < piece.range.upperBound {
      unit = min(paragraph.graphemeEnd(unit), piece.range.upperBound)
      let other = abs(geometry.x(of: unit, in: piece) - x)
      if other < distance { (best, distance) = (unit, other) }
    }
    return geometry.placed.index(of: best)
  }

  /// Returns the rectangles that cover a range, line by line, from left to right in a line.
  ///
  /// Text of two directions may give several rectangles per line. The range is in UTF-16 code units
  /// and is clamped to the text.
  /// - Complexity: O(l + r) for the lines of the range and their runs.
  public func selectionRects(for range: Range<Int>) -> [TextRect] {
    let range = range.clamped(to: 0..<max(count, 0))
    guard !range.isEmpty else { return [] }
    var rects: [TextRect] = []
    for line in lines[lineIndex(at: range.lowerBound)...] {
      guard line.range.lowerBound < range.upperBound else { break }
      let start = rects.count
      for (left, right) in edges(of: range, in: line) {
        if rects.count > start, let last = rects.last, abs(last.x + last.width - left) < 0.001 {
          rects[rects.count - 1] = rect(last.x, right, line)
        } else {
          rects.append(rect(left, right, line))
        }
      }
    }
    return rects
  }

  // MARK: - Helpers

  private func edges(of range: Range<Int>, in line: TextLine) -> [(Double, Double)] {
    let geometry = geometry(of: line)
    let placed = geometry.placed
    let from = placed.shaped.graphemeStart(placed.unit(of: range.lowerBound))
    var to = placed.unit(of: range.upperBound)
    if let ellipsis = placed.ellipsis, to == ellipsis, placed.index(of: to) < range.upperBound {
      to += 1
    }
    guard from < to else { return [] }
    return geometry.pieces.compactMap { piece in
      let part = (from..<to).clamped(to: piece.range)
      guard !part.isEmpty else { return nil }
      let first = geometry.x(of: part.lowerBound, in: piece)
      let last = geometry.x(of: part.upperBound, in: piece)
      return first == last ? nil : (min(first, last), max(first, last))
    }
  }

  private func rect(_ left: Double, _ right: Double, _ line: TextLine) -> TextRect {
    TextRect(x: left, y: line.y, width: right - left, height: line.height)
  }

  /// Returns the caret's position in a line without characters.
  private func emptyX(_ line: TextLine) -> Double {
    line.isRightToLeft ? line.x + line.width : line.x
  }

  /// Returns the index of the last line that starts at or before an index.
  private func lineIndex(at index: Int) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].range.lowerBound <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  private func lineIndex(atY y: Double) -> Int {
    var low = 0
    var high = lines.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if lines[middle].y <= y { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
