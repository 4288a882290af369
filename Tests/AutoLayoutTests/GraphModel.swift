@testable import AutoLayout

/// A description of a graph, from which the same graph can be made at any time.
struct GraphModel {
  struct Item {
    var terms: [(Int, Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  struct Live {
    var variables: [ConstraintGraph.Variable] = []
    var constraints: [ConstraintGraph.Constraint] = []
  }

  var given: [Double?]
  var items: [Item] = []

  init(_ generator: inout SeededGenerator) {
    given = [Double?](repeating: nil, count: 10)
    for _ in 0..<12 { items.append(Self.item(&generator)) }
  }

  private static func item(_ generator: inout SeededGenerator) -> Item {
    let size = Int.random(in: 1...3, using: &generator)
    return Item(
      terms: (0..<10).shuffled(using: &generator).prefix(size).map {
        ($0, [1, -1, 0.5][Int.random(in: 0..<3, using: &generator)])
      },
      relation: [.lessThanOrEqual, .equal, .greaterThanOrEqual][
        Int.random(in: 0..<3, using: &generator)
      ],
      constant: Double(Int.random(in: 0...50, using: &generator)),
      priority: [1000, 750, 250][Int.random(in: 0..<3, using: &generator)]
    )
  }

  func build(_ graph: ConstraintGraph) -> Live {
    var live = Live()
    for (index, value) in given.enumerated() {
      live.variables.append(graph.makeVariable(index < 5 ? .size : .position))
      if let value { graph.setValue(value, of: live.variables[index]) }
    }
    for item in items { live.constraints.append(add(item, graph, live)) }
    return live
  }

  private func add(_ item: Item, _ graph: ConstraintGraph, _ live: Live)
    -> ConstraintGraph.Constraint
  {
    graph.add(
      item.terms.map { ConstraintGraph.Term(live.variables[$0.0], $0.1) },
      item.relation,
      item.constant,
      priority: item.priority
    )
  }

  /// Makes one random change, in the description and in a graph.
  mutating func change(
    _ graph: ConstraintGraph,
    _ live: inout Live,
    _ generator: inout SeededGenerator
  ) {
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      let item = Self.item(&generator)
      items.append(item)
      live.constraints.append(add(item, graph, live))
    case 1 where !items.isEmpty:
      let index = Int.random(in: items.indices, using: &generator)
      items.remove(at: index)
      graph.remove(live.constraints.remove(at: index))
    case 2 where !items.isEmpty:
      let index = Int.random(in: items.indices, using: &generator)
      items[index].priority = items[index].priority == 1000 ? 500 : 1000
      graph.setPriority(items[index].priority, of: live.constraints[index])
    case 3:
      let index = Int.random(in: given.indices, using: &generator)
      given[index] =
        given[index] == nil || Bool.random(using: &generator)
        ? Double(Int.random(in: 0...40, using: &generator)) : nil
      graph.setValue(given[index], of: live.variables[index])
    default:
      guard !items.isEmpty else { return }
      let index = Int.random(in: items.indices, using: &generator)
      items[index].constant += 5
      graph.setConstant(items[index].constant, of: live.constraints[index])
    }
  }
}
