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

  /// The origins of the rows of each section, for the length of a pass.
  private var sources: [ContiguousArray<LayoutSource>] = [[], []]

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
  func solve(_ section: Section, _ new: LayoutRows) {
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
    sources[index] = new.sources
    solvedClusters += graph.solve().solvedClusters
  }

  /// Ends a pass: forgets views.
  func end() { sources = [[], []] }

  func value(_ variable: Int32) -> Double { graph.value(of: variables[Int(variable)]) }

  /// Returns whether the constraints leave a variable a range.
  func isAmbiguous(_ variable: Int32) -> Bool { graph.isAmbiguous(variables[Int(variable)]) }

  /// Writes the conflicts that the last pass resolved.
  func reportConflicts() {
    conflicts = graph.contradictions.compactMap { contradiction in
      source(contradiction.broken).map { broken in
        LayoutConflict(
          constraints: contradiction.constraints.compactMap(source),
          broken: broken
        ).report
      }
    }
    for conflict in conflicts { LayoutReports.write(conflict) }
  }

  private func source(_ constraint: ConstraintGraph.Constraint) -> LayoutSource? {
    for section in constraints.indices {
      if let row = constraints[section].firstIndex(of: constraint) { return sources[section][row] }
    }
    return nil
  }
}
