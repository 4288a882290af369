/// Solves systems of linear constraints with priorities.
///
/// Constraints of priority 1000 hold. Of the others, the sum of errors of the highest priority is
/// minimised and fixed, then that of the next one, and so on. The error of an equality is absolute,
/// that of an inequality is one-sided. Where a range is left, the solution is the one whose first size
/// is nearest to zero, then its second, and so on; then inequalities that were declared tight become
/// so, in the order in which they were appended; then the other variables are placed nearest to zero. The solution is unique and does not
/// depend on the order in which other constraints were appended.
///
/// ```swift
/// let solver = Solver()
/// let plan = solver.plan(for: structure)
/// var values = [Double](repeating: 0, count: structure.variableCount)
/// let isFeasible = solver.solve(plan, constants: [300, 80], into: &values)
/// ```
///
/// A solver keeps plans of recent structures and working memory. It is confined to one isolation
/// domain; its plans must not leave it.
public final class Solver {
  private var cache: StructureCache<Plan>
  private var templates: StructureCache<SystemTemplate>
  private var workspace = Workspace()

  /// Working memory of the systems that share the solver.
  let systemScratch = SystemScratch()

  /// A Boolean value that indicates whether solves start from the plan's last basis.
  ///
  /// The solution is the same; a test compares both.
  public var usesWarmStarts = true

  /// Creates a solver that keeps the plans of at least `planCapacity` structures.
  public init(planCapacity: Int = 256) {
    precondition(planCapacity > 0, "Expected a capacity of at least one plan, got \(planCapacity).")
    cache = StructureCache(capacity: planCapacity)
    templates = StructureCache(capacity: max(1, planCapacity / 4))
  }

  // MARK: - Plans

  /// Returns the plan of a structure, which is compiled if no equal one is known.
  ///
  /// - Complexity: O(k) for k constraints of a known structure.
  public func plan(for structure: Structure) -> Plan {
    if let plan = cache.entry(for: structure) { return plan }
    let plan = compile(structure)
    cache.insert(plan)
    return plan
  }

  /// Returns the clusters of a structure, which are found if no equal structure is known.
  ///
  /// - Complexity: O(k) for k constraints of a known structure.
  public func template(for structure: Structure) -> SystemTemplate {
    if let template = templates.entry(for: structure) { return template }
    var builder = TemplateBuilder(structure)
    let template = builder.build(self)
    templates.insert(template)
    return template
  }

  /// Removes all plans and templates; those in use stay valid.
  public func removeAllPlans() {
    cache.removeAll()
    templates.removeAll()
  }

  /// Compiles a structure without keeping its plan.
  func compile(_ structure: Structure) -> Plan { workspace.compiler.compile(structure) }

  // MARK: - Solving

  /// Solves a system.
  ///
  /// - Parameters:
  ///   - plan: The plan of the system's structure.
  ///   - constants: The constants of the constraints, in their order.
  ///   - given: The values of the given variables, in ascending order of the variables.
  ///   - values: The values of all variables. They are undefined if the system is infeasible.
  /// - Returns: Whether the required constraints can hold.
  /// - Complexity: O(k) for k constraints, if the components of several variables keep the basis
  ///   of the plan's last solve. A new basis takes about one pivot per constraint between
  ///   variables that elimination left, of O(n·m) each for n variables and m such constraints.
  public func solve(
    _ plan: Plan,
    constants: [Double],
    given: [Double] = [],
    into values: inout [Double]
  ) -> Bool {
    validate(plan.structure, constants, given, values.count)
    return values.withUnsafeMutableBufferPointer { buffer in
      workspace.solve(plan, constants, given, buffer, .solution, isWarm: usesWarmStarts)
    }
  }

  /// Returns which variables the constraints leave a range.
  ///
  /// - Parameters:
  ///   - plan: The plan of the system's structure.
  ///   - constants: The constants of the constraints.
  ///   - given: The values of the given variables.
  /// - Returns: A flag per variable, or nil if the system is infeasible.
  /// - Complexity: Two minimisations per variable that has a range or may have one.
  public func ambiguity(
    _ plan: Plan,
    constants: [Double],
    given: [Double] = []
  ) -> [Bool]? {
    let count = plan.structure.variableCount
    validate(plan.structure, constants, given, count)
    var direction = [Double](repeating: 0, count: count)
    let isFeasible = direction.withUnsafeMutableBufferPointer { buffer in
      workspace.solve(plan, constants, given, buffer, .ambiguity, isWarm: false)
    }
    return isFeasible ? direction.map { $0.magnitude > Tolerance.ambiguity } : nil
  }

  /// Returns whether the required constraints of a system can hold.
  func isFeasible(_ plan: Plan, constants: [Double], given: [Double]) -> Bool {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: plan.structure.variableCount) {
      $0.initialize(repeating: 0)
      return workspace.solve(plan, constants, given, $0, .feasibility, isWarm: false)
    }
  }

  // MARK: - Validation

  private func validate(
    _ structure: Structure,
    _ constants: [Double],
    _ given: [Double],
    _ valueCount: Int
  ) {
    precondition(
      constants.count == structure.constraintCount,
      "Expected \(structure.constraintCount) constants, got \(constants.count)."
    )
    precondition(
      given.count == structure.given.count,
      "Expected \(structure.given.count) given values, got \(given.count)."
    )
    precondition(
      valueCount == structure.variableCount,
      "Expected room for \(structure.variableCount) values, got \(valueCount)."
    )
    // Zero times a number is zero, unless the number is infinite or NaN.
    var sum = 0.0
    for constant in constants { sum += constant * 0 }
    for value in given { sum += value * 0 }
    if sum == 0 { return }
    for (index, constant) in constants.enumerated() where !constant.isFinite {
      preconditionFailure("Constraint \(index): constant \(constant) is not finite.")
    }
    for (index, value) in given.enumerated() where !value.isFinite {
      preconditionFailure("Given variable \(structure.given[index]): \(value) is not finite.")
    }
  }
}
