import AutoLayout

/// A screen of 60 views in a graph: 30 rows of an icon and a label that share a line.
@MainActor
final class Screen {
  let graph: ConstraintGraph
  var labelWidths: [(ConstraintGraph.Constraint, ConstraintGraph.Constraint)] = []
  var widths: [ConstraintGraph.Variable] = []
  let rootWidth: ConstraintGraph.Variable
  var activated: ConstraintGraph.Constraint?

  typealias Term = ConstraintGraph.Term

  init(_ solver: Solver, isConnected: Bool, rows: Int = 30) {
    graph = ConstraintGraph(solver: solver)
    rootWidth = graph.makeVariable(.size)
    graph.setValue(390, of: rootWidth)
    let rootHeight = graph.makeVariable(.size)
    var bottom: [Term] = []
    for row in 0..<rows {
      let icon = View(graph)
      let label = View(graph)
      addIntrinsic(icon, 24, 24)
      let width = addIntrinsic(label, Double(80 + row), 20)
      labelWidths.append(width)
      widths.append(label.width)
      _ = graph.add([Term(icon.x)], .equal, 16)
      _ = graph.add([Term(label.x), Term(icon.x, -1), Term(icon.width, -1)], .equal, 8)
      // Columns of equal width connect the rows, as a two-column form does.
      if isConnected {
        if row > 0 {
          _ = graph.add([Term(icon.width), Term(widths[row - 1], -1)], .lessThanOrEqual, 0)
        }
        _ = graph.add([Term(label.x), Term(label.width), Term(rootWidth, -1)], .equal, -16)
      } else {
        _ = graph.add(
          [Term(label.x), Term(label.width), Term(rootWidth, -1)],
          .lessThanOrEqual,
          -16
        )
      }
      let above = bottom.map { Term($0.variable, -$0.coefficient) }
      _ = graph.add([Term(icon.y)] + above, .equal, 8)
      _ = graph.add(
        [Term(label.y), Term(label.height, 0.5), Term(icon.y, -1), Term(icon.height, -0.5)],
        .equal,
        0
      )
      bottom = [Term(icon.y), Term(icon.height)]
    }
    _ = graph.add(bottom + [Term(rootHeight, -1)], .lessThanOrEqual, 0)
    graph.solve()
  }

  @discardableResult
  private func addIntrinsic(_ view: View, _ width: Double, _ height: Double)
    -> (ConstraintGraph.Constraint, ConstraintGraph.Constraint)
  {
    _ = graph.add([Term(view.height)], .lessThanOrEqual, height, priority: 250)
    _ = graph.add([Term(view.height)], .greaterThanOrEqual, height, priority: 750)
    return (
      graph.add([Term(view.width)], .lessThanOrEqual, width, priority: 250),
      graph.add([Term(view.width)], .greaterThanOrEqual, width, priority: 750)
    )
  }

  /// Changes the intrinsic width of the label in the middle.
  func changeSize(_ round: Int) {
    let width = Double(100 + round % 5)
    graph.setConstant(width, of: labelWidths[15].0)
    graph.setConstant(width, of: labelWidths[15].1)
    graph.solve()
  }

  /// Activates or deactivates a constraint between two labels.
  func toggle() {
    if let activated {
      graph.remove(activated)
      self.activated = nil
    } else {
      activated = graph.add([Term(widths[3]), Term(widths[20], -1)], .equal, 0, priority: 999)
    }
    graph.solve()
  }
}

@MainActor
func measureScreens() {
  for isConnected in [false, true] {
    let kind = isConnected ? "two-column screen" : "screen"
    let solver = Solver()
    let screen = Screen(solver, isConnected: isConnected)
    report(
      "one size changes in a \(kind) of 60 views",
      measure { round in screen.changeSize(round) }
    )
    report(
      "a constraint is activated in a \(kind) of 60 views",
      measure { _ in
        solver.removeAllPlans()
        screen.toggle()
      }
    )
    report(
      "a \(kind) of 60 views from nothing, as a graph",
      measure { _ in
        solver.removeAllPlans()
        _ = Screen(solver, isConnected: isConnected)
      }
    )
  }
  let solver = Solver()
  let large = Screen(solver, isConnected: true, rows: 200)
  report(
    "one size changes in a two-column screen of 400 views",
    measure { round in large.changeSize(round) }
  )
  report(
    "a two-column screen of 400 views from nothing, as a graph",
    measure { _ in
      solver.removeAllPlans()
      _ = Screen(solver, isConnected: true, rows: 200)
    }
  )
}
