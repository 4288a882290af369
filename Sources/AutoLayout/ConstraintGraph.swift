/// Variables and constraints that change one by one, and the values that solve them.
///
/// Constraints that share free variables form a cluster. A variable with a given value is a border
/// between clusters: it connects nothing. A change makes work in its own cluster only, and a new
/// constant does not touch the cluster's plan.
///
/// ```swift
/// let graph = ConstraintGraph(solver: solver)
/// let width = graph.makeVariable(.size)
/// let intrinsic = graph.add([.init(width)], .greaterThanOrEqual, 80, priority: 750)
/// graph.solve()
/// graph.setConstant(120, of: intrinsic)
/// let result = graph.solve()   // result.changed == [width], graph.value(of: width) == 120
/// ```
///
/// Graphs of one isolation domain share a solver.
public final class ConstraintGraph {
  private(set) var state: GraphState

  /// Creates a graph without variables.
  public init(solver: Solver) { state = GraphState(solver: solver) }

  // MARK: - Variables

  /// Makes a variable without constraints, whose value is 0.
  ///
  /// Ambiguous variables are placed nearest to zero, sizes before positions and each in the order
  /// of their creation.
  public func makeVariable(_ role: Role) -> Variable { state.makeVariable(role) }

  /// Removes a variable, whose constraints have been removed.
  public func remove(_ variable: Variable) { state.remove(variable) }

  /// Returns the value of a variable after the last ``solve()``, or its given value.
  public func value(of variable: Variable) -> Double { state.value(of: variable) }

  /// Gives a variable a value from outside, or nil to leave it to the constraints.
  ///
  /// A new value is a new constant for the constraints that use it. Becoming given or free changes
  /// the clusters.
  ///
  /// - Complexity: O(c) for c clusters that use the variable.
  public func setValue(_ value: Double?, of variable: Variable) {
    state.setValue(value, of: variable)
  }

  /// Returns whether a variable has a given value.
  public func isGiven(_ variable: Variable) -> Bool { state.isGiven(variable) }

  /// Returns whether the constraints leave a variable a range, as of the last ``solve()``.
  ///
  /// - Complexity: That of solving the variable's cluster anew, and two minimisations per variable
  ///   that has a range.
  public func isAmbiguous(_ variable: Variable) -> Bool { state.isAmbiguous(variable) }

  // MARK: - Constraints

  /// Adds the constraint "sum of terms, relation, constant".
  ///
  /// - Parameters:
  ///   - terms: The terms. A variable may occur in several ones.
  ///   - relation: The relation.
  ///   - constant: The right side, which is finite.
  ///   - priority: A number above 0; 1000 is required.
  ///   - isBreakable: Whether a conflict of required constraints may break this one.
  /// - Returns: The constraint, by which it is changed and removed.
  public func add(
    _ terms: [Term],
    _ relation: Relation,
    _ constant: Double,
    priority: Float = .requiredPriority,
    isBreakable: Bool = true
  ) -> Constraint {
    state.add(terms, relation, constant, priority: priority, isBreakable: isBreakable)
  }

  /// Removes a constraint.
  public func remove(_ constraint: Constraint) { state.remove(constraint) }

  /// Returns the constant of a constraint.
  public func constant(of constraint: Constraint) -> Double { state.constant(of: constraint) }

  /// Changes the constant of a constraint.
  ///
  /// An equal constant changes nothing.
  public func setConstant(_ constant: Double, of constraint: Constraint) {
    state.setConstant(constant, of: constraint)
  }

  /// Returns the priority of a constraint.
  ///
  /// - Complexity: O(k) for k constraints of its cluster.
  public func priority(of constraint: Constraint) -> Float { state.priority(of: constraint) }

  /// Changes the priority of a constraint.
  public func setPriority(_ priority: Float, of constraint: Constraint) {
    state.setPriority(priority, of: constraint)
  }

  // MARK: - Solving

  /// Solves the clusters that changed since the last solve.
  ///
  /// - Returns: The variables that have new values, and new contradictions.
  /// - Complexity: O(k) for k constraints of clusters with new constants; see ``Solver`` for
  ///   clusters that need another basis. Unchanged clusters cost nothing.
  @discardableResult
  public func solve() -> Changes { state.solve() }

  /// The contradictions that the last solve resolved by breaking constraints.
  public var contradictions: [Contradiction] { state.contradictions }
}
