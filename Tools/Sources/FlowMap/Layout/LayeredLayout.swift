/// Places nodes in columns so that edges point from left to right, by Sugiyama's method.
///
/// Edges that close a cycle run backwards. Long edges pass between the nodes of intermediate
/// columns.
struct LayeredLayout {
  struct Node {
    var width: Double
    var height: Double
    var side = Side.free
  }

  struct Edge {
    var from: Int
    var to: Int
    /// Points from the top of the source; nil where the layout is free to choose.
    var fromOffset: Double?
    /// Points from the top of the target; nil where the layout is free to choose.
    var toOffset: Double?
    /// The width of the label, for which the gap beside the target has space.
    var labelWidth = 0.0
    /// A Boolean value that indicates whether the edge is ignored when columns are assigned.
    var isWeak = false
  }

  /// The side of the layout at which ports have their own column.
  enum Side {
    case leftPort, free, rightPort
  }

  enum Direction {
    case forward
    /// From right to left; it ends at the right side of its target.
    case backward
    /// Within a column, from right side to right side.
    case sideways
  }

  struct Spacing {
    var column = 56.0
    var row = 24.0
    /// Between an edge that passes a column and its neighbours.
    var passing = 16.0
    /// Between ports and the next column.
    var port = 22.0
  }

  struct Result {
    /// The top left corners of the nodes.
    var origins: [Point]
    /// The course of each edge, from its source to its target.
    var courses: [[Point]]
    var directions: [Direction]
    var size: Point
  }

  var nodes: [Node]
  var edges: [Edge]
  var spacing = Spacing()

  /// Returns the columns of the nodes, and the resulting directions of the edges.
  func columns() -> (of: [Int], directions: [Direction]) {
    let backward = backwardEdges()
    var column = [Int](repeating: 0, count: nodes.count)
    var outgoing = [[Int]](repeating: [], count: nodes.count)
    var degree = [Int](repeating: 0, count: nodes.count)
    for (index, edge) in edges.enumerated() where isFree(edge) {
      let (from, to) = backward[index] ? (edge.to, edge.from) : (edge.from, edge.to)
      outgoing[from].append(to)
      degree[to] += 1
    }
    var ready = nodes.indices.filter { degree[$0] == 0 }
    var next = 0
    while next < ready.count {
      let node = ready[next]
      next += 1
      for target in outgoing[node] {
        column[target] = max(column[target], column[node] + 1)
        degree[target] -= 1
        if degree[target] == 0 { ready.append(target) }
      }
    }
    let first = nodes.contains { $0.side == .leftPort } ? 1 : 0
    let last = first + 1 + (column.max() ?? 0)
    for index in nodes.indices {
      switch nodes[index].side {
      case .leftPort: column[index] = 0
      case .rightPort: column[index] = last
      case .free: column[index] += first
      }
    }
    let directions = edges.map { edge -> Direction in
      let (from, to) = (column[edge.from], column[edge.to])
      return from < to ? .forward : from > to ? .backward : .sideways
    }
    return (column, directions)
  }

  /// Returns whether an edge affects the assignment of columns.
  private func isFree(_ edge: Edge) -> Bool {
    edge.from != edge.to && !edge.isWeak && nodes[edge.from].side == .free
      && nodes[edge.to].side == .free
  }

  /// Marks edges as weak that satisfy `isWeak`, if their target has an earlier, strong edge.
  mutating func weaken(where isWeak: (Int) -> Bool) {
    var strong: Set<Int> = []
    for (index, edge) in edges.enumerated() where !isWeak(index) && edge.from != edge.to {
      strong.insert(edge.to)
    }
    for index in edges.indices where isWeak(index) {
      // Roots stay at the left.
      edges[index].isWeak = !strong.insert(edges[index].to).inserted
    }
  }

  /// Returns the edges that lead back to an active node in a depth-first search from the first
  /// node.
  private func backwardEdges() -> [Bool] {
    enum Mark { case new, open, done }
    var backward = [Bool](repeating: false, count: edges.count)
    var outgoing = [[Int]](repeating: [], count: nodes.count)
    for (index, edge) in edges.enumerated() where isFree(edge) { outgoing[edge.from].append(index) }
    var marks = [Mark](repeating: .new, count: nodes.count)
    for root in nodes.indices where marks[root] == .new {
      var stack = [(node: root, next: 0)]
      marks[root] = .open
      while let (node, next) = stack.last {
        guard next < outgoing[node].count else {
          marks[node] = .done
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[node][next]
        let target = edges[edge].to
        switch marks[target] {
        case .open: backward[edge] = true
        case .new:
          marks[target] = .open
          stack.append((target, 0))
        case .done: break
        }
      }
    }
    return backward
  }
}

/// A point, measured in points from the top left.
struct Point: Equatable, Sendable {
  var x: Double
  var y: Double

  static func + (left: Point, right: Point) -> Point {
    Point(x: left.x + right.x, y: left.y + right.y)
  }
}
