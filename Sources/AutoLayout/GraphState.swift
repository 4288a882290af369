/// The contents of a graph.
///
/// They are a value, so that a call of a graph's method costs one check of exclusive access and not
/// one per list that it touches.
struct GraphState: ~Copyable {
  typealias Variable = ConstraintGraph.Variable
  typealias Constraint = ConstraintGraph.Constraint
  typealias Term = ConstraintGraph.Term
  typealias Role = ConstraintGraph.Role
  typealias Changes = ConstraintGraph.Changes
  typealias Contradiction = ConstraintGraph.Contradiction

  let solver: Solver
  var variables = ContiguousArray<VariableSlot>()
  var constraints = ContiguousArray<ConstraintSlot>()
  var clusters = ContiguousArray<Cluster?>()

  /// The clusters whose constraints each given variable takes part in.
  var dependents: [Int32: ContiguousArray<Int32>] = [:]

  /// Clusters that must be solved or rebuilt.
  var changedClusters = ContiguousArray<Int32>()

  /// Constraints without a cluster, and their terms.
  var loose = LooseConstraints()

  /// Variables that lost their cluster or their given value since the last solve.
  var released = ContiguousArray<Int32>()

  var freeVariables = ContiguousArray<Int32>()
  var freeConstraints = ContiguousArray<Int32>()
  var freeClusters = ContiguousArray<Int32>()
  private var lastVariable: UInt32 = 0
  private var lastConstraint: UInt32 = 0

  init(solver: Solver) { self.solver = solver }

  // MARK: - Variables

  mutating func makeVariable(_ role: Role) -> Variable {
    lastVariable += 1
    precondition(lastVariable < VariableSlot.positionFlag, "A graph has made too many variables.")
    let slot = VariableSlot(
      value: 0,
      key: role == .size ? lastVariable : lastVariable | VariableSlot.positionFlag,
      cluster: VariableSlot.noCluster
    )
    if let index = freeVariables.popLast() {
      variables[Int(index)] = slot
      return Variable(index: index, key: slot.key)
    }
    variables.append(slot)
    return Variable(index: Int32(variables.count - 1), key: slot.key)
  }

  mutating func remove(_ variable: Variable) {
    check(variable)
    rebuildPending()
    let slot = variables[Int(variable.index)]
    precondition(
      slot.cluster < 0 && (dependents[variable.index] ?? []).isEmpty,
      "A variable was removed before its constraints. Remove these first."
    )
    dependents[variable.index] = nil
    variables[Int(variable.index)].key = 0
    freeVariables.append(variable.index)
  }

  func value(of variable: Variable) -> Double {
    check(variable)
    return variables[Int(variable.index)].value
  }

  func isGiven(_ variable: Variable) -> Bool {
    check(variable)
    return variables[Int(variable.index)].cluster == VariableSlot.given
  }

  // MARK: - Constraints

  mutating func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true
  ) -> Constraint {
    precondition(constant.isFinite, "A constraint's constant is \(constant), which is not finite.")
    lastConstraint += 1
    for term in terms {
      check(term.variable)
      loose.append(term.variable.index, term.coefficient)
      touch(term.variable.index)
    }
    let position = loose.end(relation, priority: priority, isBreakable: isBreakable)
    let slot = ConstraintSlot(
      constant: constant,
      serial: lastConstraint,
      cluster: ConstraintSlot.noCluster,
      position: position
    )
    let index = freeConstraints.popLast() ?? Int32(constraints.count)
    if Int(index) == constraints.count {
      constraints.append(slot)
    } else {
      constraints[Int(index)] = slot
    }
    loose.constraints.append(index)
    return Constraint(index: index, serial: lastConstraint)
  }

  mutating func remove(_ constraint: Constraint) {
    check(constraint)
    let slot = constraints[Int(constraint.index)]
    if slot.cluster >= 0 {
      mark(slot.cluster, .structure)
    } else {
      loose.remove(constraint.index)
    }
    constraints[Int(constraint.index)].serial = 0
    // A cluster still lists the constraint; the number is free after the rebuild.
    if slot.cluster < 0 { freeConstraints.append(constraint.index) }
  }

  mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    check(constraint)
    precondition(constant.isFinite, "A constraint's constant is \(constant), which is not finite.")
    let slot = constraints[Int(constraint.index)]
    if slot.constant == constant { return }
    constraints[Int(constraint.index)].constant = constant
    if slot.cluster >= 0 { mark(slot.cluster, .constants) }
  }

  func constant(of constraint: Constraint) -> Double {
    check(constraint)
    return constraints[Int(constraint.index)].constant
  }

  // MARK: - Checks

  func check(_ variable: Variable) {
    precondition(
      variables[Int(variable.index)].key == variable.key,
      "A variable was used after its removal, or in another graph."
    )
  }

  func check(_ constraint: Constraint) {
    precondition(
      constraints[Int(constraint.index)].serial == constraint.serial,
      "A constraint was used after its removal, or in another graph."
    )
  }
}
