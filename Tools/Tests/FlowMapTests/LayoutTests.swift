import Testing

@testable import FlowMap

/// Layouts of random graphs, with fixed seeds.
struct LayoutTests {
  /// A generator whose numbers depend on its seed alone.
  struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) ^ (state << 31)
    }
  }

  /// Returns a map with flows, screens outside of flows, cycles and screens that open themselves.
  static func graph(seed: UInt64) -> FlowGraph {
    var dice = Dice(state: seed)
    var graph = FlowGraph(name: "Random \(seed)")
    let place = SourcePlace(file: "A.swift", line: 1, column: 1)
    let flows = Int.random(in: 0...6, using: &dice)
    for number in 0..<flows {
      graph.flows.append(
        Flow(id: "f\(number)", name: "Flow \(number)", type: "F\(number)", place: place)
      )
    }
    for number in 0..<Int.random(in: 1...16, using: &dice) {
      let flow =
        flows > 0 && Bool.random(using: &dice) ? Int.random(in: 0..<flows, using: &dice) : nil
      var screen = Screen(id: "s\(number)", name: "Screen \(number)", kind: .screen, place: place)
      screen.flow = flow.map { "f\($0)" }
      screen.routes = (0..<Int.random(in: 0...4, using: &dice)).map { "/route/\($0)" }
      graph.screens.append(screen)
    }
    let ids = graph.flows.map(\.id) + graph.screens.map(\.id)
    for _ in 0..<Int.random(in: 0...(ids.count * 2), using: &dice) {
      graph.openings.append(
        Opening(
          from: ids.randomElement(using: &dice) ?? "s0",
          to: ids.randomElement(using: &dice) ?? "s0",
          kind: Opening.Kind.allCases.randomElement(using: &dice) ?? .push,
          label: Bool.random(using: &dice) ? "label" : nil,
          followsResult: Bool.random(using: &dice),
          place: place
        )
      )
    }
    graph.starts = [ids[0]]
    return graph
  }

  private func layout(_ graph: FlowGraph) -> MapLayout {
    MapLayout(
      graph,
      cardSize: { _, ends in Point(x: 172, y: max(44, Double(ends) * 18 + 18)) },
      boxWidth: { _ in 120 },
      labelWidth: { TextWidth.of($0.words, size: 11) }
    )
  }

  @Test(arguments: 1...120)
  func noCardsOrBoxesOverlap(seed: UInt64) {
    let graph = Self.graph(seed: seed)
    let layout = layout(graph)
    let cards = layout.cards
    #expect(
      Set(cards.map(\.id) + layout.boxes.map(\.id))
        == Set(graph.flows.map(\.id) + graph.screens.map(\.id))
    )
    for (index, card) in cards.enumerated() {
      for other in cards.dropFirst(index + 1) {
        #expect(!card.frame.overlaps(other.frame), "\(card.id) and \(other.id)")
      }
    }
    for (index, box) in layout.boxes.enumerated() {
      for other in layout.boxes.dropFirst(index + 1) {
        #expect(!box.frame.overlaps(other.frame), "\(box.id) and \(other.id)")
      }
      for card in cards {
        let isOwn = graph.screens.first { $0.id == card.id }?.flow == box.id
        let isInside = box.frame.contains(card.frame)
        #expect(isInside == isOwn, "\(card.id) in \(box.id)")
        #expect(isOwn || !box.frame.overlaps(card.frame), "\(card.id) and \(box.id)")
      }
    }
  }

  @Test(arguments: 1...120)
  func everyLineBeginsAndEndsAtItsEnds(seed: UInt64) throws {
    let graph = Self.graph(seed: seed)
    let layout = layout(graph)
    var frames: [String: MapLayout.Rectangle] = [:]
    for card in layout.cards { frames[card.id] = card.frame }
    for box in layout.boxes { frames[box.id] = box.frame }
    for line in layout.lines {
      let opening = graph.openings[line.opening]
      let from = try #require(frames[opening.from])
      let to = try #require(frames[opening.to])
      let first = try #require(line.course.first)
      let last = try #require(line.course.last)
      #expect(from.touches(first), "\(opening.from) → \(opening.to): \(first) and \(from)")
      #expect(to.touches(last), "\(opening.from) → \(opening.to): \(last) and \(to)")
    }
  }

  @Test(arguments: 1...120)
  func noLinePassesThroughAScreen(seed: UInt64) {
    let graph = Self.graph(seed: seed)
    let layout = layout(graph)
    for line in layout.lines {
      let opening = graph.openings[line.opening]
      for card in layout.cards where card.id != opening.from && card.id != opening.to {
        for (from, to) in zip(line.course, line.course.dropFirst()) where from.y == to.y {
          let (left, right) = (min(from.x, to.x), max(from.x, to.x))
          let crosses =
            left < card.frame.right && right > card.frame.origin.x
            && from.y > card.frame.origin.y && from.y < card.frame.bottom
          #expect(!crosses, "\(opening.from) → \(opening.to) through \(card.id)")
        }
      }
    }
  }

  @Test func edgesOfATreeGoFromLeftToRight() {
    let layout = LayeredLayout(
      nodes: (0..<4).map { _ in .init(width: 100, height: 40) },
      edges: [.init(from: 0, to: 1), .init(from: 0, to: 2), .init(from: 2, to: 3)]
    )
    let placed = layout.place()
    #expect(placed.directions == [.forward, .forward, .forward])
    #expect(placed.origins[0].x < placed.origins[1].x)
    #expect(placed.origins[2].x < placed.origins[3].x)
    #expect(placed.origins[1].x == placed.origins[2].x)
  }

  @Test func anEdgeThatClosesACircleRunsBack() {
    let layout = LayeredLayout(
      nodes: (0..<2).map { _ in .init(width: 100, height: 40) },
      edges: [.init(from: 0, to: 1), .init(from: 1, to: 0)]
    )
    #expect(layout.place().directions == [.forward, .backward])
  }
}

extension MapLayout.Rectangle {
  /// Returns whether a point is on the border or inside.
  fileprivate func touches(_ point: Point) -> Bool {
    point.x >= origin.x - 0.01 && point.x <= right + 0.01 && point.y >= origin.y - 0.01
      && point.y <= bottom + 0.01
  }
}
