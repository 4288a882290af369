/// The share of a constraint in the cost of a linear form.
///
/// Elimination turns a constraint into "form, relation, residual"; constraints of one form become
/// entries of one piecewise-linear cost function.
struct Entry: BitwiseCopyable {
  /// The constraint, whose residual is the breakpoint of the cost.
  let row: Int32

  /// The level of priority, an index into the plan's levels; 0 is required.
  let level: Int16

  let relation: Relation

  /// A Boolean value that indicates whether the form takes the residual where a range is left.
  var isTight = false

  /// The slope of the cost where the constraint is violated.
  let weight: Double
}
