/// The computed layout of one section of a flow layout: lines of items between header and footer.
///
/// "Along" is the scroll axis, "across" is the axis of a line.
struct FlowSection {
  /// The parameters of the section.
  struct Rules {
    /// The length of the collection view across, in points.
    var room: CGFloat
    var header: CGFloat
    var footer: CGFloat
    /// The insets before and after the lines, then before and after the items of a line.
    var insets: (before: CGFloat, after: CGFloat, leading: CGFloat, trailing: CGFloat)
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    /// A Boolean value that indicates whether all items have the same size, so that the last line
    /// aligns with the columns above.
    var isUniform: Bool
  }

  /// A length along and a length across.
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

  /// The start along, in points.
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

  /// Returns the end of a line with as many items as fit, at least one.
  private func lineEnd(from first: Int, _ sizes: [Size]) -> Int {
    var used = sizes[first].across
    var next = first + 1
    while next < sizes.count {
      used += rules.itemSpacing + sizes[next].across
      // Thirds of a width add up to slightly more than the width.
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

  /// Distributes the surplus space of a line between its items.
  ///
  /// The last line keeps the minimum gap, or the columns above it.
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

  /// Returns the indices of the items in lines that intersect a range along.
  /// - Complexity: O(log lines).
  func items(from lower: CGFloat, to upper: CGFloat) -> Range<Int> {
    let first = lines.firstPlace { $0.start + $0.length >= lower }
    let last = lines.firstPlace { $0.start > upper }
    guard first < last else { return 0..<0 }
    return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
  }
}
