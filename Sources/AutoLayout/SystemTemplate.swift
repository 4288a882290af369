/// The clusters of a structure, which all systems of that structure share.
///
/// Constraints that share free variables form a cluster, which is solved separately. A variable
/// with a given value is a border between clusters: it does not connect constraints. Make a
/// template with ``Solver/template(for:)``.
///
/// Callers that solve in two steps number the variables of the first step evenly, and the others
/// oddly: see ``ConstraintSystem/solve(_:with:_:)``.
public final class SystemTemplate {
  /// The structure of the whole system.
  public let structure: Structure

  let clusters: ContiguousArray<TemplateCluster>

  /// The cluster of each constraint.
  let clusterOfConstraint: ContiguousArray<Int32>

  /// The cluster of each variable, or -1 for one that is given or has no constraint.
  let clusterOfVariable: ContiguousArray<Int32>

  /// The clusters whose constraints each given variable takes part in.
  let dependents: [Int32: ContiguousArray<Int32>]

  /// A Boolean value that indicates whether a cluster has variables of both steps.
  public let hasMixedClusters: Bool

  init(_ structure: Structure, clusters: ContiguousArray<TemplateCluster>) {
    self.structure = structure
    self.clusters = clusters
    var ofConstraint = ContiguousArray<Int32>(repeating: -1, count: structure.constraintCount)
    var ofVariable = ContiguousArray<Int32>(repeating: -1, count: structure.variableCount)
    var dependents: [Int32: ContiguousArray<Int32>] = [:]
    for (number, cluster) in clusters.enumerated() {
      for constraint in cluster.constraints { ofConstraint[Int(constraint)] = Int32(number) }
      for variable in cluster.variables { ofVariable[Int(variable)] = Int32(number) }
      for local in cluster.plan.structure.given {
        dependents[cluster.variables[Int(local)], default: []].append(Int32(number))
      }
    }
    for variable in structure.given { ofVariable[Int(variable)] = -1 }
    clusterOfConstraint = ofConstraint
    clusterOfVariable = ofVariable
    self.dependents = dependents
    hasMixedClusters = clusters.contains { $0.hasEven && $0.hasOdd }
  }

  /// Returns the number of a variable's cluster; nil if it is given or has no constraint.
  public func cluster(ofVariable variable: Int) -> Int? {
    let number = clusterOfVariable[variable]
    return number >= 0 ? Int(number) : nil
  }

  /// Returns the number of a constraint's cluster.
  public func cluster(ofConstraint constraint: Int) -> Int { Int(clusterOfConstraint[constraint]) }

  /// Returns whether a variable's cluster has variables of both steps.
  public func isMixed(_ variable: Int) -> Bool {
    let number = clusterOfVariable[variable]
    return number >= 0 && clusters[Int(number)].hasEven && clusters[Int(number)].hasOdd
  }
}

/// Constraints that free variables connect, and the plan by which they are solved.
struct TemplateCluster {
  let plan: Plan

  /// The system's variables in the order of the plan, given ones included.
  let variables: ContiguousArray<Int32>

  /// The system's constraints in the order of the plan.
  let constraints: ContiguousArray<Int32>

  /// A Boolean value that indicates whether free variables have even numbers.
  let hasEven: Bool

  /// A Boolean value that indicates whether free variables have odd numbers.
  let hasOdd: Bool
}
