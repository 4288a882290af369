extension GraphState {
  mutating func setValue(_ value: Double?, of variable: Variable) {
    check(variable)
    let index = Int(variable.index)
    let isGiven = variables[index].cluster == VariableSlot.given
    guard let value else {
      if !isGiven { return }
      touchDependents(of: variable.index, .structure)
      variables[index].cluster = VariableSlot.noCluster
      released.append(variable.index)
      return
    }
    precondition(value.isFinite, "A variable's given value is \(value), which is not finite.")
    if isGiven {
      if variables[index].value == value { return }
      touchDependents(of: variable.index, .constants)
    } else {
      if variables[index].cluster >= 0 { mark(variables[index].cluster, .structure) }
      variables[index].cluster = VariableSlot.given
    }
    variables[index].value = value
  }

  mutating func setPriority(_ priority: Float, of constraint: Constraint) {
    check(constraint)
    precondition(priority > 0, "A priority is \(priority), which is not a number above 0.")
    loosen(constraint.index)
    let position = Int(constraints[Int(constraint.index)].position)
    let header = loose.headers[position]
    loose.headers[position] = ConstraintHeader(
      priority: priority,
      relation: header.relation,
      isBreakable: header.isBreakable
    )
  }

  func priority(of constraint: Constraint) -> Float {
    check(constraint)
    let slot = constraints[Int(constraint.index)]
    if slot.cluster < 0 { return loose.headers[Int(slot.position)].priority }
    let structure = clusters[Int(slot.cluster)]?.plan.structure
    return structure?.constraint(at: Int(slot.position))?.header.priority ?? .requiredPriority
  }

  // MARK: - Marking

  /// Notes that a cluster must be solved or rebuilt.
  mutating func mark(_ number: Int32, _ change: Cluster.Change) {
    guard let cluster = clusters[Int(number)] else { return }
    if cluster.change == .none { changedClusters.append(number) }
    if cluster.change != .structure { cluster.change = change }
  }

  /// Notes that a variable has a new constraint.
  mutating func touch(_ variable: Int32) {
    let cluster = variables[Int(variable)].cluster
    if cluster >= 0 { mark(cluster, .structure) }
  }

  private mutating func touchDependents(of variable: Int32, _ change: Cluster.Change) {
    for number in dependents[variable] ?? [] { mark(number, change) }
  }

  /// Takes a constraint out of its cluster, which is rebuilt.
  private mutating func loosen(_ index: Int32) {
    let number = constraints[Int(index)].cluster
    guard number >= 0, let cluster = clusters[Int(number)] else { return }
    mark(number, .structure)
    let position = Int(constraints[Int(index)].position)
    guard let known = cluster.plan.structure.constraint(at: position) else { return }
    copy(known.terms, known.header, of: index, from: cluster)
    constraints[Int(index)].cluster = ConstraintSlot.noCluster
    loose.constraints.append(index)
  }

  /// Copies the terms of a cluster's constraint to the loose ones.
  mutating func copy(
    _ terms: [AutoLayout.Term],
    _ header: ConstraintHeader,
    of index: Int32,
    from cluster: Cluster
  ) {
    for term in terms { loose.append(cluster.variables[term.variable], term.coefficient) }
    constraints[Int(index)].position = loose.end(header)
  }
}
