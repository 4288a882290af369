import AutoLayout
import UIKitHosting

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

  /// Whether anything that the solution depends on may have changed.
  private(set) var isStale = true

  /// The size and the safe area of the root view that were solved last.
  private var solved: (size: SizeValue, safeArea: EdgesValue)?

  /// The views whose safe areas the solution depends on.
  private var safeAreaViews: Set<ObjectIdentifier> = []

  /// The sizes of texts.
  let contents = MeasuredContents()

  /// The sizes that fit the content, as far as they were asked for since the last change.
  private var fittings: [LayoutRegion.FittingKey: CGSize] = [:]

  /// The reports of conflicts as of the last pass, oldest first.
  private(set) var conflicts: [String] = []

  /// The number of clusters that were solved, for tests.
  private(set) var solvedClusters = 0

  // MARK: - Staleness

  /// Has the next layout solve the region.
  func invalidate() {
    isStale = true
    if !fittings.isEmpty { fittings = [:] }
  }

  /// Returns whether the last solution is that of a root view of this size.
  func isSolved(_ root: UIView, size: SizeValue) -> Bool {
    guard !isStale, let solved, solved.size == size else { return false }
    return !usesSafeArea(of: root) || solved.safeArea == root._layoutState?.safeArea ?? .zero
  }

  /// Notes that the region was solved.
  func settle(_ region: LayoutRegion, size: SizeValue) {
    // Views of other regions move without notice.
    isStale = !region.foreignViews.isEmpty
    solved = (size, region.root._layoutState?.safeArea ?? .zero)
    safeAreaViews = Set(region.safeAreaItems.map { ObjectIdentifier(region.items[$0].view) })
  }

  func usesSafeArea(of view: UIView) -> Bool { safeAreaViews.contains(ObjectIdentifier(view)) }

  /// Returns the size that fits a target, computed unless it is known.
  func fittingSize(_ key: LayoutRegion.FittingKey, _ compute: () -> CGSize) -> CGSize {
    if let known = fittings[key] { return known }
    let size = compute()
    fittings[key] = size
    return size
  }

  // MARK: - Passes

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
