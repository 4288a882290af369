/// The second half of a layered layout: the order of the items in each column, and their positions.
struct ColumnPlacing {
  /// An item of a column: a node, or an edge that passes through.
  struct Item {
    /// A Boolean value that indicates whether the item is an edge that passes through.
    var isPassing: Bool
    var column: Int
    var width: Double
    var height: Double
    var y = 0.0
  }

  /// A segment of an edge between neighbouring columns.
  struct Link {
    var left: Int
    var right: Int
    /// Nil where the layout is free to choose.
    var leftOffset: Double?
    var rightOffset: Double?
  }

  /// An edge between items of one column, which leaves and arrives at their right sides.
  struct SideLink {
    var from: Int
    var to: Int
    /// Nil where the layout is free to choose.
    var fromOffset: Double?
    var toOffset: Double?
  }

  var items: [Item]
  var links: [Link]
  var sideLinks: [SideLink]
  let spacing: LayeredLayout.Spacing
  /// The items of each column from top to bottom.
  private(set) var columns: [[Int]] = []
  private(set) var before: [[Int]] = []
  private(set) var after: [[Int]] = []

  init(
    items: [Item],
    links: [Link],
    sideLinks: [SideLink],
    spacing: LayeredLayout.Spacing
  ) {
    self.items = items
    self.links = links
    self.sideLinks = sideLinks
    self.spacing = spacing
    before = Array(repeating: [], count: items.count)
    after = before
    for (index, link) in links.enumerated() {
      before[link.right].append(index)
      after[link.left].append(index)
    }
    columns = Array(repeating: [], count: (items.map(\.column).max() ?? 0) + 1)
    for index in items.indices { columns[items[index].column].append(index) }
  }

  /// Orders and places everything.
  mutating func run() {
    let ends = EdgeEnds(self)
    order()
    for _ in 0..<2 {
      settle()
      ends.spread(&self)
    }
  }

  func offset(_ link: Int, atLeft: Bool) -> Double {
    let own = atLeft ? links[link].leftOffset : links[link].rightOffset
    return own ?? items[atLeft ? links[link].left : links[link].right].height / 2
  }

  // MARK: - Order

  private mutating func order() {
    var best = (columns: columns, crossings: crossings())
    let count = columns.count
    for pass in 0..<16 where best.crossings > 0 {
      let isForward = pass.isMultiple(of: 2)
      for column in isForward ? Array(1..<max(count, 1)) : (0..<max(count - 1, 0)).reversed() {
        let positions = positions()
        let keys = columns[column].map { item -> Double in
          let near = isForward ? before[item] : after[item]
          guard !near.isEmpty else { return positions[item] }
          let sum = near.reduce(0.0) {
            let other = isForward ? links[$1].left : links[$1].right
            return $0 + positions[other] + offset($1, atLeft: isForward) / 100_000
          }
          return sum / Double(near.count)
        }
        columns[column] = zip(columns[column], keys).enumerated()
          .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }
          .map(\.element.0)
      }
      let now = crossings()
      if now < best.crossings { best = (columns, now) }
    }
    columns = best.columns
  }

  private func positions() -> [Double] {
    var positions = [Double](repeating: 0, count: items.count)
    for column in columns {
      for (place, item) in column.enumerated() { positions[item] = Double(place) }
    }
    return positions
  }

  private func crossings() -> Int {
    let positions = positions()
    var ends = [[(Double, Double)]](repeating: [], count: columns.count)
    for (index, link) in links.enumerated() {
      ends[items[link.left].column].append(
        (
          positions[link.left] + (link.leftOffset == nil ? 0 : offset(index, atLeft: true))
            / 100_000,
          positions[link.right]
            + (link.rightOffset == nil ? 0 : offset(index, atLeft: false)) / 100_000
        )
      )
    }
    var total = 0
    // Counting pairs is quadratic, and a column with more links is unreadable in any order.
    for ends in ends where ends.count <= 300 {
      for first in ends.indices {
        for second in ends.indices.dropFirst(first + 1) {
          let (a, b) = (ends[first], ends[second])
          if (a.0 - b.0) * (a.1 - b.1) < 0 { total += 1 }
        }
      }
    }
    return total
  }

  // MARK: - Places

  /// Moves items as close as possible to their linked items, without overlap.
  private mutating func settle() {
    for column in columns {
      var y = 0.0
      for (place, item) in column.enumerated() {
        if place > 0 { y += gap(items[column[place - 1]], items[item]) }
        items[item].y = y
        y += items[item].height
      }
    }
    for pass in 0..<24 {
      for column in pass.isMultiple(of: 2) ? Array(columns.indices) : columns.indices.reversed() {
        pool(columns[column], preferred: columns[column].map(preferredPosition))
      }
    }
  }

  private func preferredPosition(of item: Int) -> (y: Double, weight: Double) {
    var sum = 0.0
    var weight = 0.0
    for index in before[item] + after[item] {
      let isLeft = links[index].left == item
      let other = isLeft ? links[index].right : links[index].left
      // Keeps long edges straight.
      let strength = items[item].isPassing && items[other].isPassing ? 8.0 : 1.0
      let target = items[other].y + offset(index, atLeft: !isLeft) - offset(index, atLeft: isLeft)
      sum += strength * target
      weight += strength
    }
    return weight > 0 ? (sum / weight, weight) : (items[item].y, 0.01)
  }

  private func gap(_ upper: Item, _ lower: Item) -> Double {
    let isThin = upper.isPassing || lower.isPassing || upper.height == 0 || lower.height == 0
    return isThin ? spacing.passing : spacing.row
  }

  /// Places a column with the minimum sum of squared distances from the desired positions;
  /// overlapping neighbours are pooled.
  private mutating func pool(_ column: [Int], preferred: [(y: Double, weight: Double)]) {
    var blocks: [(start: Double, weight: Double, count: Int)] = []
    var offsets: [Double] = []
    var offset = 0.0
    for (place, item) in column.enumerated() {
      if place > 0 {
        let upper = items[column[place - 1]]
        offset += upper.height + gap(upper, items[item])
      }
      offsets.append(offset)
      var block = (start: preferred[place].y - offset, weight: preferred[place].weight, count: 1)
      while let last = blocks.last, last.start > block.start {
        let weight = last.weight + block.weight
        let start = (last.start * last.weight + block.start * block.weight) / weight
        block = (start, weight, last.count + block.count)
        blocks.removeLast()
      }
      blocks.append(block)
    }
    var place = 0
    for block in blocks {
      for _ in 0..<block.count {
        items[column[place]].y = block.start + offsets[place]
        place += 1
      }
    }
  }
}
