/// Working memory of the systems that share a solver.
final class SystemScratch {
  private(set) var constants: [Double] = []
  private(set) var given: [Double] = []

  /// Storage for the values of the cluster's variables.
  var values: [Double] = []

  /// Loads the constants and given values of a cluster.
  func load(_ cluster: TemplateCluster, from system: borrowing ConstraintSystem) {
    constants.removeAll(keepingCapacity: true)
    given.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    for constraint in cluster.constraints { constants.append(system.constants[Int(constraint)]) }
    for local in cluster.plan.structure.given {
      given.append(system.values[Int(cluster.variables[Int(local)])])
    }
    values.append(contentsOf: repeatElement(0, count: cluster.variables.count))
  }
}
