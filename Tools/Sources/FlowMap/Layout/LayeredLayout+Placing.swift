extension LayeredLayout {
  /// Places all nodes and edges.
  func place() -> Result {
    guard !nodes.isEmpty else {
      return Result(origins: [], courses: [], isBackward: [], size: Point(x: 0, y: 0))
    }
    let (column, backward) = columns()
    var items = nodes.indices.map {
      ColumnPlacing.Item(
        isPassing: false,
        column: column[$0],
        width: nodes[$0].width,
        height: nodes[$0].height
      )
    }
    var links: [ColumnPlacing.Link] = []
    let chains = edges.indices.map { index -> Chain in
      let edge = edges[index]
      guard edge.from != edge.to else { return Chain() }
      let isBack = backward[index]
      let (left, right) = isBack ? (edge.to, edge.from) : (edge.from, edge.to)
      var chain = Chain(items: [left])
      for passed in column[left]..<column[right] where passed > column[left] {
        items.append(.init(isPassing: true, column: passed, width: 0, height: 0))
        chain.items.append(items.count - 1)
      }
      chain.items.append(right)
      for (from, to) in zip(chain.items, chain.items.dropFirst()) {
        chain.links.append(links.count)
        links.append(.init(left: from, right: to))
      }
      links[chain.links[0]].leftOffset = isBack ? edge.toOffset : edge.fromOffset
      links[links.count - 1].rightOffset = isBack ? edge.fromOffset : edge.toOffset
      return chain
    }
    var placing = ColumnPlacing(items: items, links: links, spacing: spacing)
    placing.run()
    return result(placing, chains: chains, backward: backward)
  }

  /// The room on both sides of a label.
  private static let labelMargin = 22.0

  /// The items along an edge and the links between them, from left to right.
  private struct Chain {
    var items: [Int] = []
    var links: [Int] = []
  }

  private func result(_ placing: ColumnPlacing, chains: [Chain], backward: [Bool]) -> Result {
    let items = placing.items
    let columns = placing.columns
    let (lefts, widths) = horizontal(placing, chains: chains, backward: backward)
    let top = items.map(\.y).min() ?? 0
    let bottom = items.map { $0.y + $0.height }.max() ?? 0
    let courses = edges.indices.map { index -> [Point] in
      let chain = chains[index]
      guard let first = chain.items.first, let last = chain.items.last else { return [] }
      var points: [Point] = []
      let start = items[first]
      let startY =
        start.y - top + (placing.links[chain.links[0]].leftOffset ?? start.height / 2)
      points.append(Point(x: lefts[start.column] + start.width, y: startY))
      let isLabelled = edges[index].labelWidth > 0 && backward[index]
      if start.width < widths[start.column], !isLabelled {
        points.append(Point(x: lefts[start.column] + widths[start.column], y: startY))
      }
      for passed in chain.items.dropFirst().dropLast() {
        let item = items[passed]
        points.append(Point(x: lefts[item.column], y: item.y - top))
        if widths[item.column] > 0 {
          points.append(Point(x: lefts[item.column] + widths[item.column], y: item.y - top))
        }
      }
      let end = items[last]
      let link = placing.links[chain.links[chain.links.count - 1]]
      let endY = end.y - top + (link.rightOffset ?? end.height / 2)
      let target = Point(x: lefts[end.column], y: endY)
      let run = edges[index].labelWidth > 0 ? edges[index].labelWidth + Self.labelMargin : 0
      // The label stands beside a straight run at the target.
      if run > 0, backward[index] {
        points.insert(Point(x: lefts[start.column] + widths[start.column] + run, y: startY), at: 1)
      } else if run > 0 {
        points.append(Point(x: target.x - run, y: endY))
      }
      points.append(target)
      return backward[index] ? points.reversed() : points
    }
    return Result(
      origins: nodes.indices.map { Point(x: lefts[items[$0].column], y: items[$0].y - top) },
      courses: courses,
      isBackward: backward,
      size: Point(x: (lefts.last ?? 0) + (widths.last ?? 0), y: columns.isEmpty ? 0 : bottom - top)
    )
  }

  /// The left edges and the widths of the columns.
  private func horizontal(
    _ placing: ColumnPlacing,
    chains: [Chain],
    backward: [Bool]
  ) -> (lefts: [Double], widths: [Double]) {
    let items = placing.items
    let columns = placing.columns
    var isPorts = columns.map { _ in false }
    for index in nodes.indices where nodes[index].side != .free {
      isPorts[items[index].column] = true
    }
    var gaps = columns.indices.map {
      isPorts[$0] || ($0 + 1 < columns.count && isPorts[$0 + 1]) ? spacing.port : spacing.column
    }
    for (index, edge) in edges.enumerated() where edge.labelWidth > 0 {
      guard let first = chains[index].items.first, let last = chains[index].items.last else {
        continue
      }
      let gap = backward[index] ? items[first].column : items[last].column - 1
      gaps[gap] = max(gaps[gap], edge.labelWidth + Self.labelMargin + spacing.column * 0.8)
    }
    var lefts: [Double] = []
    let widths = columns.map { $0.map { items[$0].width }.max() ?? 0 }
    var x = 0.0
    for index in columns.indices {
      lefts.append(x)
      x += widths[index] + gaps[index]
    }
    return (lefts, widths)
  }
}
