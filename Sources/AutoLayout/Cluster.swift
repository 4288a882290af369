/// Constraints that free variables connect, and the plan by which they are solved.
///
/// The terms of a cluster's constraints are those of its plan, which clusters of one kind share.
final class Cluster {
  let plan: Plan

  /// The system's variables in the order of the plan, given ones included.
  let variables: ContiguousArray<Int32>

  /// The system's constraints in the order of the plan, which is that of their addition.
  let constraints: ContiguousArray<Int32>

  /// The changes since the cluster was solved.
  var change = Change.constants

  /// The conflicts that the last solve resolved, in the plan's numbers.
  var conflicts: [Conflict] = []

  init(
    plan: Plan,
    variables: ContiguousArray<Int32>,
    constraints: ContiguousArray<Int32>
  ) {
    self.plan = plan
    self.variables = variables
    self.constraints = constraints
  }

  enum Change {
    case none
    case constants
    case structure
  }
}
