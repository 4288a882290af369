/// A required constraint without variables: all of them were eliminated.
struct Check: BitwiseCopyable {
  /// The constraint, whose residual must have the relation to zero.
  let row: Int32

  let relation: Relation

  /// Returns whether "0, relation, residual" holds.
  func holds(_ residual: Double) -> Bool {
    switch relation {
    case .lessThanOrEqual: residual >= -Tolerance.feasibility
    case .equal: residual.magnitude <= Tolerance.feasibility
    case .greaterThanOrEqual: residual <= Tolerance.feasibility
    }
  }
}
