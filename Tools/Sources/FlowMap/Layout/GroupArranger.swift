/// Lays out the screens of one flow, and the lines to and from them up to the border of its box.
struct GroupArranger {
  /// The contents of a group, relative to the top left of its box.
  struct Inside {
    var size = Point(x: 0, y: 0)
    var frames: [String: MapLayout.Rectangle] = [:]
    /// The courses of openings within the group.
    var lines: [Int: (course: [Point], endsAtRight: Bool)] = [:]
    /// The courses of openings from their source to the border.
    var exits: [Int: [Point]] = [:]
    /// The courses of openings from the border to their target.
    var entries: [Int: [Point]] = [:]
  }

  let graph: FlowGraph
  let group: MapGroup
  let groupOf: [String: Int]
  /// For openings between groups.
  let directions: [Int: LayeredLayout.Direction]
  /// The heights of the other ends of lines between groups; empty in the first pass.
  let others: MapArranger.OtherEnds
  let cardSize: (_ id: String, _ ends: Int) -> Point
  let boxWidth: (_ id: String) -> Double
  let labelWidth: (Opening) -> Double

  private enum Role {
    case line, exit, entry
  }

  func arrange() -> Inside {
    var layout = LayeredLayout(nodes: [], edges: [])
    var ends: [String: Int] = [:]
    for opening in graph.openings where opening.from != opening.to {
      ends[opening.to, default: 0] += 1
      ends[opening.from, default: 0] += 1
    }
    for card in group.cards {
      let size = cardSize(card, ends[card] ?? 0)
      layout.nodes.append(.init(width: size.x, height: size.y))
    }
    let roles = addEdges(to: &layout)
    layout.weaken { roles[$0].role == .line && graph.openings[roles[$0].opening].isDashed }
    let placed = layout.place()
    return inside(layout, placed, roles)
  }

  /// The screen at which openings of the flow arrive.
  private var first: String? {
    let own = graph.openings.filter { $0.from == group.flow && group.cards.contains($0.to) }
    return own.first { $0.kind == .root }?.to ?? own.first?.to ?? group.cards.first
  }

  /// Adds an edge for each line of the group's cards.
  private func addEdges(to layout: inout LayeredLayout) -> [(opening: Int, role: Role)] {
    var roles: [(opening: Int, role: Role)] = []
    let isEntered = graph.openings.contains { $0.to == group.flow } || isStart
    for index in ordered {
      let opening = graph.openings[index]
      let source = group.cards.firstIndex(of: opening.from)
      let target = group.cards.firstIndex(of: opening.to)
      let isOwn = (group.contains(opening.from), group.contains(opening.to))
      switch isOwn {
      case (true, true):
        if let source, let target {
          layout.edges.append(
            .init(from: source, to: target, labelWidth: labelWidth(opening))
          )
          roles.append((index, .line))
        } else if let target, !(isEntered && opening.to == first) {
          addPort(.leftPort, to: target, of: &layout)
          roles.append((index, .line))
        }
      case (true, false):
        guard groupOf[opening.to] != nil, let source else { continue }
        addPort(directions[index] == .backward ? .leftPort : .rightPort, to: source, of: &layout)
        roles.append((index, .exit))
      case (false, true):
        let target = target ?? first.flatMap(group.cards.firstIndex)
        guard groupOf[opening.from] != nil, let target else { continue }
        addPort(directions[index] == .forward ? .leftPort : .rightPort, to: target, of: &layout)
        roles.append((index, .entry))
      case (false, false): continue
      }
    }
    return roles
  }

  /// The openings; those between groups are sorted by the height of their other ends.
  private var ordered: [Int] {
    let indices = graph.openings.indices.filter { graph.openings[$0].from != graph.openings[$0].to }
    let keys = indices.map { index -> Double in
      let ends = group.contains(graph.openings[index].from) ? others.exits : others.entries
      return ends[index] ?? 0
    }
    return zip(indices, keys).sorted { ($0.1, $0.0) < ($1.1, $1.0) }.map(\.0)
  }

  private var isStart: Bool { group.flow.map(graph.starts.contains) ?? false }

  private func addPort(_ side: LayeredLayout.Side, to card: Int, of layout: inout LayeredLayout) {
    let port = layout.nodes.count
    // A single card has no surrounding border.
    let node = LayeredLayout.Node(width: 0, height: 0, side: side)
    layout.nodes.append(node)
    layout.edges.append(
      side == .leftPort ? .init(from: port, to: card) : .init(from: card, to: port)
    )
  }

  private func inside(
    _ layout: LayeredLayout,
    _ placed: LayeredLayout.Result,
    _ roles: [(opening: Int, role: Role)]
  ) -> Inside {
    guard let flow = group.flow else { return single(layout, placed, roles) }
    var inside = Inside()
    let left =
      placed.origins.indices.contains { layout.nodes[$0].side == .leftPort }
      ? 0 : MapLayout.padding
    let right =
      placed.origins.indices.contains { layout.nodes[$0].side == .rightPort }
      ? 0 : MapLayout.padding
    let shift = Point(x: left, y: MapLayout.header)
    let width = left + placed.size.x + right
    inside.size = Point(
      x: max(width, boxWidth(flow)),
      y: placed.size.y + MapLayout.header + MapLayout.padding
    )
    let stretch = inside.size.x - width
    for (index, card) in group.cards.enumerated() {
      inside.frames[card] = .init(
        origin: placed.origins[index] + shift,
        size: Point(x: layout.nodes[index].width, y: layout.nodes[index].height)
      )
    }
    for (index, (opening, role)) in roles.enumerated() {
      var course = placed.courses[index].map { $0 + shift }
      if layout.nodes[layout.edges[index].to].side == .rightPort, stretch > 0,
        let last = course.last
      {
        course.append(Point(x: last.x + stretch, y: last.y))
      }
      switch role {
      case .line: inside.lines[opening] = (course, placed.directions[index] != .forward)
      case .exit:
        inside.exits[opening] = directions[opening] == .backward ? course.reversed() : course
      case .entry:
        inside.entries[opening] = directions[opening] == .forward ? course : course.reversed()
      }
    }
    for (index, opening) in graph.openings.enumerated() where opening.from == flow {
      guard !group.contains(opening.to) else { continue }
      // The flow itself opens something; the line begins beside its name.
      let x = directions[index] == .backward ? 0 : inside.size.x
      inside.exits[index] = [Point(x: x, y: MapLayout.header / 2)]
    }
    return inside
  }

  /// Returns a card without a box, at whose sides lines end.
  private func single(
    _ layout: LayeredLayout,
    _ placed: LayeredLayout.Result,
    _ roles: [(opening: Int, role: Role)]
  ) -> Inside {
    var inside = Inside()
    inside.size = Point(x: layout.nodes[0].width, y: layout.nodes[0].height)
    inside.frames[group.cards[0]] = .init(origin: Point(x: 0, y: 0), size: inside.size)
    return inside
  }
}
