/// Routes the edges of a layout after its nodes have been placed.
struct EdgeCourses {
  let layout: LayeredLayout
  let placing: ColumnPlacing
  let chains: [LayeredLayout.Chain]
  let directions: [LayeredLayout.Direction]

  /// The margin on both sides of a label.
  private static let labelMargin = 22.0
  /// The distance by which edges within a column extend beyond their labels.
  private static let bend = 26.0

  func result() -> LayeredLayout.Result {
    let (lefts, widths) = horizontal()
    let items = placing.items
    let top = items.map(\.y).min() ?? 0
    let bottom = items.map { $0.y + $0.height }.max() ?? 0
    return LayeredLayout.Result(
      origins: layout.nodes.indices.map {
        Point(x: lefts[items[$0].column], y: items[$0].y - top)
      },
      courses: layout.edges.indices.map { course(of: $0, lefts, widths, top: top) },
      directions: directions,
      size: Point(x: (lefts.last ?? 0) + (widths.last ?? 0) + trailing, y: bottom - top)
    )
  }

  /// The space that edges within the last column need.
  private var trailing: Double {
    let last = placing.columns.count - 1
    let sides = layout.edges.indices.filter { index in
      chains[index].side.map { placing.items[placing.sideLinks[$0].from].column } == last
    }
    return sides.map { run(of: $0) + Self.bend }.max() ?? 0
  }

  /// The left edges and the widths of the columns.
  private func horizontal() -> (lefts: [Double], widths: [Double]) {
    let (items, columns, spacing) = (placing.items, placing.columns, layout.spacing)
    var isPorts = columns.map { _ in false }
    for index in layout.nodes.indices where layout.nodes[index].side != .free {
      isPorts[items[index].column] = true
    }
    var gaps = columns.indices.map {
      isPorts[$0] || ($0 + 1 < columns.count && isPorts[$0 + 1]) ? spacing.port : spacing.column
    }
    var sides = columns.map { _ in 0.0 }
    for index in layout.edges.indices {
      if let side = chains[index].side {
        let column = items[placing.sideLinks[side].from].column
        sides[column] = max(sides[column], run(of: index) + Self.bend)
      } else if run(of: index) > 0, let first = chains[index].items.first,
        let last = chains[index].items.last
      {
        let isBack = directions[index] == .backward
        let gap = isBack ? items[first].column : items[last].column - 1
        gaps[gap] = max(gaps[gap], run(of: index) + spacing.column * 0.8)
      }
    }
    var lefts: [Double] = []
    let widths = columns.map { $0.map { items[$0].width }.max() ?? 0 }
    var x = 0.0
    for index in columns.indices {
      lefts.append(x)
      x += widths[index] + gaps[index] + sides[index]
    }
    return (lefts, widths)
  }

  /// The length of the straight run at the target, beside which the label stands.
  private func run(of edge: Int) -> Double {
    let width = layout.edges[edge].labelWidth
    return width > 0 ? width + Self.labelMargin : 0
  }

  private func course(
    of edge: Int,
    _ lefts: [Double],
    _ widths: [Double],
    top: Double
  ) -> [Point] {
    let items = placing.items
    if let side = chains[edge].side {
      return sideCourse(placing.sideLinks[side], run: run(of: edge), lefts, widths, top: top)
    }
    let chain = chains[edge]
    guard let first = chain.items.first, let last = chain.items.last else { return [] }
    let isBack = directions[edge] == .backward
    let run = run(of: edge)
    let (start, end) = (items[first], items[last])
    let startY = start.y - top + placing.offset(chain.links[0], atLeft: true)
    let endY = end.y - top + placing.offset(chain.links[chain.links.count - 1], atLeft: false)
    let columnEnd = lefts[start.column] + widths[start.column]
    var points = [Point(x: lefts[start.column] + start.width, y: startY)]
    if isBack, run > 0 {
      points.append(Point(x: columnEnd + run, y: startY))
    } else if start.width < widths[start.column] {
      points.append(Point(x: columnEnd, y: startY))
    }
    for passed in chain.items.dropFirst().dropLast() {
      let item = items[passed]
      points.append(Point(x: lefts[item.column], y: item.y - top))
      if widths[item.column] > 0 {
        points.append(Point(x: lefts[item.column] + widths[item.column], y: item.y - top))
      }
    }
    if !isBack, run > 0 { points.append(Point(x: lefts[end.column] - run, y: endY)) }
    points.append(Point(x: lefts[end.column], y: endY))
    return isBack ? points.reversed() : points
  }

  private func sideCourse(
    _ link: ColumnPlacing.SideLink,
    run: Double,
    _ lefts: [Double],
    _ widths: [Double],
    top: Double
  ) -> [Point] {
    let (from, to) = (placing.items[link.from], placing.items[link.to])
    let fromY = from.y - top + (link.fromOffset ?? from.height / 2)
    let toY = to.y - top + (link.toOffset ?? to.height / 2)
    let x = lefts[from.column] + widths[from.column] + run
    return [
      Point(x: lefts[from.column] + from.width, y: fromY), Point(x: x, y: fromY),
      Point(x: x, y: toY), Point(x: lefts[to.column] + to.width, y: toY),
    ]
  }
}
