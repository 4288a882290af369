/// One section of a flow layout, computed: lines of items between a header and a footer.
///
/// Along is the way that one scrolls, across is the way of a line.
struct FlowSection {
  /// What the section is told.
  struct Rules {
    /// Points across that the collection view has.
    var room: CGFloat
    var header: CGFloat
    var footer: CGFloat
    /// Before, after the lines; then before, after the items of a line.
    var insets: (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat)
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// Whether all items have the same size, so that those of the last line stand in columns.
    var isUniform: Bool
  }

  /// A length along and one across.
  struct Size: Equatable {
    var along: CGFloat
    var across: CGFloat
  }

  struct Box {
    var along: CGFloat
    var across: CGFloat
    var size: Size
  }

  struct Line {
    var items: Range<Int>
    var start: CGFloat
    var length: CGFloat
  }

  /// Where it starts along, in points.
  let start: CGFloat
  let rules: Rules
  private(set) var items: [Box] = []
  private(set) var lines: [Line] = []
  private(set) var end: CGFloat

  /// - Complexity: O(items).
  init(start: CGFloat, rules: Rules, sizes: [Size]) {
    self.start = start
    self.rules = rules
    end = start + rules.header + rules.insets.before
    items.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      let last = lineEnd(from: first, sizes)
      if first > 0 { end += rules.lineSpacing }
      addLine(first..<last, sizes)
      first = last
    }
    end += rules.insets.after + rules.footer
  }

  private var width: CGFloat {
    max(0, rules.room - rules.insets.leading - rules.insets.trailing)
  }

  /// As many items as fit, one at least.
  private func lineEnd(from first: Int, _ sizes: [Size]) -> Int {
    var used = sizes[first].across
    var next = first + 1
    while next < sizes.count {
      used += rules.itemSpacing + sizes[next].across
      // Thirds of a width add up to a little more than the width.
      if used > width + 0.01 { break }
      next += 1
    }
    return next
  }

  private mutating func addLine(_ range: Range<Int>, _ sizes: [Size]) {
    let length = range.reduce(0) { max($0, sizes[$1].along) }
    let (offset, gap) = spread(range, sizes)
    var position = rules.insets.leading + offset
    for index in range {
      let size = sizes[index]
      items.append(Box(along: end + (length - size.along) / 2, across: position, size: size))
      position += size.across + gap
    }
    lines.append(Line(items: range, start: end, length: length))
    end += length
  }

  /// Room that a line leaves over goes between its items; a last line keeps the smallest gap, or
  /// the columns above it.
  private func spread(_ range: Range<Int>, _ sizes: [Size]) -> (offset: CGFloat, gap: CGFloat) {
    let isLast = range.upperBound == sizes.count
    if isLast, !rules.isUniform { return (0, rules.itemSpacing) }
    let count = isLast ? columns(of: sizes[range.lowerBound].across) : range.count
    let used =
      isLast
      ? CGFloat(count) * sizes[range.lowerBound].across
      : range.reduce(0) { $0 + sizes[$1].across }
    let left = max(0, width - used)
    return count > 1 ? (0, left / CGFloat(count - 1)) : (left / 2, rules.itemSpacing)
  }

  private func columns(of length: CGFloat) -> Int {
    let step = length + rules.itemSpacing
    guard step > 0 else { return 1 }
    return max(1, Int((width + rules.itemSpacing + 0.01) / step))
  }

  /// The numbers of the items in lines that meet a stretch along.
  /// - Complexity: O(log lines).
  func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = lines.firstPlace { $0.start + $0.length >= lower }
    let last = lines.firstPlace { $0.start > upper }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
