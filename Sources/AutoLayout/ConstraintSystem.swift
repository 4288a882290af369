/// The constants and values of a system of constraints, whose structure is its template's.
///
/// A change makes work in its own cluster only.
///
/// ```swift
/// var system = ConstraintSystem(solver.template(for: structure))
/// system.setConstant(80, of: 0)
/// system.solve(with: solver)
/// system.setConstant(120, of: 0)
/// system.solve(with: solver) { changed.append($0) }   // system.values[0] == 120
/// ```
///
/// It keeps numbers only; working memory is the solver's.
public struct ConstraintSystem {
  /// The clusters of the system.
  public let template: SystemTemplate

  /// The right side of each constraint.
  public private(set) var constants: ContiguousArray<Double>

  /// The values of all variables after the last solve; 0 for those without constraints.
  public private(set) var values: ContiguousArray<Double>

  /// A bit per cluster that must be solved.
  private var stale: ContiguousArray<UInt64>

  /// The conflicts that the last solve of each cluster resolved, in the cluster's numbers.
  private var conflictsByCluster: [Int: [Conflict]] = [:]

  /// Creates a system whose constants and given values are 0.
  public init(_ template: SystemTemplate) {
    self.template = template
    constants = ContiguousArray(repeating: 0, count: template.structure.constraintCount)
    values = ContiguousArray(repeating: 0, count: template.structure.variableCount)
    stale = ContiguousArray(repeating: 0, count: (template.clusters.count + 63) / 64)
    for cluster in template.clusters.indices { markStale(cluster) }
  }

  // MARK: - Changes

  /// Changes the constant of a constraint; an equal one changes nothing.
  public mutating func setConstant(_ constant: Double, of constraint: Int) {
    guard constants[constraint] != constant else { return }
    precondition(
      constant.isFinite,
      "Constraint \(constraint): constant \(constant) is not finite."
    )
    constants[constraint] = constant
    markStale(Int(template.clusterOfConstraint[constraint]))
  }

  /// Changes the value of a given variable; an equal one changes nothing.
  public mutating func setValue(_ value: Double, of variable: Int) {
    guard values[variable] != value else { return }
    precondition(value.isFinite, "Given variable \(variable): \(value) is not finite.")
    values[variable] = value
    for cluster in template.dependents[Int32(variable)] ?? [] { markStale(Int(cluster)) }
  }

  /// A Boolean value that indicates whether a cluster must be solved.
  public var isStale: Bool { stale.contains { $0 != 0 } }

  /// Returns whether the cluster of a variable must be solved.
  public func isStale(_ variable: Int) -> Bool {
    let number = Int(template.clusterOfVariable[variable])
    return number >= 0 && stale[number >> 6] & 1 << UInt64(number & 63) != 0
  }

  private mutating func markStale(_ cluster: Int) {
    stale[cluster >> 6] |= 1 << UInt64(cluster & 63)
  }

  // MARK: - Solving

  /// The clusters that a step solves.
  public enum Step {
    /// Those with variables of even numbers.
    case first

    /// All.
    case last
  }

  /// Solves the clusters of a step that changed since they were solved.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - solver: The solver that made the template.
  ///   - changed: A closure that is called with each variable that has a new value.
  /// - Returns: The number of clusters that were solved.
  /// - Complexity: O(k) for k constraints of these clusters, if they keep the basis of their plan's
  ///   last solve; see ``Solver`` for others.
  @discardableResult
  public mutating func solve(
    _ step: Step = .last,
    with solver: Solver,
    _ changed: (Int) -> Void = { _ in }
  ) -> Int {
    var count = 0
    for word in stale.indices {
      var bits = stale[word]
      while bits != 0 {
        let bit = bits.trailingZeroBitCount
        bits &= bits - 1
        let number = word << 6 | bit
        if step == .first, !template.clusters[number].hasEven { continue }
        stale[word] &= ~(1 << UInt64(bit))
        solve(number, solver, changed)
        count += 1
      }
    }
    return count
  }

  private mutating func solve(_ number: Int, _ solver: Solver, _ changed: (Int) -> Void) {
    let cluster = template.clusters[number]
    let scratch = solver.systemScratch
    scratch.load(cluster, from: self)
    let isFeasible = solver.solve(
      cluster.plan,
      constants: scratch.constants,
      given: scratch.given,
      into: &scratch.values
    )
    if isFeasible {
      if !conflictsByCluster.isEmpty { conflictsByCluster[number] = nil }
    } else {
      let solution = solver.solution(
        of: cluster.plan.structure,
        constants: scratch.constants,
        given: scratch.given
      )
      conflictsByCluster[number] = solution.conflicts
      scratch.values = solution.values
    }
    for (local, variable) in cluster.variables.enumerated()
    where values[Int(variable)] != scratch.values[local] {
      values[Int(variable)] = scratch.values[local]
      changed(Int(variable))
    }
  }

  // MARK: - Results

  /// The conflicts that were resolved by breaking constraints.
  public var conflicts: [Conflict] {
    if conflictsByCluster.isEmpty { return [] }
    return conflictsByCluster.sorted { $0.key < $1.key }.flatMap { number, conflicts in
      let constraints = template.clusters[number].constraints
      return conflicts.map { conflict in
        Conflict(
          constraints: conflict.constraints.map { Int(constraints[$0]) },
          broken: Int(constraints[conflict.broken])
        )
      }
    }
  }

  /// Returns whether the constraints leave a variable a range, as of the last solve.
  ///
  /// - Complexity: That of solving the variable's cluster anew, and two minimisations per variable
  ///   that has a range.
  public func isAmbiguous(_ variable: Int, _ solver: Solver) -> Bool {
    let number = Int(template.clusterOfVariable[variable])
    guard number >= 0 else {
      return template.structure.given.firstIndex(of: Int32(variable)) == nil
    }
    let cluster = template.clusters[number]
    guard let local = cluster.variables.firstIndex(of: Int32(variable)) else { return true }
    let scratch = solver.systemScratch
    scratch.load(cluster, from: self)
    let broken = Set(conflictsByCluster[number]?.map(\.broken) ?? [])
    let kept = scratch.constants.indices.filter { !broken.contains($0) }
    let plan =
      broken.isEmpty
      ? cluster.plan : solver.plan(for: cluster.plan.structure.restricted(to: kept))
    let constants = kept.map { scratch.constants[$0] }
    return solver.ambiguity(plan, constants: constants, given: scratch.given)?[local] ?? false
  }
}
