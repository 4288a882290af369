/// The pieces of a line from left to right, and the positions of their characters.
struct LineGeometry {
  let line: TextLine
  let placed: PlacedParagraph
  private(set) var pieces: [Piece] = []

  private var paragraph: ShapedParagraph { placed.shaped }

  init(_ line: TextLine, _ placed: PlacedParagraph) {
    self.line = line
    self.placed = placed
    cutPieces()
    for index in pieces.indices where pieces[index].kind != .hyphen {
      pieces[index].width = offset(of: pieces[index].range.upperBound, in: pieces[index])
    }
    if let width = line.hyphenWidth { insertHyphen(width) }
    reorder()
    var x = line.isRightToLeft ? line.x - line.trailingWidth : line.x
    for index in pieces.indices {
      pieces[index].x = x
      x += pieces[index].width
    }
  }

  // MARK: - Positions in a piece

  /// Returns the advance from the start of a piece to a unit in it or to its end, in points.
  ///
  /// - Complexity: O(1); O(n) for n units before it if the line is justified or has tabs.
  func offset(of unit: Int, in piece: Piece) -> Double {
    let start = piece.range.lowerBound
    var offset = paragraph.offsets[unit] - paragraph.offsets[start]
    if unit > start {
      if start == line.local.lowerBound { offset += line.adjustment.start }
      if unit == line.visibleEnd { offset += line.adjustment.end }
    }
    if line.expansion > 0 {
      let last = paragraph.graphemeStart(line.visibleEnd - 1)
      for place in start..<unit
      where place < last && paragraph.flags[place].contains(.expands) {
        offset += line.expansion
      }
    }
    if !line.tabs.isEmpty, unit > start, paragraph.items[piece.item].kind == .tab {
      let number = paragraph.units[line.local.lowerBound..<start].count { $0 == 0x09 }
      if number < line.tabs.count { offset += line.tabs[number] }
    }
    return offset
  }

  /// Returns the position of the caret before a unit of a piece, or at its end.
  func x(of unit: Int, in piece: Piece) -> Double {
    let offset = offset(of: unit, in: piece)
    return piece.isRightToLeft ? piece.x + piece.width - offset : piece.x + offset
  }

  /// Returns the space that tracking and justification add after the character at a unit.
  func space(after unit: Int, in item: Item, _ attributes: TextAttributes) -> Double {
    var space = 0.0
    let tracking = attributes.spacing(item.kind)
    if tracking != 0, paragraph.tracks(unit, in: item) { space += tracking }
    if line.expansion > 0, unit < paragraph.graphemeStart(line.visibleEnd - 1),
      paragraph.flags[unit].contains(.expands)
    {
      space += line.expansion
    }
    return space
  }

  // MARK: - Cutting

  private mutating func cutPieces() {
    guard !line.local.isEmpty else { return }
    var start = line.local.lowerBound
    var item = paragraph.itemIndex(at: start)
    var span = paragraph.spanIndex(at: start)
    while start < line.local.upperBound {
      while paragraph.items[item].range.upperBound <= start { item += 1 }
      while paragraph.spans[span].range.upperBound <= start { span += 1 }
      var end = min(
        paragraph.items[item].range.upperBound,
        paragraph.spans[span].range.upperBound,
        line.local.upperBound
      )
      if start < line.visibleEnd { end = min(end, line.visibleEnd) }
      var piece = Piece(
        range: start..<end,
        item: item,
        span: span,
        // Trailing white space takes the paragraph's direction (rule L1 of UAX #9).
        level: start < line.visibleEnd ? paragraph.items[item].level : paragraph.baseLevel
      )
      if let ellipsis = placed.ellipsis {
        if start < ellipsis, ellipsis < end { end = ellipsis }
        if start == ellipsis {
          end = ellipsis + 1
          piece.kind = .ellipsis
        }
        piece.range = start..<end
      }
      pieces.append(piece)
      start = end
    }
  }

  private mutating func insertHyphen(_ width: Double) {
    let visible = pieces.prefix { $0.range.upperBound <= line.visibleEnd }.count
    guard let last = pieces.prefix(visible).last else { return }
    let hyphen = Piece(
      range: line.visibleEnd..<line.visibleEnd,
      item: last.item,
      span: last.span,
      level: paragraph.baseLevel,
      kind: .hyphen,
      width: width
    )
    pieces.insert(hyphen, at: visible)
  }

  /// Reverses pieces of odd levels (rule L2 of UAX #9).
  private mutating func reorder() {
    guard !paragraph.hasOneDirection || paragraph.isRightToLeft, pieces.count > 1 else { return }
    let highest = pieces.reduce(0) { max($0, $1.level) }
    let lowestOdd = pieces.reduce(UInt8.max) { $1.isRightToLeft ? min($0, $1.level) : $0 }
    guard lowestOdd <= highest else { return }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var index = 0
      while index < pieces.count {
        guard pieces[index].level >= level else {
          index += 1
          continue
        }
        var end = index
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        pieces[index..<end].reverse()
        index = end
      }
    }
  }
}
