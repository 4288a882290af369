/// The state that a plan keeps of the last solve of a component.
///
/// The tilts prove a solution optimal for any constants, if every variable minimises its own cost
/// minus its tilt at every stage.
struct WarmStart {
  /// Basic variables by row, then nonbasic ones by column.
  let basis: ContiguousArray<Int32>

  let tableau: ContiguousArray<Double>

  /// The tilts of all variables, for each stage that has tilts.
  let tilts: ContiguousArray<Double>

  let stages: ContiguousArray<Stage>

  /// Number of pivots that produced the tableau, each of which adds rounding errors.
  let pivotCount: Int

  /// Number of values beyond which a component is not remembered.
  static let limit = 1 << 16

  /// Number of pivots after which a tableau is recomputed.
  static let pivotLimit = 200
}
