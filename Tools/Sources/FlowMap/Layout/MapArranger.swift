/// Lays out flows as columns of boxes, and within each box its screens as columns of cards.
struct MapArranger {
  let graph: FlowGraph
  let cardSize: (_ id: String, _ ends: Int) -> Point
  let boxWidth: (_ id: String) -> Double
  let labelWidth: (Opening) -> Double

  func layout() -> MapLayout {
    let groups = makeGroups()
    var groupOf: [String: Int] = [:]
    for (index, group) in groups.enumerated() {
      for id in group.cards + [group.flow].compactMap(\.self) { groupOf[id] = index }
    }
    let across = graph.openings.indices.filter {
      guard let from = groupOf[graph.openings[$0].from], let to = groupOf[graph.openings[$0].to]
      else { return false }
      return from != to
    }
    // The columns of the groups determine the side at which a line leaves its group.
    var outer = LayeredLayout(
      nodes: groups.map { _ in .init(width: 1, height: 1) },
      edges: across.map {
        .init(from: groupOf[graph.openings[$0].from] ?? 0, to: groupOf[graph.openings[$0].to] ?? 0)
      },
      spacing: .init(column: 72, row: 44, passing: 24)
    )
    outer.weaken { graph.openings[across[$0]].isDashed }
    let directions = Dictionary(uniqueKeysWithValues: zip(across, outer.columns().directions))
    var others = OtherEnds()
    // The first pass determines the sources of lines, the second sorts the lines by them.
    for isLast in [false, true] {
      let insides = groups.map {
        GroupArranger(
          graph: graph,
          group: $0,
          groupOf: groupOf,
          directions: directions,
          others: others,
          cardSize: cardSize,
          boxWidth: boxWidth,
          labelWidth: labelWidth
        ).arrange()
      }
      outer.nodes = insides.map { .init(width: $0.size.x, height: $0.size.y) }
      for (index, opening) in across.enumerated() {
        let (from, to) = (outer.edges[index].from, outer.edges[index].to)
        outer.edges[index].fromOffset = insides[from].exits[opening]?.last?.y
        outer.edges[index].toOffset = insides[to].entries[opening]?.first?.y
        outer.edges[index].labelWidth = labelWidth(graph.openings[opening])
      }
      let placed = outer.place()
      if isLast { return assemble(groups, insides, placed, across: across) }
      for (index, opening) in across.enumerated() {
        let course = placed.courses[index]
        others.exits[opening] = course.dropFirst().first { $0.y != course.first?.y }?.y
        others.entries[opening] = course.dropLast().last { $0.y != course.last?.y }?.y
      }
    }
    return MapLayout()
  }

  /// The heights at which lines between groups enter or leave.
  struct OtherEnds {
    var exits: [Int: Double] = [:]
    var entries: [Int: Double] = [:]
  }

  /// Returns the flows with their screens, beginning with the first screens of the app.
  private func makeGroups() -> [MapGroup] {
    let flows = Set(graph.flows.map(\.id))
    let screens = Dictionary(grouping: graph.screens) {
      $0.flow.flatMap { flows.contains($0) ? $0 : nil }
    }
    var groups = graph.flows.map { flow -> MapGroup in
      let cards = screens[flow.id, default: []].map(\.id)
      return cards.isEmpty ? MapGroup(cards: [flow.id]) : MapGroup(flow: flow.id, cards: cards)
    }
    groups += screens[nil, default: []].map { MapGroup(cards: [$0.id]) }
    let starts = Set(graph.starts)
    let isFirst = groups.map { group in
      ([group.flow].compactMap(\.self) + group.cards).contains(where: starts.contains)
    }
    return groups.indices.filter { isFirst[$0] }.map { groups[$0] }
      + groups.indices.filter { !isFirst[$0] }.map { groups[$0] }
  }

  private func assemble(
    _ groups: [MapGroup],
    _ insides: [GroupArranger.Inside],
    _ placed: LayeredLayout.Result,
    across: [Int]
  ) -> MapLayout {
    var layout = MapLayout(size: placed.size)
    var lines: [Int: MapLayout.Line] = [:]
    for (index, group) in groups.enumerated() {
      let origin = placed.origins[index]
      let inside = insides[index]
      if let flow = group.flow {
        layout.boxes.append(.init(id: flow, frame: .init(origin: origin, size: inside.size)))
      }
      for card in group.cards {
        guard let frame = inside.frames[card] else { continue }
        layout.cards.append(
          .init(id: card, frame: .init(origin: frame.origin + origin, size: frame.size))
        )
      }
      for (opening, line) in inside.lines {
        lines[opening] = MapLayout.Line(
          opening: opening,
          course: line.course.map { $0 + origin },
          labelPlace: line.course.last.map { $0 + origin },
          endsAtRight: line.endsAtRight
        )
      }
    }
    for (index, opening) in across.enumerated() {
      guard let from = groups.firstIndex(where: { $0.contains(graph.openings[opening].from) }),
        let to = groups.firstIndex(where: { $0.contains(graph.openings[opening].to) })
      else { continue }
      let exit = (insides[from].exits[opening] ?? []).map { $0 + placed.origins[from] }
      let entry = (insides[to].entries[opening] ?? []).map { $0 + placed.origins[to] }
      let course = placed.courses[index]
      lines[opening] = MapLayout.Line(
        opening: opening,
        course: exit.dropLast() + course + entry.dropFirst(),
        labelPlace: course.last,
        endsAtRight: placed.directions[index] != .forward
      )
    }
    layout.lines = lines.keys.sorted().compactMap { lines[$0] }
    return layout
  }
}

/// A flow with its screens, or one card.
struct MapGroup {
  var flow: String?
  var cards: [String]

  func contains(_ id: String) -> Bool {
    flow == id || cards.contains(id)
  }
}
