import AutoLayout

extension Cell {
  /// Adds the cell's variables and constraints to a graph.
  func add(to graph: ConstraintGraph) {
    typealias Term = ConstraintGraph.Term
    let root = View(graph)
    for (variable, value) in zip([root.width, root.x, root.y], given) {
      graph.setValue(value, of: variable)
    }
    var above: View?
    for number in 0..<views {
      let view = View(graph)
      let width = Double(40 + 13 * (number % 7))
      let height = Double(20 + number % 3)
      _ = graph.add([Term(view.x), Term(root.x, -1)], .equal, 16)
      _ = graph.add(
        [Term(view.x), Term(view.width), Term(root.x, -1), Term(root.width, -1)],
        .lessThanOrEqual,
        -16
      )
      if let above {
        _ = graph.add([Term(view.y), Term(above.y, -1), Term(above.height, -1)], .equal, 8)
      } else {
        _ = graph.add([Term(view.y), Term(root.y, -1)], .equal, 12)
      }
      _ = graph.add([Term(view.width)], .lessThanOrEqual, width, priority: 250)
      _ = graph.add([Term(view.width)], .greaterThanOrEqual, width, priority: 750)
      _ = graph.add([Term(view.height)], .lessThanOrEqual, height, priority: 250)
      _ = graph.add([Term(view.height)], .greaterThanOrEqual, height, priority: 750)
      above = view
    }
    if let above {
      _ = graph.add(
        [Term(above.y), Term(above.height), Term(root.y, -1), Term(root.height, -1)],
        .equal,
        -12
      )
    }
  }
}

/// The four variables of a view.
struct View {
  let x: ConstraintGraph.Variable
  let y: ConstraintGraph.Variable
  let width: ConstraintGraph.Variable
  let height: ConstraintGraph.Variable

  init(_ graph: ConstraintGraph) {
    x = graph.makeVariable(.position)
    y = graph.makeVariable(.position)
    width = graph.makeVariable(.size)
    height = graph.makeVariable(.size)
  }
}
