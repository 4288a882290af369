import AutoLayout

/// A cell: a column of views in a root of given width, whose height follows.
struct Cell {
  let views: Int

  func size(_ view: Int, _ axis: Int) -> Int { 2 * view + axis }
  func position(_ view: Int, _ axis: Int) -> Int { 2 * (views + 1) + 2 * view + axis }

  var structure: Structure { structure(offset: 0) }

  /// The structure; cells of different offsets are of different kinds.
  func structure(offset: Double) -> Structure {
    let root = views
    var result = Structure(
      variableCount: 4 * (views + 1),
      given: [size(root, 0), position(root, 0), position(root, 1)]
    )
    result.reserve(constraints: 7 * views + 1, terms: 15 * views + 4)
    for view in 0..<views {
      result.appendTerm(Term(position(view, 0)))
      result.appendTerm(Term(position(root, 0), -1))
      result.closeConstraint(.equal)
      result.appendTerm(Term(position(view, 0)))
      result.appendTerm(Term(size(view, 0)))
      result.appendTerm(Term(position(root, 0), -1))
      result.appendTerm(Term(size(root, 0), -1))
      result.closeConstraint(.lessThanOrEqual)
      result.appendTerm(Term(position(view, 1)))
      if view == 0 {
        result.appendTerm(Term(position(root, 1), -1))
      } else {
        result.appendTerm(Term(position(view - 1, 1), -1))
        result.appendTerm(Term(size(view - 1, 1), -1))
      }
      result.closeConstraint(.equal)
      for axis in [0, 1] {
        result.appendTerm(Term(size(view, axis)))
        result.closeConstraint(.lessThanOrEqual, priority: 250)
        result.appendTerm(Term(size(view, axis)))
        result.closeConstraint(.greaterThanOrEqual, priority: 750)
      }
    }
    result.appendTerm(Term(position(views - 1, 1)))
    result.appendTerm(Term(size(views - 1, 1)))
    result.appendTerm(Term(position(root, 1), -1))
    result.appendTerm(Term(size(root, 1), -1 - offset))
    result.closeConstraint(.equal)
    return result
  }

  func constants(growth: Int) -> [Double] {
    var result: [Double] = []
    result.reserveCapacity(7 * views + 1)
    for view in 0..<views {
      let width = Double(40 + 13 * (view % 7) + growth)
      let height = Double(20 + view % 3)
      result += [16, -16, view == 0 ? 12 : 8, width, width, height, height]
    }
    result.append(-12)
    return result
  }

  var given: [Double] { [390, 0, 0] }
}

@MainActor
func measureCells(_ views: Int) {
  let cell = Cell(views: views)
  let solver = Solver()
  let constants = (0..<5).map { cell.constants(growth: $0) }
  var values = [Double](repeating: 0, count: 4 * (views + 1))
  func solve(_ structure: Structure, _ growth: Int) {
    let plan = solver.plan(for: structure)
    let isFeasible = solver.solve(
      plan,
      constants: constants[growth % 5],
      given: cell.given,
      into: &values
    )
    precondition(isFeasible, "The cell is infeasible.")
  }
  solve(cell.structure, 0)
  let sum = values.reduce(0, +)
  if let other = baseline[views] {
    precondition(abs(sum - other.sum) < 1e-6, "The baseline has other frames.")
  }
  let fromNothing = measure { round in
    solver.removeAllPlans()
    solve(cell.structure, round)
  }
  report("cell of \(views) views from nothing", fromNothing, views: views)
  let known = (0..<4).map { _ in cell.structure }
  let next = measure { round in solve(known[round & 3], round) }
  report("next cell of \(views) views, structure compared", next, views: views)
  let described = measure { round in solve(cell.structure, round) }
  report("next cell of \(views) views, structure described and compared", described, views: views)
}
