extension LayeredLayout {
  /// Places all nodes and edges.
  func place() -> Result {
    guard !nodes.isEmpty else {
      return Result(origins: [], courses: [], directions: [], size: Point(x: 0, y: 0))
    }
    let (column, directions) = columns()
    var items = nodes.indices.map {
      ColumnPlacing.Item(
        isPassing: false,
        column: column[$0],
        width: nodes[$0].width,
        height: nodes[$0].height
      )
    }
    var links: [ColumnPlacing.Link] = []
    var sides: [ColumnPlacing.SideLink] = []
    let chains = edges.indices.map { index -> Chain in
      let edge = edges[index]
      guard edge.from != edge.to else { return Chain() }
      if directions[index] == .sideways {
        sides.append(
          .init(
            from: edge.from,
            to: edge.to,
            fromOffset: edge.fromOffset,
            toOffset: edge.toOffset
          )
        )
        return Chain(side: sides.count - 1)
      }
      let isBack = directions[index] == .backward
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
    var placing = ColumnPlacing(items: items, links: links, sideLinks: sides, spacing: spacing)
    placing.run()
    return EdgeCourses(layout: self, placing: placing, chains: chains, directions: directions)
      .result()
  }

  /// The items along an edge and the links between them, from left to right.
  struct Chain {
    var items: [Int] = []
    var links: [Int] = []
    /// For an edge within a column.
    var side: Int?
  }
}
