extension GraphState {
  mutating func solve() -> Changes {
    rebuildPending()
    var changes = Changes()
    resetReleased(&changes)
    for number in changedClusters {
      guard let cluster = clusters[Int(number)] else { continue }
      solve(cluster, &changes)
    }
    changedClusters.removeAll(keepingCapacity: true)
    return changes
  }

  mutating func isAmbiguous(_ variable: Variable) -> Bool {
    check(variable)
    let slot = variables[Int(variable.index)]
    if slot.cluster == VariableSlot.given { return false }
    guard slot.cluster >= 0, let cluster = clusters[Int(slot.cluster)] else { return true }
    let (constants, given) = parameters(of: cluster)
    let broken = Set(cluster.conflicts.map(\.broken))
    var plan = cluster.plan
    var kept = constants
    if !broken.isEmpty {
      let remaining = constants.indices.filter { !broken.contains($0) }
      plan = solver.plan(for: plan.structure.restricted(to: remaining))
      kept = remaining.map { constants[$0] }
    }
    let flags = solver.ambiguity(plan, constants: kept, given: given)
    guard let local = cluster.variables.firstIndex(of: variable.index) else { return true }
    return flags?[local] ?? false
  }

  var contradictions: [Contradiction] {
    clusters.flatMap { cluster in
      cluster.map { cluster in cluster.conflicts.map { contradiction($0, in: cluster) } } ?? []
    }
  }

  private mutating func solve(_ cluster: Cluster, _ changes: inout Changes) {
    cluster.change = .none
    changes.solvedClusters += 1
    let scratch = solver.graphScratch
    let (constants, given) = parameters(of: cluster)
    scratch.values.removeAll(keepingCapacity: true)
    scratch.values.append(contentsOf: repeatElement(0, count: cluster.variables.count))
    let isFeasible = solver.solve(
      cluster.plan,
      constants: constants,
      given: given,
      into: &scratch.values
    )
    if isFeasible {
      cluster.conflicts = []
    } else {
      resolveConflicts(of: cluster, constants, given, &changes)
    }
    scratch.values.withUnsafeBufferPointer { values in
      for (local, index) in cluster.variables.enumerated()
      where variables[Int(index)].value != values[local] {
        variables[Int(index)].value = values[local]
        changes.changed.append(Variable(index: index, key: variables[Int(index)].key))
      }
    }
    scratch.constants = constants
    scratch.given = given
  }

  private func resolveConflicts(
    of cluster: Cluster,
    _ constants: [Double],
    _ given: [Double],
    _ changes: inout Changes
  ) {
    let solution = solver.solution(of: cluster.plan.structure, constants: constants, given: given)
    for conflict in solution.conflicts where !cluster.conflicts.contains(conflict) {
      changes.contradictions.append(contradiction(conflict, in: cluster))
    }
    cluster.conflicts = solution.conflicts
    solver.graphScratch.values = solution.values
  }

  /// Returns the constants and given values of a cluster, in memory that solves reuse.
  private func parameters(of cluster: Cluster) -> (constants: [Double], given: [Double]) {
    let scratch = solver.graphScratch
    var constants: [Double] = []
    var given: [Double] = []
    swap(&constants, &scratch.constants)
    swap(&given, &scratch.given)
    constants.removeAll(keepingCapacity: true)
    given.removeAll(keepingCapacity: true)
    for index in cluster.constraints { constants.append(constraints[Int(index)].constant) }
    for local in cluster.plan.structure.given {
      given.append(variables[Int(cluster.variables[Int(local)])].value)
    }
    return (constants, given)
  }

  private func contradiction(_ conflict: Conflict, in cluster: Cluster) -> Contradiction {
    func constraint(_ position: Int) -> Constraint {
      let index = cluster.constraints[position]
      return Constraint(index: index, serial: constraints[Int(index)].serial)
    }
    return Contradiction(
      constraints: conflict.constraints.map(constraint),
      broken: constraint(conflict.broken)
    )
  }
}
