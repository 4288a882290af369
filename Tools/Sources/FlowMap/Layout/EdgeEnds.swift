/// Spreads the ends of edges along the sides of their nodes, in the order of the other ends.
struct EdgeEnds {
  /// An end of an edge.
  private enum End: Hashable {
    case linkLeft(Int)
    case linkRight(Int)
    case sideFrom(Int)
    case sideTo(Int)
  }

  /// The ends that the layout may move, at the right and at the left side of each item.
  private var rights: [[End]]
  private var lefts: [[End]]

  init(_ placing: ColumnPlacing) {
    rights = Array(repeating: [], count: placing.items.count)
    lefts = rights
    for (index, link) in placing.links.enumerated() {
      if link.leftOffset == nil { rights[link.left].append(.linkLeft(index)) }
      if link.rightOffset == nil { lefts[link.right].append(.linkRight(index)) }
    }
    for (index, link) in placing.sideLinks.enumerated() {
      if link.fromOffset == nil { rights[link.from].append(.sideFrom(index)) }
      if link.toOffset == nil { rights[link.to].append(.sideTo(index)) }
    }
  }

  /// Recomputes the ends.
  func spread(_ placing: inout ColumnPlacing) {
    for item in placing.items.indices where placing.items[item].height > 0 {
      for ends in [rights[item], lefts[item]] {
        let heights = ends.map { self.otherEnd(of: $0, placing) }
        let sorted = zip(ends.indices, heights).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
        for (place, end) in sorted.enumerated() {
          let height = placing.items[item].height
          let step = min(18, height / Double(ends.count + 1))
          let offset = height / 2 + (Double(place) - Double(ends.count - 1) / 2) * step
          set(ends[end], offset, &placing)
        }
      }
    }
  }

  private func otherEnd(of end: End, _ placing: ColumnPlacing) -> Double {
    switch end {
    case .linkLeft(let index):
      placing.items[placing.links[index].right].y + placing.offset(index, atLeft: false)
    case .linkRight(let index):
      placing.items[placing.links[index].left].y + placing.offset(index, atLeft: true)
    case .sideFrom(let index): middle(placing.sideLinks[index].to, placing)
    case .sideTo(let index): middle(placing.sideLinks[index].from, placing)
    }
  }

  private func middle(_ item: Int, _ placing: ColumnPlacing) -> Double {
    placing.items[item].y + placing.items[item].height / 2
  }

  private func set(_ end: End, _ offset: Double, _ placing: inout ColumnPlacing) {
    switch end {
    case .linkLeft(let index): placing.links[index].leftOffset = offset
    case .linkRight(let index): placing.links[index].rightOffset = offset
    case .sideFrom(let index): placing.sideLinks[index].fromOffset = offset
    case .sideTo(let index): placing.sideLinks[index].toOffset = offset
    }
  }
}
