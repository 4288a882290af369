import AutoLayout
import Foundation

/// Returns the resident memory in bytes.
private func residentBytes() -> Int {
  guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
    return 0
  }
  return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
}

/// Measures the memory of solved cells and of their structures.
@MainActor
func measureMemory() {
  let cell = Cell(views: 10)
  let solver = Solver(planCapacity: 4000)
  var values = [Double](repeating: 0, count: 44)
  let constants = cell.constants(growth: 0)
  func solveKind(_ number: Int) {
    let structure = cell.structure(offset: Double(number))
    let isFeasible = solver.solve(
      solver.plan(for: structure),
      constants: constants,
      given: cell.given,
      into: &values
    )
    precondition(isFeasible, "The cell is infeasible.")
  }
  for number in 0..<1000 { solveKind(number) }
  let before = residentBytes()
  for number in 1000..<4000 { solveKind(number) }
  print("memory of the kind of a cell of 10 views: \((residentBytes() - before) / 3000) bytes")

  let plan = solver.plan(for: cell.structure)
  var cells: [([Double], [Double])] = []
  cells.reserveCapacity(20_000)
  func solveCell(_ number: Int) {
    var values = [Double](repeating: 0, count: 44)
    let constants = cell.constants(growth: number % 5)
    _ = solver.solve(plan, constants: constants, given: cell.given, into: &values)
    cells.append((constants, values))
  }
  for number in 0..<5000 { solveCell(number) }
  let start = residentBytes()
  for number in 5000..<20_000 { solveCell(number) }
  print("memory of a solved cell of 10 views: \((residentBytes() - start) / 15_000) bytes")
}
