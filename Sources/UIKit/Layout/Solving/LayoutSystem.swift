import AutoLayout

/// The variables and constraints of a region, kept from one pass to the next.
///
/// It holds numbers only: views that leave a region are not kept alive. A pass describes the whole
/// region; what is described as before costs comparisons, new constants solve their clusters, and a new
/// structure is built anew.
@MainActor
final class LayoutSystem {
  typealias Role = ConstraintGraph.Role

  /// The two groups of constraints, in the order in which they are solved.
  enum Section: Int {
    /// Constraints of horizontal variables alone.
    case horizontal

    /// All others, some of which need the height of text in its width.
    case vertical
  }

  private var graph = ConstraintGraph(solver: SolvedLayout.solver)
  private var roles: [Role] = []
  private var variables: [ConstraintGraph.Variable] = []
  private var given: [Double] = []
  private var rows = [LayoutRows(), LayoutRows()]
  private var constraints: [[ConstraintGraph.Constraint]] = [[], []]

  /// The reports of conflicts as of the last pass, oldest first.
  private(set) var conflicts: [String] = []

  /// The number of clusters that were solved, for tests.
  private(set) var solvedClusters = 0

  /// Begins a pass.
  ///
  /// - Parameters:
  ///   - roles: The roles of all variables.
  ///   - given: The values of given variables, NaN for others.
  func begin(roles: [Role], given: [Double]) {
    if roles != self.roles {
      graph = ConstraintGraph(solver: SolvedLayout.solver)
      self.roles = roles
      variables = roles.map { graph.makeVariable($0) }
      self.given = Array(repeating: .nan, count: roles.count)
      rows = [LayoutRows(), LayoutRows()]
      constraints = [[], []]
    }
    for (index, value) in given.enumerated() where !(value == self.given[index]) {
      if value.isNaN, self.given[index].isNaN { continue }
      graph.setValue(value.isNaN ? nil : value, of: variables[index])
      self.given[index] = value
    }
  }

  /// Replaces the constraints of a section, and solves what has changed.
  ///
  /// - Returns: The conflicts that are new.
  func solve(_ section: Section, _ new: LayoutRows) -> [LayoutConflict] {
    let index = section.rawValue
    if new.hasStructure(of: rows[index]) {
      for (row, constant) in new.constants.enumerated() {
        graph.setConstant(constant, of: constraints[index][row])
      }
    } else {
      for constraint in constraints[index] { graph.remove(constraint) }
      constraints[index] = new.insert(into: graph, variables)
      rows[index] = new.withoutSources
    }
    let changes = graph.solve()
    solvedClusters += changes.solvedClusters
    return changes.contradictions.compactMap { conflict($0, section, new) }
  }

  func value(_ variable: Int32) -> Double { graph.value(of: variables[Int(variable)]) }

  /// Returns whether the constraints leave a variable a range.
  func isAmbiguous(_ variable: Int32) -> Bool { graph.isAmbiguous(variables[Int(variable)]) }

  func note(_ conflict: LayoutConflict) {
    let text = conflict.report
    guard !conflicts.contains(text) else { return }
    conflicts.append(text)
    LayoutReports.write(text)
  }

  private func conflict(
    _ contradiction: ConstraintGraph.Contradiction,
    _ section: Section,
    _ rows: LayoutRows
  ) -> LayoutConflict? {
    func source(_ constraint: ConstraintGraph.Constraint) -> LayoutSource? {
      constraints[section.rawValue].firstIndex(of: constraint).map { rows.sources[$0] }
    }
    guard let broken = source(contradiction.broken) else { return nil }
    return LayoutConflict(
      constraints: contradiction.constraints.compactMap(source),
      broken: broken
    )
  }
}
