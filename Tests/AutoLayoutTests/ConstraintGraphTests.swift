import Testing

@testable import AutoLayout

struct ConstraintGraphTests {
  private typealias Term = ConstraintGraph.Term

  @Test func aChangeTouchesItsClusterOnly() {
    let graph = ConstraintGraph(solver: Solver())
    let (a, b) = (graph.makeVariable(.size), graph.makeVariable(.size))
    let first = graph.add([Term(a)], .greaterThanOrEqual, 10)
    let second = graph.add([Term(b)], .greaterThanOrEqual, 20)
    #expect(graph.solve().solvedClusters == 2)
    #expect(graph.solve().solvedClusters == 0)
    graph.setConstant(15, of: first)
    let changes = graph.solve()
    #expect(changes.solvedClusters == 1)
    #expect(changes.changed == [a])
    graph.setConstant(15, of: first)
    #expect(graph.solve().solvedClusters == 0)
    graph.remove(second)
    #expect(graph.solve().changed == [b])
    #expect(graph.value(of: b) == 0)
  }

  @Test func aGivenValueIsABorder() {
    let graph = ConstraintGraph(solver: Solver())
    let (a, border, b) = (
      graph.makeVariable(.size), graph.makeVariable(.size), graph.makeVariable(.size)
    )
    _ = graph.add([Term(a), Term(border, -1)], .equal, 1)
    let right = graph.add([Term(b), Term(border, -1)], .equal, 2)
    #expect(graph.solve().solvedClusters == 1)
    graph.setValue(100, of: border)
    #expect(graph.solve().solvedClusters == 2)
    #expect([a, b].map { graph.value(of: $0) } == [101, 102])
    graph.setConstant(3, of: right)
    #expect(graph.solve().solvedClusters == 1)
    graph.setValue(200, of: border)
    #expect(graph.solve().solvedClusters == 2)
    #expect([a, b].map { graph.value(of: $0) } == [201, 203])
    graph.setValue(nil, of: border)
    #expect(graph.solve().solvedClusters == 1)
    // Without a given value all three are ambiguous, and the first one is placed first.
    #expect([a, border, b].map { graph.value(of: $0) } == [0, -1, 2])
    #expect(graph.isAmbiguous(a))
  }

  @Test func aNewConstraintJoinsClustersAndItsRemovalDividesThem() {
    let graph = ConstraintGraph(solver: Solver())
    let (a, b) = (graph.makeVariable(.size), graph.makeVariable(.size))
    _ = graph.add([Term(a)], .equal, 10, priority: 250)
    _ = graph.add([Term(b)], .equal, 20, priority: 750)
    graph.solve()
    let link = graph.add([Term(a), Term(b, -1)], .equal, 0)
    #expect(graph.solve().solvedClusters == 1)
    #expect([a, b].map { graph.value(of: $0) } == [20, 20])
    #expect(graph.priority(of: link) == 1000)
    graph.setPriority(100, of: link)
    #expect(graph.priority(of: link) == 100)
    graph.solve()
    #expect(graph.priority(of: link) == 100)
    #expect([a, b].map { graph.value(of: $0) } == [10, 20])
    graph.remove(link)
    #expect(graph.solve().solvedClusters == 2)
  }

  @Test func contradictionsAreReportedOnce() {
    let graph = ConstraintGraph(solver: Solver())
    let a = graph.makeVariable(.size)
    let first = graph.add([Term(a)], .equal, 10)
    let second = graph.add([Term(a)], .equal, 20)
    let found = graph.solve().contradictions
    #expect(found.map(\.constraints) == [[first, second]])
    #expect(found.map(\.broken) == [second])
    #expect(graph.value(of: a) == 10)
    #expect(!graph.isAmbiguous(a))
    let other = graph.add([Term(a)], .lessThanOrEqual, 100)
    #expect(graph.solve().contradictions.map(\.broken) == [second])
    graph.setConstant(90, of: other)
    #expect(graph.solve().contradictions.isEmpty)
    #expect(graph.contradictions.count == 1)
    graph.setConstant(10, of: second)
    graph.solve()
    #expect(graph.contradictions.isEmpty)
  }

  @Test func equalCellsShareAPlan() {
    let solver = Solver()
    let graph = ConstraintGraph(solver: solver)
    for row in 0..<20 {
      let (width, x) = (graph.makeVariable(.size), graph.makeVariable(.position))
      _ = graph.add([Term(width)], .greaterThanOrEqual, Double(row), priority: 750)
      _ = graph.add([Term(x), Term(width)], .equal, 100)
    }
    #expect(graph.solve().solvedClusters == 20)
    #expect(
      Set(graph.state.clusters.compactMap { $0.map { ObjectIdentifier($0.plan) } }).count == 1
    )
  }

  /// Changes a graph at random and compares it with one that is made anew.
  @Test(arguments: 0..<40)
  func changesEqualANewGraph(seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var model = GraphModel(&generator)
    let solver = Solver()
    let graph = ConstraintGraph(solver: solver)
    var live = model.build(graph)
    for _ in 0..<30 {
      model.change(graph, &live, &generator)
      graph.solve()
      let fresh = ConstraintGraph(solver: Solver())
      let rebuilt = model.build(fresh)
      fresh.solve()
      let (one, other) = (
        live.variables.map { graph.value(of: $0) }, rebuilt.variables.map { fresh.value(of: $0) }
      )
      #expect(areClose(one, other, 1e-8))
      #expect(graph.contradictions.count == fresh.contradictions.count)
    }
  }
}
